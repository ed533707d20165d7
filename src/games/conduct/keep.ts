import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import { hasDecidedBetween } from '../../ratings/store/games-to-rate.ts';
import { forfeitOf } from '../clock/deadlines.ts';
import { settledUntil } from '../records/finished-games.ts';
import {
  areUnjudged,
  forgetConducts,
  type GameOver,
  lastAbandonments,
  type SeatConduct,
  storeConducts,
  tryLockConduct,
  unjudgedGames,
} from '../store/conducts.ts';
import {
  abandonmentsIn,
  type Conduct,
  type GameToJudge,
  isConclusive,
  timedOut,
  turnSecondsIn,
} from './conduct.ts';

/** Number of seats read at once. */
const batchSize = 100;

/**
 * Judges the conduct of players in games finished since the last run, in the order of their ends. Results are stored with the seats, so
 * each seat is judged once, even after a crash. Only one process does this at a time.
 */
export async function keepConduct(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const until = settledUntil(deps);
  while (await areUnjudged(deps.db.prisma, until))
    if (!(await transaction(deps.db, (tx) => judgeBatch(tx, until)))) return;
}

/** Deletes all judgements of conduct, and makes them again from the logs. */
export async function rebuildConduct(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await transaction(deps.db, forgetConducts);
  await keepConduct(deps);
}

/** Judges the next games; returns whether there may be more. */
async function judgeBatch(tx: Tx, until: Date): Promise<boolean> {
  if (!(await tryLockConduct(tx))) return false;
  const games = await unjudgedGames(tx, until, batchSize);
  const players = [...new Set(games.flatMap(({ seats }) => seats.map(({ playerId }) => playerId)))];
  const last = new Map(await lastAbandonments(tx, players));
  const conducts = [];
  for (const game of games) conducts.push(...(await judge(tx, game, last)));
  await storeConducts(tx, conducts);
  return games.length > 0;
}

/** @param last when each player last abandoned a game that counted */
async function judge(tx: Tx, over: GameOver, last: Map<string, Date>): Promise<SeatConduct[]> {
  const game = gameToJudge(over);
  const [abandonments, timeOuts] = [abandonmentsIn(game), timedOut(game)];
  const turns = over.isInStep ? new Map<number, readonly number[]>() : turnSecondsIn(game);
  const conducts: SeatConduct[] = [];
  for (const { seat, playerId, isRobot } of game.seats) {
    const abandonedAt = isConclusive(game) ? (abandonments.get(seat) ?? null) : null;
    const conduct =
      isConclusive(game) && !isRobot ? await conductOf(tx, playerId, abandonedAt, last) : 'none';
    if (conduct === 'abandoned' && abandonedAt !== null)
      last.set(playerId, later(last.get(playerId), abandonedAt));
    const turnSeconds = conduct === 'none' ? [] : (turns.get(seat) ?? []);
    conducts.push({ game: game.id, seat, conduct, abandonedAt, turnSeconds, timedOut: timeOuts.has(seat) });
  }
  return conducts;
}

const later = (one: Date | undefined, other: Date): Date => (one !== undefined && one > other ? one : other);

/** Games that a player abandoned without a decision in between count as abandoned together. */
async function conductOf(
  tx: Tx,
  playerId: string,
  abandonedAt: Date | null,
  last: ReadonlyMap<string, Date>,
): Promise<Conduct> {
  if (abandonedAt === null) return 'finished';
  const before = last.get(playerId);
  if (before === undefined) return 'abandoned';
  const [from, until] = before < abandonedAt ? [before, abandonedAt] : [abandonedAt, before];
  return (await hasDecidedBetween(tx, playerId, from, until)) ? 'abandoned' : 'excused';
}

const gameToJudge = ({
  status,
  isPractice,
  isInStep: _,
  clock,
  startedAt,
  ...game
}: GameOver): GameToJudge => ({
  ...game,
  startedAt: startedAt ?? game.finishedAt,
  isReal: status === 'finished' && !isPractice,
  forfeit: forfeitOf(clock),
});
