import type { ListenConnection, Listening } from '../../db/connection/listen.ts';
import { afterCommit } from '../../db/transactions.ts';
import { parseRevoked, type Revoked, revocationChannel } from './revocations.ts';

type Listener = (revoked: Revoked) => void;

/** The revocations that a process learns of. */
export class RevocationFeed {
  readonly #listeners = new Set<Listener>();
  #listening: Listening | undefined;

  /**
   * Calls `listener` for each revoked credential: immediately for this process's revocations, and on PostgreSQL's
   * notification for others, which never arrives with DATABASE_LISTEN=false. May call it twice. Returns a function that
   * stops it.
   */
  onRevoked(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Returns since when this process has received all revocations immediately; undefined if it may be missing some. */
  informedSince(): number | undefined {
    return this.#listening?.soundSince();
  }

  /** Listens for revocations by other processes. Returns a function that stops it. */
  listen(listenConnection: ListenConnection, onError: (error: unknown) => void): () => Promise<void> {
    const onNotification = (payload: string) => this.announce([parseRevoked(payload)]);
    const listening = listenConnection.listen(revocationChannel, { onNotification, onError });
    this.#listening = listening;
    return () => {
      this.#listening = undefined;
      return listening.stop();
    };
  }

  /** Passes committed revocations to the listeners of this process; the database notifies other processes. */
  announce(revoked: readonly Revoked[]): void {
    afterCommit(() => {
      for (const each of revoked) for (const listener of this.#listeners) listener(each);
    });
  }
}
