import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { send } from '../failover/client.ts';
import { get, type Journal, type Move } from './journal.ts';
import type { Listened } from './listener.ts';
import type { Mailbox } from './mailbox.ts';
import type { Person } from './people.ts';
import type { Embedded } from './postgres.ts';
import type { Receiver } from './receiver.ts';

/** What a trial has seen. */
export interface Seen {
  readonly journal: Journal;
  readonly people: readonly Person[];
  readonly listened: readonly Listened[];
  readonly receiver: Receiver;
  readonly mailbox: Mailbox;
  readonly postgres: Embedded;
}

/** What is wrong, by what it is; nothing of it may be there. */
export type Findings = Readonly<Record<string, readonly string[]>>;

/** Requests that are sent again at the end, to get the first answer. */
const repeated = 200;

interface Entry {
  readonly game: string;
  readonly seq: number;
  readonly hash: string;
}

const placeOf = ({ game, seq }: Pick<Entry, 'game' | 'seq'>) => `${game} ${seq}`;
const placeOfMove = ({ game, body }: Move) => placeOf({ game, seq: body.entry.seq });

/** Compares what was acknowledged with the database, the API, and what was delivered. */
export async function check(seen: Seen): Promise<Findings> {
  const { journal, postgres } = seen;
  const entries = await postgres.query<Entry>(
    `SELECT game_id::text AS game, seq, encode(hash, 'hex') AS hash FROM log_entries WHERE seq > 0`,
  );
  await settled(seen, entries);
  return {
    ...moveFindings(journal, entries),
    'moves answered otherwise by the log': await differing(seen),
    'repeated moves answered otherwise': await unlikeFirst(journal),
    ...(await postFindings(seen)),
    ...webhookFindings(seen, entries),
    ...emailFindings(seen),
    ...liveFindings(seen, entries),
    'right requests refused': journal.refusals,
  };
}

function moveFindings({ moves }: Journal, entries: readonly Entry[]): Findings {
  const hashes = new Map(entries.map((entry) => [placeOf(entry), entry.hash]));
  const places = moves.map(placeOfMove);
  const acknowledged = new Set(places);
  return {
    'moves lost or changed': moves
      .filter((move) => hashes.get(placeOfMove(move)) !== move.body.entry.hash)
      .map(placeOfMove),
    'entries that nobody has acknowledged': [...hashes.keys()].filter((place) => !acknowledged.has(place)),
    'entries acknowledged by two requests': repeatedIn(places),
  };
}

/** Reads every log over HTTP, and compares each entry with the answer that its request got. */
async function differing({ journal, people: [person] }: Seen): Promise<string[]> {
  const found: string[] = [];
  for (const game of new Set(journal.moves.map((move) => move.game))) {
    const path = `/v1/games/${game}/moves?limit=500`;
    const { items } = await get(journal, path, person?.accessToken ?? '');
    const moves = journal.moves.filter((move) => move.game === game);
    for (const { body } of moves)
      if (!isDeepStrictEqual(items[body.entry.seq - 1], body.entry))
        found.push(placeOf({ game, ...body.entry }));
  }
  return found;
}

/** Sends moves again; returns those that did not get the first answer. */
async function unlikeFirst({ addresses, moves, trouble }: Journal): Promise<string[]> {
  const found: string[] = [];
  const step = Math.max(1, Math.floor(moves.length / repeated));
  for (const move of moves.filter((_, at) => at % step === 0)) {
    const { body, isReplay } = await send(addresses, move.sent, trouble);
    if (!isReplay || !isDeepStrictEqual(body, move.body)) found.push(placeOfMove(move));
  }
  return found;
}

/** Every acknowledged POST has made one thing, with its key as name or text, and no other was made. */
async function postFindings({ journal, postgres }: Seen): Promise<Findings> {
  const sources = {
    game: ['games', 'name'],
    message: ['messages', 'text'],
    token: ['api_tokens', 'name'],
  } as const;
  const found: Record<string, string[]> = {};
  for (const [made, [table, column]] of Object.entries(sources)) {
    const rows = await postgres.query<{ key: string }>(`SELECT ${column} AS key FROM ${table}`);
    const keys = rows.map(({ key }) => key);
    const acknowledged = journal.made[made as keyof typeof sources];
    const wanted = new Set(acknowledged);
    const there = new Set(keys);
    found[`${table} lost`] = acknowledged.filter((key) => !there.has(key));
    found[`${table} made twice, or by nobody`] = keys.filter(
      (key, at) => !wanted.has(key) || keys.indexOf(key) !== at,
    );
  }
  return found;
}

/** Waits for notifications that are on their way: until all are there, or none came for half a minute. */
async function settled(seen: Seen, entries: readonly Entry[]): Promise<void> {
  const count = () => seen.receiver.total() + seen.mailbox.emails.length;
  let quiet = 0;
  for (let last = -1; quiet < 30; last = count()) {
    const missing = [webhookFindings(seen, entries), emailFindings(seen), liveFindings(seen, entries)];
    if (missing.every((each) => Object.values(each).every((list) => list.length === 0))) return;
    quiet = count() === last ? quiet + 1 : 0;
    await pause(1_000);
  }
}

function webhookFindings({ receiver, journal }: Seen, entries: readonly Entry[]): Findings {
  const due = entries.flatMap((entry) =>
    playersOf(journal, entry.game).map((name) => `${name} decision.made ${placeOf(entry)}`),
  );
  return {
    'webhooks missing': due.filter((occasion) => !receiver.occasions.has(occasion)),
    'webhooks of one occasion under two ids': [...receiver.occasions]
      .filter(([, ids]) => ids.size > 1)
      .map(([name]) => name),
  };
}

const playersOf = ({ players }: Journal, game: string) => players.get(game) ?? [];

function emailFindings({ journal, mailbox }: Seen): Findings {
  const ids = (key: string) =>
    new Set(mailbox.emails.filter(({ text }) => text.includes(key)).map(({ id }) => id));
  const found = journal.made.token.map((key) => [key, ids(key).size] as const);
  return {
    'emails missing': found.filter(([, count]) => count === 0).map(([key]) => key),
    'emails of one occasion under two ids': found.filter(([, count]) => count > 1).map(([key]) => key),
  };
}

function liveFindings({ people, listened, journal }: Seen, entries: readonly Entry[]): Findings {
  const lengths = new Map<string, number>();
  for (const { game } of entries) lengths.set(game, (lengths.get(game) ?? 0) + 1);
  const posted = new Set(journal.made.message);
  return {
    'games whose live events are not each once and in order': listened.flatMap(({ versions }, at) =>
      [...lengths]
        .filter(([game]) => playersOf(journal, game).includes(people[at]?.name ?? ''))
        .filter(([game, length]) => !isWhole(versions.get(game) ?? [], length))
        .map(([game, length]) => `${game}, ${length} entries: ${versions.get(game)}`),
    ),
    'live events sent twice': listened.flatMap(({ ids }) => repeatedIn(ids)),
    'streams that had to begin anew': listened.flatMap(({ resets }) => Array<string>(resets).fill('reset')),
    'messages sent live twice, or posted by nobody': listened.flatMap(({ messages }) => [
      ...repeatedIn(messages),
      ...messages.filter((text) => !posted.has(text)),
    ]),
  };
}

/** Returns what stands in a list a second time. */
function repeatedIn(list: readonly string[]): string[] {
  const seen = new Set<string>();
  return list.filter((each) => seen.size === seen.add(each).size);
}

const isWhole = (versions: readonly number[], length: number) =>
  versions.length === length && versions.every((version, at) => version === at + 1);
