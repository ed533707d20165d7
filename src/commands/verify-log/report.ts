import { type Finding, isNote } from '../../games/log/verify/finding.ts';

/** What was verified. */
export interface Verified {
  readonly games: number;
  readonly entries: number;
  readonly anchors: number;
}

/** Prints findings as they come, as sentences or as lines of JSON, and counts them. Notes on games are only counted. */
export class Report {
  readonly #isJson: boolean;
  readonly #wrongGames = new Set<string>();
  #findings = 0;
  #withoutOpening = 0;

  constructor(isJson: boolean) {
    this.#isJson = isJson;
  }

  add(finding: Finding): void {
    const { code, game, seq, detail } = finding;
    if (!isNote(finding)) this.#findings += 1;
    if (!isNote(finding) && game !== undefined) this.#wrongGames.add(game);
    if (code === 'no-opening') this.#withoutOpening += 1;
    const where = game === undefined ? '' : `game ${game}${seq === undefined ? '' : `, entry ${seq}`}: `;
    if (this.#isJson) this.#print({ type: isNote(finding) ? 'note' : 'finding', ...finding });
    else if (code !== 'no-opening') console.log(`${where}${code}: ${detail}`);
  }

  /** Prints the sums. Returns the status of the process. */
  end({ games, entries, anchors }: Verified): 0 | 1 {
    const [findings, wrongGames, withoutOpening] = [
      this.#findings,
      this.#wrongGames.size,
      this.#withoutOpening,
    ];
    if (this.#isJson)
      this.#print({ type: 'summary', games, entries, anchors, findings, wrongGames, withoutOpening });
    else {
      if (withoutOpening > 0)
        console.log(`${withoutOpening} games began before logs had openings: their setup can't be verified`);
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
