import { type Finding, isNote } from '../../games/log/verify/finding.ts';

/** The extent of a verification. */
export interface Verified {
  readonly games: number;
  readonly entries: number;
  readonly anchors: number;
}

/** Prints findings as they arrive, as sentences or as lines of JSON, and counts them. */
export class Report {
  readonly #isJson: boolean;
  readonly #wrongGames = new Set<string>();
  #findings = 0;

  constructor(isJson: boolean) {
    this.#isJson = isJson;
  }

  add(finding: Finding): void {
    const { code, game, seq, detail } = finding;
    if (!isNote(finding)) this.#findings += 1;
    if (!isNote(finding) && game !== undefined) this.#wrongGames.add(game);
    const where = game === undefined ? '' : `game ${game}${seq === undefined ? '' : `, entry ${seq}`}: `;
    if (this.#isJson) this.#print({ type: isNote(finding) ? 'note' : 'finding', ...finding });
    else console.log(`${where}${code}: ${detail}`);
  }

  /** Prints the totals. Returns the exit status of the process. */
  end({ games, entries, anchors }: Verified): 0 | 1 {
    const findings = this.#findings;
    const wrongGames = this.#wrongGames.size;
    if (this.#isJson) this.#print({ type: 'summary', games, entries, anchors, findings, wrongGames });
    else {
      const sums = `${games} games, ${entries} entries and ${anchors} anchors verified`;
      console.log(
        `${sums}: ${findings === 0 ? 'nothing wrong' : `${findings} findings, ${wrongGames} games`}`,
      );
    }
    return findings === 0 ? 0 : 1;
  }

  #print(line: object): void {
    console.log(JSON.stringify(line));
  }
}
