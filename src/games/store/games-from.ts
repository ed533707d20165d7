import { planAnew } from '../../db/connection/statement-names.ts';
import { firstIdAt } from '../../db/id.ts';
import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import { type GameRow, type GameStatus, gameColumns } from './games.ts';

/** What lists of games are in the order of, the newest or last first. */
export const GAME_ORDERS = ['createdAt', 'finishedAt', 'lastMoveAt'] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];

/** The place of a game among those that are over. */
export interface Ending {
  readonly finishedAt: Date;
  readonly id: string;
}

/** Returns the place of a game that is over among all that are. */
export const endingOf = ({ finishedAt, id }: Pick<GameRow, 'finishedAt' | 'id'>): Ending => ({
  finishedAt: finishedAt ?? new Date(0),
  id,
});

/** Returns the place of a game among those of which everything may be known: it is over, and so are all with its bag. */
export const revealOf = ({ revealedAt, id }: Pick<GameRow, 'revealedAt' | 'id'>): Ending => ({
  finishedAt: revealedAt ?? new Date(0),
  id,
});

/** The place of a game among those that have started, by its last move. */
export interface LastMove {
  readonly lastMoveAt: Date;
  readonly id: string;
}

/** A part of a list of games. */
export interface GamePart extends ListPart<string | Ending | LastMove> {
  /** Left out: that of their ends where games that are over are asked for, or else that of their creation. */
  readonly order?: GameOrder | undefined;
  readonly status?: GameStatus | undefined;
  /** Only games whose time in the order is then or later. */
  readonly since?: Date | undefined;
  /** Only games whose time in the order is before that. */
  readonly until?: Date | undefined;
  /** Only games with this text in their name, or in the name of another player or one who shows their games. */
  readonly search?: string | undefined;
  /** Only games in which this player sits. */
  readonly opponent?: string | undefined;
  /** Only games with all of these expansions. */
  readonly expansions?: readonly string[] | undefined;
  /** Only games with this label. */
  readonly label?: string | undefined;
  /** Only games with at least this number of free seats. */
  readonly freeSeats?: number | undefined;
}

/** Whether games in this state are over, so that lists have them in the order of their ends. */
export const isOver = (status: GameStatus | undefined): status is 'finished' | 'aborted' =>
  status === 'finished' || status === 'aborted';

/** Returns the order of a list. */
export const orderOf = ({ order, status }: Pick<GamePart, 'order' | 'status'>): GameOrder =>
  order ?? (isOver(status) ? 'finishedAt' : 'createdAt');

/** Where a list takes its games from, with the columns that its index has: those of a game, or of a player's seat. */
export interface Source {
  readonly columns?: Prisma.Sql;
  readonly from: Prisma.Sql;
  readonly where: readonly Prisma.Sql[];
  readonly id: Prisma.Sql;
  readonly finishedAt: Prisma.Sql;
  /** Returns whether a search finds a game by its players, if `hasName` is whether it finds a player `p`. Left out: never. */
  readonly isFoundByPlayer?: (hasName: Prisma.Sql) => Prisma.Sql;
}

const { sql, empty } = Prisma;

/** Returns a part of the games of a source. Filters are too different for one plan. */
export function gamesFrom<Row extends GameRow>(db: Tx, source: Source, part: GamePart): Promise<Row[]> {
  const { columns = gameColumns, from, where, id } = source;
  const filters = filtersOf(source, part);
  const conditions = Prisma.join([...where, ...filters, ...placeOf(source, part)], ' AND ');
  const order = orderOf(part) === 'createdAt' ? id : sql`${timeOf(source, part)} DESC, ${id}`;
  return db.$queryRaw`
    ${filters.length > Number(part.status !== undefined) ? planAnew : empty} SELECT ${columns} FROM ${from} WHERE ${conditions}
    ORDER BY ${order} DESC LIMIT ${part.limit}::int`;
}

function timeOf({ finishedAt }: Source, part: GamePart): Prisma.Sql {
  const times = { createdAt: sql`g.created_at`, finishedAt, lastMoveAt: sql`g.updated_at` };
  return times[orderOf(part)];
}

/** Whether a text is in the name of a game, or of one of the players by whom a search finds it. */
function isFound({ isFoundByPlayer }: Source, search: string): Prisma.Sql {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const isNamed = sql`g.name ILIKE ${pattern}`;
  const hasName = sql`(p.display_name ILIKE ${pattern} OR p.handle ILIKE ${pattern})`;
  return isFoundByPlayer === undefined ? isNamed : sql`(${isNamed} OR ${isFoundByPlayer(hasName)})`;
}

/** Returns the conditions of what is asked for beyond the games of a source. */
function filtersOf(source: Source, part: GamePart): Prisma.Sql[] {
  const { status, search, opponent, expansions, label, freeSeats } = part;
  return [
    ...(status === undefined ? [] : [sql`g.status = ${status}`]),
    ...(search === undefined ? [] : [isFound(source, search)]),
    ...(opponent === undefined
      ? []
      : [sql`g.id IN (SELECT o.game_id FROM seats o WHERE o.player_id = ${opponent}::uuid)`]),
    ...(expansions === undefined ? [] : [sql`g.rules->'expansions' @> ${JSON.stringify(expansions)}::jsonb`]),
    ...(label === undefined ? [] : [sql`g.label = ${label}`]),
    ...(freeSeats === undefined
      ? []
      : [sql`g.seat_count - (SELECT count(*) FROM seats o WHERE o.game_id = g.id) >= ${freeSeats}::int`]),
    ...timesOf(source, part),
  ];
}

/** By how much the clock that ids are made by may differ from that of the service, ms. */
const idSlackMs = 3_600_000;

/** Returns the conditions of the time in the order; for the time of creation those of ids, too, which have an index. */
function timesOf(source: Source, part: GamePart): Prisma.Sql[] {
  const { since, until } = part;
  const time = timeOf(source, part);
  const isById = orderOf(part) === 'createdAt';
  const idAt = (date: Date, slack: number) => firstIdAt(new Date(date.getTime() + slack));
  return [
    ...(since === undefined ? [] : [sql`${time} >= ${since}::timestamptz`]),
    ...(until === undefined ? [] : [sql`${time} < ${until}::timestamptz`]),
    ...(isById && since ? [sql`${source.id} >= ${idAt(since, -idSlackMs)}::uuid`] : []),
    ...(isById && until ? [sql`${source.id} < ${idAt(until, idSlackMs)}::uuid`] : []),
  ];
}

const timeIn = (place: Ending | LastMove): Date =>
  'finishedAt' in place ? place.finishedAt : place.lastMoveAt;

/** Returns the conditions by which games are in the order at all, and after a place in it. */
function placeOf(source: Source, part: GamePart): Prisma.Sql[] {
  const { id, finishedAt } = source;
  const { after } = part;
  const order = orderOf(part);
  return [
    ...(order === 'finishedAt' ? [sql`${finishedAt} IS NOT NULL`] : []),
    ...(order === 'lastMoveAt' ? [sql`g.started_at IS NOT NULL`] : []),
    ...(typeof after === 'string' ? [sql`${id} < ${after}::uuid`] : []),
    ...(typeof after === 'object'
      ? [sql`(${timeOf(source, part)}, ${id}) < (${timeIn(after)}::timestamptz, ${after.id}::uuid)`]
      : []),
  ];
}
