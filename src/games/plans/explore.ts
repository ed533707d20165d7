import { awaiting, type PositionView } from '../../engine/index.ts';
import { namesBySeat } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { visibleGame } from '../access.ts';
import { optionsOfGame } from '../play/options/of-game.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import { hasAssistance, tableFor } from '../views/assistance.ts';
import { awaitingView } from '../views/awaiting.ts';
import { type AssumedTurn, assume } from './assume.ts';
import { planBefore } from './chain.ts';
import { comingTiles } from './coming-tiles.ts';
import { refusalOf } from './content.ts';
import { plannedGame, readPlans, requireFollowable } from './mine.ts';
import { doesNotFit } from './plan.ts';

/** A turn in a request; without a seat, it is the player's. */
export interface NamedTurn extends Omit<AssumedTurn, 'seat'> {
  readonly seat?: number | undefined;
}

/** The assumptions in order: a plan with those it follows, turns, and the turn to explore. */
export interface Exploration extends NamedTurn {
  readonly follows: string | null;
  readonly after: readonly NamedTurn[];
  /** Label of the single option to return, with all its deployments; undefined for all options. */
  readonly option?: string | undefined;
}

/**
 * Returns the game after some assumed turns, and the options in the last of them. It uses only the player's knowledge: the result doesn't
 * depend on the bag or other hands.
 * @throws Problem game-not-found, not-seated, game-not-running, plan-not-found, tile-unavailable, plan-not-applicable, illegal-decision
 */
export async function explorePlans(
  deps: Deps,
  playerId: string,
  id: string,
  { follows, after, option, ...explored }: Exploration,
) {
  const row = await visibleGame(deps, playerId, id);
  const { game, seat: viewer } = await plannedGame(deps, playerId, row);
  const turns = [...after, explored].map((turn) => requireTurn(turn, viewer, row.seatCount));
  const before = follows === null ? [] : await turnsOfPlans(deps, { playerId, id, follows, seat: viewer });
  const then = [...before, ...turns].reduce((now, turn) => assumed(now, viewer, turn), game);
  const seat = explored.seat ?? viewer;
  const isAwaiting = awaiting(then.state)?.seat === seat;
  return {
    version: row.version,
    seat,
    names: namesBySeat(row),
    awaiting: awaitingView(then.state, null),
    options: isAwaiting ? optionsOfGame(row, then.state, seat, option) : [],
    table: tableOf(game, then, viewer),
    tiles: comingTiles(then, viewer),
  };
}

/** @throws Problem plan-not-applicable if an opponent's turn names no tile, because the player can't know their hand */
function requireTurn(turn: NamedTurn, viewer: number, seatCount: number): AssumedTurn {
  const { seat = viewer, tile, decisions } = turn;
  if (seat >= seatCount) throw doesNotFit('no-such-seat');
  if (seat !== viewer && tile === null) throw doesNotFit('tile-needed');
  return { seat, tile, decisions };
}

interface Following {
  readonly playerId: string;
  readonly id: string;
  readonly follows: string;
  readonly seat: number;
}

/**
 * Returns the turns of a waiting plan and of those it follows, in order.
 * @throws Problem plan-not-found, plan-not-applicable
 */
async function turnsOfPlans(deps: Deps, { playerId, id, follows, seat }: Following): Promise<AssumedTurn[]> {
  const plans = await readPlans(deps, playerId, id);
  requireFollowable(plans, follows);
  const turns: AssumedTurn[] = [];
  for (let plan = planBefore({ follows }, plans); plan !== undefined; plan = planBefore(plan, plans))
    turns.unshift({ seat, tile: plan.tile, decisions: plan.decisions.slice(plan.made) });
  return turns;
}

/** @throws Problem tile-unavailable, illegal-decision */
function assumed(game: LoadedGame, viewer: number, turn: AssumedTurn): LoadedGame {
  const outcome = assume(game, viewer, turn);
  if ('misfit' in outcome) throw refusalOf(game, turn.seat, outcome.misfit, viewer);
  return outcome.result;
}

/** Without assistance, the scores of a decision are not shown. */
function tableOf(now: LoadedGame, then: LoadedGame, viewer: number): PositionView {
  const table = tableFor(then.row, then.state, viewer);
  if (hasAssistance(then.row)) return table;
  const { seats } = tableFor(now.row, now.state, viewer);
  return { ...table, seats: table.seats.map((each) => ({ ...each, score: seats[each.seat]?.score ?? 0 })) };
}
