import type { Mailbox } from '../../../notifications/support/mailbox.ts';
import type { Listened } from '../kills/listener.ts';
import type { Journal, Move } from './journal.ts';
import type { Person } from './people.ts';
import type { Receiver } from './receiver.ts';

/** What was sent and received. */
export interface Seen {
  readonly journal: Journal;
  readonly people: readonly Person[];
  readonly listened: readonly Listened[];
  readonly receiver: Receiver;
  readonly mailbox: Pick<Mailbox, 'emails'>;
}

/** The faults by kind; a trial passes if all are empty. */
export type Findings = Readonly<Record<string, readonly string[]>>;

/** An entry of the log as the database has it. */
export interface Entry {
  readonly game: string;
  readonly seq: number;
  readonly hash: string;
}

export const placeOf = ({ game, seq }: Pick<Entry, 'game' | 'seq'>) => `${game} ${seq}`;
export const placeOfMove = ({ game, body }: Move) => placeOf({ game, seq: body.entry.seq });

export function moveFindings({ moves, stale }: Journal, entries: readonly Entry[]): Findings {
  const hashes = new Map(entries.map((entry) => [placeOf(entry), entry.hash]));
  const places = moves.map(placeOfMove);
  const acknowledged = new Set(places);
  return {
    'moves lost or changed': moves
      .filter((move) => hashes.get(placeOfMove(move)) !== move.body.entry.hash)
      .map(placeOfMove),
    'entries that were never acknowledged': [...hashes.keys()].filter((place) => !acknowledged.has(place)),
    'entries acknowledged by two requests': repeatedIn(places),
    'reads that did not show a move acknowledged before': stale,
  };
}

export function webhookFindings({ receiver, journal }: Seen, entries: readonly Entry[]): Findings {
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

export function emailFindings({ journal, mailbox }: Seen): Findings {
  const ids = new Map(journal.made.token.map((key) => [key, new Set<string>()]));
  for (const { headers, text } of mailbox.emails)
    for (const [word] of text.matchAll(/[\w-]+/g)) ids.get(word)?.add(headers['message-id'] ?? '');
  const found = [...ids].map(([key, { size }]) => [key, size] as const);
  return {
    'emails missing': found.filter(([, count]) => count === 0).map(([key]) => key),
    'emails of one occasion under two ids': found.filter(([, count]) => count > 1).map(([key]) => key),
  };
}

export function liveFindings({ people, listened, journal }: Seen, entries: readonly Entry[]): Findings {
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
    'messages sent live twice, or never posted': listened.flatMap(({ messages }) => [
      ...repeatedIn(messages),
      ...messages.filter((text) => !posted.has(text)),
    ]),
  };
}

/** Returns what stands in a list a second time. */
export function repeatedIn(list: readonly string[]): string[] {
  const seen = new Set<string>();
  return list.filter((each) => seen.size === seen.add(each).size);
}

const isWhole = (versions: readonly number[], length: number) =>
  versions.length === length && versions.every((version, at) => version === at + 1);
