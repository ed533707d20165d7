import { Tally } from '../../helpers/tally.ts';
import { problem } from '../../platform/problems.ts';

/** Most streams at once in one process: of a player, and from an address. */
export const mostStreams = { player: 10, address: 30 } as const;

/** Seconds after which somebody who has reached the limit may try again. */
const retryAfter = 30;

/** Counts open streams by who opened them. */
export class StreamLimits {
  readonly #open = new Tally();

  /**
   * Counts a stream of a player from an address. Returns a function that takes it back.
   * @throws Problem too-many-streams
   */
  open(player: string, address: string): () => void {
    const [ofPlayer, fromAddress] = [`player ${player}`, `address ${address}`];
    this.#refuseIfFull(ofPlayer, mostStreams.player, 'You have');
    this.#refuseIfFull(fromAddress, mostStreams.address, 'Your address has');
    this.#count([ofPlayer, fromAddress], 1);
    let isOpen = true;
    return () => {
      if (isOpen) this.#count([ofPlayer, fromAddress], -1);
      isOpen = false;
    };
  }

  #refuseIfFull(key: string, limit: number, who: string): void {
    if (this.#open.of(key) < limit) return;
    const detail = `${who} ${limit} live connections, which is the most; close one, or try again in ${retryAfter} s.`;
    throw problem('too-many-streams', { detail, retryAfter });
  }

  #count(keys: readonly string[], change: 1 | -1): void {
    for (const key of keys) this.#open.add(key, change);
  }
}
