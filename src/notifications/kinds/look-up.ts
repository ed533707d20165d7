import type { Tx } from '../../db/tx.ts';
import { findGames, type GameRow } from '../../games/store/games.ts';
import { findMessages, type PostedMessage } from '../../games/store/messages.ts';
import { readTimeouts } from '../../games/store/timeouts.ts';
import { seatOf } from '../../helpers/seats.ts';
import { matchAfter } from '../../matches/rules/match-score.ts';
import { gamesOfMatches } from '../../matches/store/match-games.ts';
import { findMatches } from '../../matches/store/matches.ts';
import { findPersons, type Person } from '../../players/store/players.ts';
import { type Addressed, hiddenFrom } from '../../relations/store/blocks.ts';
import { gamesBeforeEnds, gamesOfRounds, type OutboxEvent } from '../store/outbox.ts';
import { entryOf, type Happening, isEnd, personIn } from './happening.ts';
import { dataOf, isOfKind, peopleOf } from './index.ts';
import { playerEventTypeOf } from './player-events.ts';

/**
 * Looks up everything that some outbox events refer to, with one query per kind of data. Events of deleted games and
 * those about no game are left out.
 */
export async function lookUp<Event extends OutboxEvent>(
  db: Tx,
  all: readonly Event[],
): Promise<(Happening & { readonly event: Event })[]> {
  const events = all.filter((event) => playerEventTypeOf(event) === undefined);
  if (events.length === 0) return [];
  const games = await gamesOf(db, events);
  const messages = await messagesOf(db, events);
  const people = await peopleIn(db, events, games);
  const found = events.flatMap((event) => {
    const game = games.get(event.game);
    if (game === undefined) return [];
    const { by, message: id } = dataOf(event);
    const actor = by === undefined ? undefined : (personIn(game, by) ?? people.get(by));
    const message = id === undefined ? undefined : messages.get(id);
    return [{ event, game, entry: entryOf(event), actor, message, people }];
  });
  return withHidden(db, await withTimeouts(db, await withMatches(db, found)));
}

const unique = (values: readonly string[]) => [...new Set(values)];

async function gamesOf(db: Tx, events: readonly OutboxEvent[]): Promise<Map<string, GameRow>> {
  const rows = await findGames(db, unique(events.map(({ game }) => game)));
  return new Map(rows.map((row) => [row.id, row]));
}

async function messagesOf(db: Tx, events: readonly OutboxEvent[]): Promise<Map<string, PostedMessage>> {
  const keys = events.flatMap((event) => {
    const { message: id } = dataOf(event);
    return id === undefined ? [] : [{ game: event.game, id }];
  });
  const rows = keys.length === 0 ? [] : await findMessages(db, keys);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the people named to clubs, and those who acted in a game without sitting there. */
async function peopleIn(
  db: Tx,
  events: readonly OutboxEvent[],
  games: ReadonlyMap<string, GameRow>,
): Promise<Map<string, Person>> {
  const ids = events.flatMap((event) => {
    const { by } = dataOf(event);
    const game = games.get(event.game);
    const isSeated = by === undefined || game === undefined || seatOf(game, by) !== undefined;
    return isSeated ? peopleOf(event) : [...peopleOf(event), by];
  });
  const rows = ids.length === 0 ? [] : await findPersons(db, unique(ids));
  return new Map(rows.map((row) => [row.playerId, row]));
}

/**
 * Adds the scores of matches in which a game ended with the event or later, and whether starts of games are announced by
 * another notification.
 */
async function withMatches<Found extends Pick<Happening, 'event' | 'game' | 'entry'>>(
  db: Tx,
  found: readonly Found[],
): Promise<(Found & Pick<Happening, 'match' | 'isNotifiedByRound' | 'isNotifiedByGame'>)[]> {
  const isEnding = ({ game, entry }: Found) => entry !== undefined && isEnd(game, entry);
  const isAfterEnd = ({ event }: Found) => isOfKind(event, 'match.finished');
  const concerned = found.filter(
    (each) => isEnding(each) || isAfterEnd(each) || isOfKind(each.event, 'game.started'),
  );
  const ids = unique(concerned.flatMap(({ game }) => game.matchId ?? []));
  if (ids.length === 0) return [...found];
  const matches = new Map((await findMatches(db, ids)).map((match) => [match.id, match]));
  const games = await gamesOfMatches(db, ids);
  const told = await gamesOfRounds(
    db,
    [...games.values()].flatMap(([first]) => first?.id ?? []),
  );
  const before = await gamesBeforeEnds(db, unique(concerned.map(({ game }) => game.id)));
  return found.map((each) => {
    const match = matches.get(each.game.matchId ?? '');
    if (match === undefined) return each;
    const all = games.get(match.id) ?? [];
    const { id } = each.game;
    if (isEnding(each)) return { ...each, match: matchAfter(match, all, id, before.has(id)) };
    if (isAfterEnd(each))
      return { ...each, match: { ...matchAfter(match, all, id), isJudged: dataOf(each.event).isJudged } };
    const isPair = match.form === 'mirrored';
    const first = all.slice(0, isPair ? 2 : 1).map((game) => game.id);
    const isFirst = first.includes(id);
    return {
      ...each,
      isNotifiedByRound: told.has(first[0] ?? '') && isFirst,
      isNotifiedByGame: isPair || !isFirst,
    };
  });
}

/** Adds the turns lost on time in games that ended. */
async function withTimeouts<Found extends Pick<Happening, 'event' | 'game' | 'entry'>>(
  db: Tx,
  found: readonly Found[],
): Promise<(Found & Pick<Happening, 'timeouts'>)[]> {
  const ends = found.filter(({ game, entry }) => entry !== undefined && isEnd(game, entry));
  const losses = await readTimeouts(db, unique(ends.map(({ game }) => game.id)));
  return found.map((each) => (ends.includes(each) ? { ...each, timeouts: losses.get(each.game.id) } : each));
}

const noPlayers: ReadonlySet<string> = new Set();

/** Adds the players who don't get a message because of a block, a mute or its addressee. */
async function withHidden<Found extends Omit<Happening, 'hiddenFrom'>>(
  db: Tx,
  found: readonly Found[],
): Promise<(Found & Happening)[]> {
  const addressed = found.map(addressedBy);
  const hidden = await hiddenFrom(
    db,
    addressed.flatMap((each) => each ?? []),
  );
  let next = 0;
  return found.map((happening, index) => ({
    ...happening,
    hiddenFrom: addressed[index] === undefined ? noPlayers : (hidden[next++] ?? noPlayers),
  }));
}

/** Returns the sender and the addressees of an event; undefined if it is not addressed to particular players. */
function addressedBy({ event, message }: Pick<Happening, 'event' | 'message'>): Addressed | undefined {
  const { game, kind, player } = event;
  if (message !== undefined) return { author: message.playerId, game, kind, players: message.readers };
  const { by } = dataOf(event);
  return by === undefined || player === null ? undefined : { author: by, game, kind, players: [player] };
}
