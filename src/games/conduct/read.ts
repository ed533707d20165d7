import type { Tx } from '../../db/tx.ts';
import { problem } from '../../platform/problems.ts';
import {
  countAskingTables,
  keptGames,
  playedExpansions,
  type TurnQuartiles,
  turnQuartiles,
} from '../store/conducts.ts';
import type { GameRow } from '../store/games.ts';
import { gamesUntil, knownFrom, newestGames, reliabilityOf } from './reliability.ts';

/** Number of games whose turns and expansions are counted. */
const gamesCounted = 100;
const expansionsShown = 5;

/** Returns how a player plays, from the newest games against people. */
export async function playStatsOf(db: Tx, player: string) {
  const times = await turnQuartiles(db, player, gamesCounted);
  const expansions = await playedExpansions(db, player, gamesCounted);
  return {
    ...reliabilityOf(await keptGames(db, player, newestGames)),
    turnTimes: times === undefined ? null : shownTimes(times),
    expansions: expansions.slice(0, expansionsShown),
  };
}

const shownTimes = ({ turns, quartiles: [quarter = 0, half = 0, upperQuartile = 0] }: TurnQuartiles) => ({
  turns,
  lowerQuartile: quarter,
  median: half,
  upperQuartile,
});

/** Maximum number of tables requiring reliability at which a newcomer can sit at once. */
const tablesOfNewcomer = 3;

/**
 * Returns the highest reliability requirement that a player meets, in percent. A newcomer's reliability is unknown: any requirement is met
 * until they sit at the maximum number of such tables, and then none.
 */
export async function enoughReliability(tx: Tx, player: string): Promise<number> {
  const { reliability } = reliabilityOf(await keptGames(tx, player, newestGames));
  if (reliability !== null) return reliability;
  return (await countAskingTables(tx, player)) < tablesOfNewcomer ? 100 : 0;
}

/**
 * Refuses a player a seat at a table that requires higher reliability. Newcomers, whose reliability is unknown, can sit at a few such
 * tables at once.
 * @throws Problem reliability-too-low
 */
export async function requireReliability(
  tx: Tx,
  { minReliability }: Pick<GameRow, 'minReliability'>,
  player: string,
): Promise<void> {
  if (minReliability === null) return;
  const kept = await keptGames(tx, player, newestGames);
  const { reliability } = reliabilityOf(kept);
  if (reliability === null) return assertNewcomerLimit(tx, player, minReliability, kept.length);
  if (reliability >= minReliability) return;
  const gamesToPlay = gamesUntil(kept, minReliability);
  const detail =
    `The table asks for a reliability of ${minReliability} %, and yours is ${reliability} %: ` +
    `after ${gamesToPlay} more ${gamesToPlay === 1 ? 'game' : 'games'} that you do not abandon it is enough.`;
  throw problem('reliability-too-low', { detail, reliability, minReliability, gamesToPlay });
}

/** @throws Problem reliability-too-low */
async function assertNewcomerLimit(
  tx: Tx,
  player: string,
  minReliability: number,
  games: number,
): Promise<void> {
  if ((await countAskingTables(tx, player)) < tablesOfNewcomer) return;
  const gamesToPlay = knownFrom - games;
  const detail =
    `Your reliability is known after ${knownFrom} games, and until then you sit at ${tablesOfNewcomer} tables at once that ` +
    'ask for it. Finish a game, or join a table that does not ask.';
  throw problem('reliability-too-low', { detail, reliability: null, minReliability, gamesToPlay });
}
