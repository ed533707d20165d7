/** What the verification of logs can find. A note is worth knowing; everything else says that something was changed. */
const findingCodes = [
  // the log
  'game-missing',
  'opening-missing',
  'opening-changed',
  'log-unexpected',
  'entry-missing',
  'entry-extra',
  'entry-changed',
  'entry-illegal',
  'entry-dated-back',
  'entry-too-early',
  // what the game's row says of its beginning
  'rules-differ',
  'clock-differs',
  'aids-differ',
  'scenario-differs',
  'variation-differs',
  'imported-differs',
  'seats-differ',
  'commitment-differs',
  'seed-differs',
  'engine-version-differs',
  'dates-differ',
  // what it says of its present
  'head-differs',
  'status-differs',
  'awaiting-differs',
  'deadline-differs',
  'scores-differ',
  'places-differ',
  // answers kept for repeated requests
  'answer-differs',
  'answer-without-entry',
  // anchors
  'anchored-game-missing',
  'anchored-entry-missing',
  'anchored-entry-changed',
  'entry-not-anchored',
  'anchor-file-missing',
  'anchor-line-changed',
  'anchor-lines-missing',
  'anchor-differs',
  'anchor-lost',
  // notes
  'no-anchors',
  'no-anchor-file',
  'anchors-late',
] as const;
export type FindingCode = (typeof findingCodes)[number];

const notes: ReadonlySet<FindingCode> = new Set(['no-anchors', 'no-anchor-file', 'anchors-late']);

/** One thing that is not as it should be. Codes are stable, details are for people. */
export interface Finding {
  readonly code: FindingCode;
  /** Undefined: it is about the anchors and not about one game. */
  readonly game?: string;
  /** The entry it is about; 0 is the opening. */
  readonly seq?: number;
  /** A sentence. */
  readonly detail: string;
}

/** Whether a finding is only worth knowing: nothing need have been changed. */
export const isNote = ({ code }: Finding): boolean => notes.has(code);

/** Collects the findings about one game. */
export class Findings {
  readonly #game: string;
  readonly list: Finding[] = [];

  constructor(game: string) {
    this.#game = game;
  }

  add(code: FindingCode, detail: string, seq?: number): void {
    this.list.push({ code, game: this.#game, ...(seq !== undefined && { seq }), detail });
  }

  has(code: FindingCode): boolean {
    return this.list.some((finding) => finding.code === code);
  }
}
