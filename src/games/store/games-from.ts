import { planAnew } from '../../db/connection/statement-names.ts';
import { firstIdAt } from '../../db/id.ts';
import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import { type GameRow, type GameStatus, gameColumns } from './games.ts';

/** The orders of lists of games, all latest first. */
export const GAME_ORDERS = ['createdAt', 'finishedAt', 'lastMoveAt'] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];

/** The position of a game in the order of ends. */
export interface Ending {
  readonly finishedAt: Date;
  readonly id: string;
}

/** Returns the position of a finished game in the order of ends. */
export const endingOf = ({ finishedAt, id }: Pick<GameRow, 'finishedAt' | 'id'>): Ending => ({
  finishedAt: finishedAt ?? new Date(0),
  id,
});

/** Returns the position of a game in the order in which games were fully revealed: with the end of the last game that shares its bag. */
export const revealOf = ({ revealedAt, id }: Pick<GameRow, 'revealedAt' | 'id'>): Ending => ({
  finishedAt: revealedAt ?? new Date(0),
  id,
});

/** The position of a started game in the order of last moves. */
export interface LastMove {
  readonly lastMoveAt: Date;
  readonly id: string;
}

/** A page of a list of games. */
export interface GamePart extends ListPart<string | Ending | LastMove> {
  /** Defaults to the order of ends for finished games, and otherwise to the order of creation. */
  readonly order?: GameOrder | undefined;
  readonly status?: GameStatus | undefined;
  /** Only games whose time in this order is at or after this. */
  readonly since?: Date | undefined;
  /** Only games whose time in this order is before this. */
  readonly until?: Date | undefined;
  /** Only games with this text in their name, or in the name of another player or of one who shows their games. */
  readonly search?: string | undefined;
  /** Only games in which this player sits. */
  readonly opponent?: string | undefined;
  /** Only games with all of these expansions. */
  readonly expansions?: readonly string[] | undefined;
  /** Only games with this label. */
  readonly label?: string | undefined;
  /** Only games of matches of this competition. */
  readonly competition?: string | undefined;
  /** Only games with at least this number of free seats. */
  readonly freeSeats?: number | undefined;
}

/** Whether games with this status are finished, and so are listed in the order of their ends. */
export const isOver = (status: GameStatus | undefined): status is 'finished' | 'aborted' =>
  status === 'finished' || status === 'aborted';

/** Returns the order of a list. */
export const orderOf = ({ order, status }: Pick<GamePart, 'order' | 'status'>): GameOrder =>
  order ?? (isOver(status) ? 'finishedAt' : 'createdAt');

/** The source of a list's games, with the indexed columns: those of a game, or of a player's seat. */
export interface Source {
  readonly columns?: Prisma.Sql;
  readonly from: Prisma.Sql;
  readonly where: readonly Prisma.Sql[];
  readonly id: Prisma.Sql;
  readonly finishedAt: Prisma.Sql;
  /**
   * Returns the condition for finding a game by its players, where `hasName` tests a player `p`. Omitted if games are never found that way.
   */
  readonly isFoundByPlayer?: (hasName: Prisma.Sql) => Prisma.Sql;
}

const { sql, empty } = Prisma;

/** Returns a page of games from a source. The statement is planned each time, because filters vary too much for one plan. */
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

/** Whether a text is in the name of a game, or of one of the players that it can be found by. */
function isFound({ isFoundByPlayer }: Source, search: string): Prisma.Sql {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const isNamed = sql`g.name ILIKE ${pattern}`;
  const hasName = sql`(p.display_name ILIKE ${pattern} OR p.handle ILIKE ${pattern})`;
  return isFoundByPlayer === undefined ? isNamed : sql`(${isNamed} OR ${isFoundByPlayer(hasName)})`;
}

/** Whether a game belongs to a match of a competition. */
export const isInCompetition = (competition: string): Prisma.Sql =>
  sql`g.match_id IN (SELECT c.id FROM matches c WHERE c.competition_id = ${competition}::uuid)`;

/** Returns the conditions of the filters. */
function filtersOf(source: Source, part: GamePart): Prisma.Sql[] {
  const { status, search, opponent, expansions, label, competition, freeSeats } = part;
  return [
    ...(status === undefined ? [] : [sql`g.status = ${status}`]),
    ...(search === undefined ? [] : [isFound(source, search)]),
    ...(opponent === undefined
      ? []
      : [sql`g.id IN (SELECT o.game_id FROM seats o WHERE o.player_id = ${opponent}::uuid)`]),
    ...(expansions === undefined ? [] : [sql`g.rules->'expansions' @> ${JSON.stringify(expansions)}::jsonb`]),
    ...(label === undefined ? [] : [sql`g.label = ${label}`]),
    ...(competition === undefined ? [] : [isInCompetition(competition)]),
    ...(freeSeats === undefined
      ? []
      : [sql`g.seat_count - (SELECT count(*) FROM seats o WHERE o.game_id = g.id) >= ${freeSeats}::int`]),
    ...timesOf(source, part),
  ];
}

/** Tolerance for differences between the clock behind ids and that of the service, ms. */
const idSlackMs = 3_600_000;

/** Returns the conditions for the time in the order; for the time of creation, also those for ids, which are indexed. */
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

/** Returns the conditions for being in the order at all, and after a position in it. */
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
