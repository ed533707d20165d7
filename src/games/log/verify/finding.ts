/** Codes of findings. A note is for information; any other code means that data was changed. */
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
  // the start of the game, in its row
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
  // the current state of the game, in its row
  'head-differs',
  'status-differs',
  'awaiting-differs',
  'deadline-differs',
  'scores-differ',
  'places-differ',
  // answers stored for repeated requests
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

/** A deviation from the expected state. Codes are stable; details are for people. */
export interface Finding {
  readonly code: FindingCode;
  /** Undefined if it is about the anchors instead of one game. */
  readonly game?: string;
  /** The entry it is about; 0 is the opening. */
  readonly seq?: number;
  /** A sentence. */
  readonly detail: string;
}

/** Whether a finding is for information only, and doesn't mean that data was changed. */
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
