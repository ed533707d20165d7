import { Tally } from '../../helpers/tally.ts';
import { problem } from '../../platform/problems.ts';

/**
 * Maximum number of simultaneous streams in one process: per player, per address, and per address for people without an
 * account, who could otherwise crowd out its players.
 */
export const maxStreams = { player: 10, address: 30, watchers: 15 } as const;

/** Seconds after which a caller who has reached the limit can retry. */
const retryAfter = 30;

const playerKey = (player: string) => `player ${player}`;

/** Counts open streams by player and address. */
export class StreamLimits {
  readonly #open = new Tally();

  /**
   * Counts a stream of a player, or of a caller without an account, from an address. Returns a function that undoes the
   * count.
   * @throws Problem too-many-streams
   */
  open(player: string | undefined, address: string): () => void {
    const fromAddress = `address ${address}`;
    const ofListener = player === undefined ? `watchers ${address}` : playerKey(player);
    if (player === undefined)
      this.#refuseIfFull(ofListener, maxStreams.watchers, 'Without an account your address has');
    else this.#refuseIfFull(ofListener, maxStreams.player, 'You have');
    this.#refuseIfFull(fromAddress, maxStreams.address, 'Your address has');
    return this.#opened([ofListener, fromAddress]);
  }

  /**
   * Counts a wait by player only, because services that run assistants have one address for many players. Returns a
   * function that undoes the count.
   * @throws Problem too-many-streams
   */
  openWait(player: string): () => void {
    this.#refuseIfFull(playerKey(player), maxStreams.player, 'You have');
    return this.#opened([playerKey(player)]);
  }

  #opened(keys: readonly string[]): () => void {
    this.#count(keys, 1);
    let isOpen = true;
    return () => {
      if (isOpen) this.#count(keys, -1);
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
