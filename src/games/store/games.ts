import type { Tx } from '../../db/tx.ts';
import type { PhaseName } from '../../engine/index.ts';
import { type Game, type Match, Prisma } from '../../generated/prisma/client.ts';
import type { Person } from '../../players/store/players.ts';
import type { RobotLevel } from '../../robots/index.ts';

export type GameStatus = 'open' | 'running' | 'finished' | 'aborted';
export type Visibility = 'public' | 'unlisted' | 'private';
/** Whether seats stay as they were taken or are drawn at the start. */
export type Seating = 'as-taken' | 'drawn';

/**
 * A seat and its player, with their current names. If a robot stands in, the name says so: `Mira (robot)`. In an imported game, the names
 * are those of the record.
 */
export interface SeatRow extends Person {
  readonly seat: number;
  /** Whether the player has no account. */
  readonly isGuest: boolean;
  /** Level of the robot that currently decides for the seat. */
  readonly robot: RobotLevel | null;
}

/** Columns that are read in a different form, or not at all. */
type ReadOtherwise =
  | 'status'
  | 'rules'
  | 'visibility'
  | 'seating'
  | 'clock'
  | 'scenario'
  | 'variation'
  | 'imported'
  | 'seed'
  | 'commitment'
  | 'awaitingPhase'
  | 'scores'
  | 'places'
  | 'resigned'
  | 'headHash'
  | 'rematchId'
  | 'standIns'
  | 'laterVisibility';

/** The moment of another game that a game starts from. */
export interface Variation {
  readonly game: string;
  /** The version of that game. */
  readonly version: number;
  /** Number of that game's effective entries at the time; the log starts with them. */
  readonly entries: number;
}

/** The record that a game was imported from. */
export interface Imported {
  /** The names of the players in seat order, shown instead of those of the current players. */
  readonly players: readonly string[];
  /** Number of its decisions; the log starts with them. */
  readonly entries: number;
}

/** The match data included with its games. */
export type MatchOfGame = Readonly<
  Pick<
    Match,
    | 'name'
    | 'bestOf'
    | 'form'
    | 'status'
    | 'rated'
    | 'firstId'
    | 'secondId'
    | 'firstHalves'
    | 'secondHalves'
    | 'competitionId'
    | 'round'
  >
>;

/**
 * A row of the table `games`. `version` is the number of log entries, and `headHash` the hash of the last one, or of the opening if there
 * are none.
 */
export interface GameRow extends Readonly<Omit<Game, ReadOtherwise>> {
  readonly status: GameStatus;
  readonly rules: unknown;
  readonly visibility: Visibility;
  readonly seating: Seating;
  readonly clock: unknown;
  readonly scenario: unknown;
  /** The moment of another game that this one started from; null if it started normally. */
  readonly variation: Variation | null;
  /** The record that this game was imported from; null if it was played here from the start. */
  readonly imported: Imported | null;
  /** Secret until the game is finished; null in a scenario. */
  readonly seed: string | null;
  readonly commitment: string | null;
  readonly awaitingPhase: PhaseName | null;
  readonly scores: readonly number[];
  /** By seat, as ranked by the engine; empty unless the game is finished with a result. */
  readonly places: readonly number[];
  /** The resigned seats. */
  readonly resigned: readonly number[];
  readonly headHash: string;
  /** The match that it belongs to, in its current state. */
  readonly match: MatchOfGame | null;
  /** In seat order. */
  readonly seats: readonly SeatRow[];
}

/** Columns that are not read as stored. */
const READ_APART: ReadonlySet<string> = new Set([
  'seed',
  'commitment',
  'scores',
  'headHash',
  'rematchId',
  'standIns',
  'laterVisibility',
] satisfies readonly (keyof Game)[]);

/** The columns that are read as stored, from `games g`. */
export const storedColumns = Object.values(Prisma.GameScalarFieldEnum)
  .filter((name) => !READ_APART.has(name))
  .map((name) => `g.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} AS "${name}"`)
  .join(', ');

/** Select list of a game and its seats, from `games g`. */
export const gameColumns = Prisma.sql`
  ${Prisma.raw(storedColumns)}, encode(g.seed, 'hex') AS seed, encode(g.commitment, 'hex') AS commitment,
  coalesce(g.scores, '{}') AS scores, encode(g.head_hash, 'hex') AS "headHash",
  (SELECT json_build_object('name', m.name, 'bestOf', m.best_of, 'form', m.form, 'status', m.status, 'rated', m.rated,
                            'firstId', m.first_id, 'secondId', m.second_id, 'firstHalves', m.first_halves,
                            'secondHalves', m.second_halves, 'competitionId', m.competition_id, 'round', m.round)
   FROM matches m WHERE m.id = g.match_id) AS match,
  (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'playerId', s.player_id, 'handle', p.handle,
                                              'displayName', coalesce(g.imported->'players'->>s.seat, p.display_name || CASE WHEN s.robot IS NOT NULL AND p.robot IS NULL THEN ' (robot)' ELSE '' END),
                                              'isGuest', p.guest_expires_at IS NOT NULL, 'robot', s.robot)
                            ORDER BY s.seat), '[]')
   FROM seats s JOIN players p ON p.id = s.player_id WHERE s.game_id = g.id) AS seats`;

/** A game's position in its match. */
export interface PlaceInMatch {
  /** Id of the match. */
  readonly match: string;
  /** From 1; the two games of a mirrored pair have the same number. */
  readonly number: number;
}

/** Columns of a new game that are given in a different form. */
type GivenOtherwise =
  | 'visibility'
  | 'rules'
  | 'clock'
  | 'scenario'
  | 'variation'
  | 'imported'
  | 'seed'
  | 'commitment'
  | 'matchId'
  | 'matchGame'
  | 'createdAt'
  | 'updatedAt';

/** The columns of a new game; absent ones get the defaults of the table. */
export interface NewGameRow extends Readonly<Omit<Prisma.GameUncheckedCreateInput, GivenOtherwise>> {
  readonly visibility: Visibility;
  readonly rules: unknown;
  readonly clock?: unknown;
  readonly scenario?: unknown;
  readonly variation?: Variation | undefined;
  readonly imported?: Imported | undefined;
  readonly seed?: string | undefined;
  readonly commitment?: string | undefined;
  /** The match that it belongs to. */
  readonly inMatch?: PlaceInMatch | undefined;
  readonly createdAt: Date;
}

const bytesOf = (digits: string | undefined) => (digits === undefined ? null : Buffer.from(digits, 'hex'));
const asJson = (value: unknown) => (value ?? Prisma.DbNull) as Prisma.InputJsonValue;

/** Adds an open game with empty seats. */
export async function insertGame(db: Tx, { inMatch, ...game }: NewGameRow): Promise<void> {
  await db.game.create({
    data: {
      ...game,
      rules: game.rules as Prisma.InputJsonValue,
      clock: asJson(game.clock),
      scenario: asJson(game.scenario),
      variation: asJson(game.variation),
      imported: asJson(game.imported),
      seed: bytesOf(game.seed),
      commitment: bytesOf(game.commitment),
      matchId: inMatch?.match ?? null,
      matchGame: inMatch?.number ?? null,
      updatedAt: game.createdAt,
    },
  });
}

/** Returns a game with its seats. */
export async function findGame(db: Tx, id: string): Promise<GameRow | undefined> {
  const games = await db.$queryRaw<GameRow[]>`SELECT ${gameColumns} FROM games g WHERE g.id = ${id}::uuid`;
  return games[0];
}

/** Returns some games with their seats, in any order. */
export function findGames(db: Tx, ids: readonly string[]): Promise<GameRow[]> {
  return db.$queryRaw`SELECT ${gameColumns} FROM games g WHERE g.id = ANY(${ids}::uuid[])`;
}

/** Returns the ids of those of some games in which a viewer sits; with `isPublicShown`, also of public ones. */
export async function visibleIds(
  db: Tx,
  { viewer, isPublicShown }: { readonly viewer: string | undefined; readonly isPublicShown: boolean },
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const isSeated = viewer === undefined ? [] : [{ seats: { some: { playerId: viewer } } }];
  const isPublic = isPublicShown ? [{ visibility: 'public' }] : [];
  const where = { id: { in: [...ids] }, OR: [...isPublic, ...isSeated] };
  return new Set((await db.game.findMany({ where, select: { id: true } })).map(({ id }) => id));
}

/**
 * Returns a game with its seats, and locks it until the transaction ends, together with the game played in step with it, in the order of
 * docs/architecture.md#locks.
 */
export async function lockGame(db: Tx, id: string): Promise<GameRow | undefined> {
  await lockRows(db, id);
  return findGame(db, id);
}

/** Returns a game and the game played in step with it, and locks both like `lockGame`. */
export async function lockPair(
  db: Tx,
  id: string,
): Promise<{ readonly row: GameRow | undefined; readonly other: GameRow | undefined }> {
  await lockRows(db, id);
  const rows = await db.$queryRaw<GameRow[]>`
    SELECT ${gameColumns} FROM games g WHERE g.bag_id = (SELECT bag_id FROM games WHERE id = ${id}::uuid)`;
  return { row: rows.find((each) => each.id === id), other: rows.find((each) => each.id !== id) };
}

/** Locks before reading: the next statement takes its snapshot afterwards, so it sees the current seats. */
async function lockRows(db: Tx, id: string): Promise<void> {
  await db.$executeRaw`
    SELECT 1 FROM games
    WHERE id IN (SELECT ${id}::uuid UNION SELECT other.id FROM games g JOIN games other ON other.bag_id = g.bag_id
                 WHERE g.id = ${id}::uuid AND g.in_sync)
    ORDER BY id FOR UPDATE`;
}

/** The changes of a game's row at its start. */
export interface GameStart {
  readonly awaitingSeat: number | undefined;
  readonly awaitingPhase: PhaseName | undefined;
  readonly deadline?: Date | undefined;
  readonly scores: readonly number[];
  /** The opening of the log: its content, and its hash in hexadecimal digits. */
  readonly opening: { readonly content: unknown; readonly hash: string };
  readonly at: Date;
}

/** Starts a game with its taken seats and opens its log, in one statement; returns false if the game was no longer open. */
export async function startGame(db: Tx, id: string, start: GameStart): Promise<boolean> {
  const { awaitingSeat = null, awaitingPhase = null, deadline = null, scores, at, opening } = start;
  const hash = Buffer.from(opening.hash, 'hex');
  const opened = await db.$executeRaw`
    WITH game AS (
      UPDATE games
      SET status = 'running', awaiting_seat = ${awaitingSeat}::int, awaiting_phase = ${awaitingPhase},
          deadline = ${deadline}::timestamptz, scores = ${scores}::int[], started_at = ${at}::timestamptz,
          updated_at = ${at}::timestamptz, head_hash = ${hash},
          seat_count = (SELECT count(*) FROM seats WHERE game_id = ${id}::uuid)
      WHERE id = ${id}::uuid AND status = 'open' RETURNING id
    )
    INSERT INTO log_entries (game_id, seq, at, hash, decision)
    SELECT id, 0, ${at}::timestamptz, ${hash}::bytea, ${JSON.stringify(opening.content)} FROM game`;
  return opened === 1;
}

/** Returns the version of a game; undefined if there is no such game. */
export async function versionOf(db: Tx, id: string): Promise<number | undefined> {
  return (await db.game.findUnique({ where: { id }, select: { version: true } }))?.version;
}

/** Whether a game is running and at a version. */
export async function isAtVersion(db: Tx, id: string, version: number): Promise<boolean> {
  return (await db.game.count({ where: { id, version, status: 'running' } })) > 0;
}

/** Returns the versions of those of some games that are running, and whether their clocks are stopped. */
export function currentTurns(db: Tx, ids: readonly string[]) {
  const where = { id: { in: [...ids] }, status: 'running' };
  return db.game.findMany({ where, select: { id: true, version: true, pausedAt: true } });
}

/** Returns the rematch of a game. */
export async function findRematch(db: Tx, id: string): Promise<string | undefined> {
  const game = await db.game.findUnique({ where: { id }, select: { rematchId: true } });
  return game?.rematchId ?? undefined;
}

/** Makes a game the rematch of another; returns false without changes if that game has one. */
export async function setRematch(db: Tx, of: string, rematchId: string): Promise<boolean> {
  return (await db.game.updateMany({ where: { id: of, rematchId: null }, data: { rematchId } })).count === 1;
}

/** Records that a seat was given a hint for the decision after `version`; returns false if the game has advanced. */
export async function setHinted(
  db: Tx,
  { id, version, seat }: { readonly id: string; readonly version: number; readonly seat: number },
): Promise<boolean> {
  const where = { id, version, awaitingSeat: seat, status: 'running' };
  return (await db.game.updateMany({ where, data: { hintedSeat: seat } })).count === 1;
}

/** Stops the clock of a running game at `at`. */
export async function startPause(db: Tx, id: string, at: Date): Promise<void> {
  await db.game.updateMany({ where: { id, status: 'running' }, data: { pausedAt: at, deadline: null } });
}

/** Restarts the clock of a game, with a deadline if it has a clock. */
export async function endPause(db: Tx, id: string, deadline: Date | undefined): Promise<void> {
  const data = { pausedAt: null, deadline: deadline ?? null };
  await db.game.updateMany({ where: { id, status: 'running' }, data });
}

/** Whether a game shows tiles that other players with the same bag don't know yet; then only its own table can see it. */
export const isBagSecret = ({ bagId, inSync, startedAt, revealedAt }: GameRow): boolean =>
  bagId !== null && !inSync && startedAt !== null && revealedAt === null;
