import { type Db, snapshot } from '../../db/client.ts';
import { allHeads, findGame, type LogHead } from '../../db/games.ts';
import { allEntries, type LogEntry, listEntries } from '../../db/log-entries.ts';
import { type ChainCheck, verifyChain } from './hash-chain.ts';

/** A game and the outcome of checking its log. */
export interface GameCheck {
  readonly game: string;
  readonly check: ChainCheck;
}

/** Checks one game's log as it stands now; undefined if there is no such game. */
export function checkGameLog(db: Db, game: string): Promise<ChainCheck | undefined> {
  return snapshot(db, async (client) => {
    const head = await findGame(client, game);
    return head && verifyChain(head, await listEntries(client, game, 0, head.version + 1));
  });
}

/** Checks every log of a database in the order of the games and reports each outcome; reads a page at a time. */
export function checkAllLogs(db: Db, report: (outcome: GameCheck) => void): Promise<void> {
  return snapshot(db, async (client) => {
    const entries = new Peekable(allEntries(client));
    for await (const head of allHeads(client)) {
      await checkOrphans(entries, head.game, report);
      report(await checkOne(entries, head.game, head));
    }
    await checkOrphans(entries, undefined, report);
  });
}

/** Checks the entries before game `until` whose game is missing. */
async function checkOrphans(
  entries: Peekable<LogEntry>,
  until: string | undefined,
  report: (outcome: GameCheck) => void,
): Promise<void> {
  for (let next = await entries.peek(); next && (!until || next.game < until); next = await entries.peek()) {
    report(await checkOne(entries, next.game, undefined));
  }
}

async function checkOne(
  entries: Peekable<LogEntry>,
  game: string,
  head: LogHead | undefined,
): Promise<GameCheck> {
  const entriesOfGame = entries.takeWhile((entry) => entry.game === game);
  const check = await verifyChain(head, entriesOfGame);
  for await (const _rest of entriesOfGame); // skips what follows the first fault
  return { game, check };
}

/** An async sequence whose next item can be looked at before it is taken. */
class Peekable<T> {
  readonly #source: AsyncIterator<T>;
  #next: IteratorResult<T> | undefined;

  constructor(source: AsyncIterable<T>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async peek(): Promise<T | undefined> {
    this.#next ??= await this.#source.next();
    return this.#next.done ? undefined : this.#next.value;
  }

  /** Yields the items up to the first that does not belong; a later call goes on from there. */
  takeWhile(belongs: (item: T) => boolean): AsyncIterable<T> {
    const next = async (): Promise<IteratorResult<T>> => {
      const item = await this.peek();
      if (item === undefined || !belongs(item)) return { done: true, value: undefined };
      this.#next = undefined;
      return { done: false, value: item };
    };
    return { [Symbol.asyncIterator]: () => ({ next }) };
  }
}
