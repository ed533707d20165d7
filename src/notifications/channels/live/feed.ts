import pg from 'pg';
import type { Db, Queryable } from '../../../db/client.ts';
import { findGame, type GameRow } from '../../../db/games.ts';
import { listEntries } from '../../../db/log-entries.ts';
import {
  type FeedPosition,
  feedEnd,
  type OutboxEvent,
  outboxEventsAfter,
  outboxEventsOf,
} from '../../../db/outbox.ts';
import { gamesOfPlayer } from '../../../db/seats.ts';
import type { Deps } from '../../../deps.ts';
import type { GameEvent } from '../../../engine/index.ts';
import { newsIn } from '../../texts/sentences.ts';
import { repeat } from '../../workers/repeat.ts';

const channel = 'notices';
/** How often the database is asked although nobody called, ms: a call may be lost, or a notice not settled yet. */
const askEveryMs = 1_000;
const batch = 500;

/** Listeners are called so often at most by one process, ms: each call takes a lock that all commits need. */
const callEveryMs = 25;
const calling = new WeakSet<Db>();

/** Calls the listeners of all processes, soon: there is a new notice. */
export function tellListeners({ db, config, log }: Deps): void {
  if (!config.databaseListen || calling.has(db)) return;
  calling.add(db);
  setTimeout(() => {
    calling.delete(db);
    db.pool.query(`SELECT pg_notify('${channel}', '')`).catch((error: unknown) => {
      log.debug({ err: error }, 'listeners could not be called; they ask by themselves');
    });
  }, callEveryMs);
}

/** Something a listener is told. */
export interface LiveEvent {
  /** Send it back as `Last-Event-ID` to go on after it; none in the middle of what happened at once. */
  readonly id: string | undefined;
  readonly type: string;
  readonly data: unknown;
}

/** What to listen to: one game, or whatever concerns the player. */
export interface Subscription {
  readonly playerId: string;
  readonly game?: string | undefined;
  /** `Last-Event-ID`: go on after this event. */
  readonly after?: string | undefined;
}

interface Listener {
  readonly playerId: string;
  readonly game: string | undefined;
  hear(notice: OutboxEvent, events: readonly LiveEvent[]): void;
}

/** Tells listeners of this process what happens, whichever process makes it happen. */
export class LiveFeed {
  readonly #deps: Deps;
  readonly #listeners = new Set<Listener>();
  readonly #ending = new AbortController();
  #position: FeedPosition | undefined;
  #stop: (() => Promise<void>) | undefined;
  #reading: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** What happens, from the last event that was heard on, until `signal` or the feed ends. `beatMs`: an undefined
   * comes at least so often, for the connection to be kept open. */
  async *follow(
    subscription: Subscription,
    signal: AbortSignal,
    beatMs: number,
  ): AsyncGenerator<LiveEvent | undefined> {
    const heard: LiveEvent[] = [];
    let wake = () => {};
    let last = parsePosition(subscription.after) ?? (await feedEnd(this.#deps.db.pool));
    const hear: Listener['hear'] = (notice, events) => {
      if (!isAfter(notice, last)) return;
      last = notice;
      heard.push(...events);
      wake();
    };
    const end = AbortSignal.any([signal, this.#ending.signal]);
    const missed: OutboxEvent[] = [];
    const wait: Listener = {
      ...subscription,
      game: subscription.game,
      hear: (notice) => missed.push(notice),
    };
    this.#listen(wait);
    const listener: Listener = { ...wait, hear };
    try {
      yield { id: formatPosition(last), type: 'connected', data: {} };
      for await (const notice of this.#past(subscription, last))
        hear(notice, await this.#eventsOf(notice, subscription.playerId));
      this.#listeners.delete(wait);
      this.#listeners.add(listener);
      for (const notice of missed) hear(notice, await this.#eventsOf(notice, subscription.playerId));
      while (!end.aborted) {
        yield* heard.splice(0);
        const beat = await new Promise<boolean>((resolve) => {
          const timer = setTimeout(() => resolve(true), beatMs);
          wake = () => {
            clearTimeout(timer);
            resolve(false);
          };
          end.addEventListener('abort', wake, { once: true });
          if (heard.length > 0 || end.aborted) wake();
        });
        end.removeEventListener('abort', wake);
        if (beat) yield undefined;
      }
    } finally {
      this.#listeners.delete(wait);
      this.#listeners.delete(listener);
    }
  }

  /** Ends every subscription. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#stop?.();
    await this.#reading;
  }

  async *#past({ playerId, game }: Subscription, after: FeedPosition): AsyncGenerator<OutboxEvent> {
    const { pool } = this.#deps.db;
    const games = game === undefined ? await gamesOfPlayer(pool, playerId) : [game];
    for (let position = after; ; ) {
      const page = await outboxEventsOf(pool, games, playerId, position, batch);
      yield* page.filter((notice) => notice.player === null || notice.player === playerId);
      const end = page.at(-1);
      if (end === undefined || page.length < batch) return;
      position = end;
    }
  }

  #listen(listener: Listener): void {
    this.#listeners.add(listener);
    this.#stop ??= this.#begin();
  }

  #begin(): () => Promise<void> {
    const asking = repeat(this.#deps.log, askEveryMs, () => this.#read());
    const { databaseListen, databaseUrl } = this.#deps.config;
    const hanging =
      databaseListen && databaseUrl !== undefined
        ? listenTo(this.#deps, databaseUrl, () => this.#read())
        : undefined;
    return async () => {
      await asking();
      await hanging?.();
    };
  }

  /** Reads what is new; calls that come meanwhile read once more afterwards. */
  #read(): Promise<void> {
    this.#reading = this.#reading
      .then(() => this.#readNew())
      .catch((error: unknown) => {
        if (!this.#ending.signal.aborted)
          this.#deps.log.warn({ err: error }, 'live events could not be read');
      });
    return this.#reading;
  }

  async #readNew(): Promise<void> {
    const { pool } = this.#deps.db;
    if (this.#listeners.size === 0) this.#position = undefined;
    this.#position ??= await feedEnd(pool);
    for (;;) {
      const page = await outboxEventsAfter(pool, this.#position, batch);
      for (const notice of page) await this.#tell(notice);
      const last = page.at(-1);
      if (last === undefined) return;
      this.#position = last;
    }
  }

  async #tell(notice: OutboxEvent): Promise<void> {
    if (this.#listeners.size === 0) return;
    const row = await findGame(this.#deps.db.pool, notice.game);
    const isSeated = (player: string) => row?.seats.some(({ playerId }) => playerId === player) === true;
    for (const listener of this.#listeners) {
      const { game, playerId } = listener;
      if (notice.player !== null && notice.player !== playerId) continue;
      if (game === undefined ? !isSeated(playerId) && notice.player !== playerId : game !== notice.game)
        continue;
      listener.hear(notice, await this.#eventsOf(notice, playerId, row));
    }
  }

  async #eventsOf(notice: OutboxEvent, playerId: string, known?: GameRow): Promise<LiveEvent[]> {
    const { pool } = this.#deps.db;
    const row = known ?? (await findGame(pool, notice.game));
    return row === undefined ? [] : withId(notice, await eventsFor(pool, notice, row, playerId));
  }
}

/** Calls `hear` at every notification, over a connection that is made again when it breaks. Answers how to stop. */
function listenTo({ log }: Deps, connectionString: string, hear: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  const connect = async () => {
    if (client !== undefined) return;
    const fresh = new pg.Client({ connectionString, application_name: 'carcassonne live' });
    fresh.on('error', () => {}); // a broken connection ends
    fresh.on('end', () => {
      client = undefined;
    });
    fresh.on('notification', hear);
    client = fresh;
    await fresh.connect();
    await fresh.query(`LISTEN ${channel}`);
  };
  const stop = repeat(log, askEveryMs, connect);
  return async () => {
    await stop();
    await client?.end();
  };
}

type Told = Omit<LiveEvent, 'id'>;

async function eventsFor(
  db: Queryable,
  notice: OutboxEvent,
  row: GameRow,
  playerId: string,
): Promise<Told[]> {
  const { game, seq } = notice;
  const { by, text } = (notice.data ?? {}) as { by?: string; text?: string };
  const handle = row.seats.find((seat) => seat.playerId === by)?.handle ?? null;
  const turn = turnOf(row, seq, playerId);
  switch (notice.kind) {
    case 'decision':
      return moveEvents(db, notice, row, turn);
    case 'started':
      return [{ type: 'game.started', data: { game, version: seq } }, ...turn];
    case 'joined':
      return [{ type: 'player.joined', data: { game, handle } }];
    case 'left':
      return [{ type: 'player.left', data: { game } }];
    case 'message':
      return [{ type: 'message.posted', data: { game, by: handle, text } }];
    case 'invited':
      return [{ type: 'player.invited', data: { game, by: handle } }];
    case 'reminder':
    case 'nudge':
      return turn.length > 0 ? [{ type: 'turn.reminder', data: { game, version: seq } }] : [];
    default:
      return [];
  }
}

async function moveEvents(
  db: Queryable,
  { game, seq }: OutboxEvent,
  row: GameRow,
  turn: Told[],
): Promise<Told[]> {
  const [entry] = await listEntries(db, game, seq - 1, 1);
  if (entry === undefined) return [];
  const { seat, decision, events, at } = entry;
  const sentence = newsIn('en', entry, row.seats).join(' ');
  const isOver = (events as GameEvent[]).some(({ type }) => type === 'game-over');
  return [
    {
      type: 'decision.made',
      data: { game, version: seq, entry: { seq, seat, decision, events, at: at.toISOString() }, sentence },
    },
    ...turn,
    ...(isOver ? [{ type: 'game.finished', data: { game, version: seq, scores: row.scores } }] : []),
  ];
}

/** Tells a player that a decision is asked, as long as it is. */
function turnOf(row: GameRow, version: number, playerId: string): Told[] {
  const seat = row.seats.find((each) => each.playerId === playerId)?.seat;
  if (row.status !== 'running' || row.version !== version || seat === undefined || row.awaitingSeat !== seat)
    return [];
  return [
    { type: 'turn.started', data: { game: row.id, version, deadline: row.deadline?.toISOString() ?? null } },
  ];
}

/** Only the last event of a notice has an id: who heard but some of them hears all again. */
function withId(notice: OutboxEvent, events: readonly Told[]): LiveEvent[] {
  return events.map((event, index) => ({
    ...event,
    id: index === events.length - 1 ? formatPosition(notice) : undefined,
  }));
}

const formatPosition = ({ txid, position }: FeedPosition) => `${txid}-${position}`;

function parsePosition(id: string | undefined): FeedPosition | undefined {
  const [, txid, position] = /^(\d{1,18})-(\d{1,19})$/.exec(id ?? '') ?? [];
  return txid === undefined || position === undefined ? undefined : { txid, position };
}

function isAfter(one: FeedPosition, other: FeedPosition): boolean {
  const [a, b] = [BigInt(one.txid), BigInt(other.txid)];
  return a > b || (a === b && BigInt(one.position) > BigInt(other.position));
}
