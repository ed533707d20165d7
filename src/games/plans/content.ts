import { isDeclining } from '../../engine/index.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import { legalAlternatives } from '../play/legal-alternatives.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import type { Before } from './chain.ts';
import { comingTiles } from './coming-tiles.ts';
import { unknownFeature } from './condition.ts';
import { misfitOf } from './misfit.ts';
import { doesNotFit, type Misfit, type PlanContent } from './plan.ts';
import { namesSeatsBelow } from './preference.ts';

/** Returns the content of a plan; a tile named by its placement becomes the plan's tile. */
export function normalContent(content: PlanContent): PlanContent {
  const [first, ...others] = content.decisions;
  if (first.type !== 'tile') return content;
  const { tile, ...placement } = first;
  return { ...content, tile: content.tile ?? tile ?? null, decisions: [placement, ...others] };
}

/**
 * Refuses a plan that could not be carried out if it were the player's turn now, after the plans it follows.
 * @throws Problem tile-unavailable, plan-not-applicable, illegal-decision
 */
export function requireFitting(before: Before, seat: number, content: PlanContent): void {
  const { game, isCertain } = before;
  const [first] = content.decisions;
  if (content.tile !== null && first.type !== 'tile') throw doesNotFit('tile-without-placement');
  if (content.repeats && first.type !== 'preference' && !isDeclining(first))
    throw doesNotFit('cannot-repeat');
  if (isCertain && unknownFeature(game.state, seat, content.conditions) !== undefined)
    throw doesNotFit('unknown-feature');
  if (!content.decisions.every((step) => namesSeatsBelow(step, game.row.seats.length)))
    throw doesNotFit('no-such-seat');
  const misfit = misfitOf(before, seat, content);
  if (misfit !== undefined) throw refusalOf(game, seat, misfit);
}

/** Returns the problem of an impossible decision in a seat's turn, as far as the viewer knows the game. */
export function refusalOf(game: LoadedGame, seat: number, misfit: Misfit, viewer = seat): Problem {
  const { reason, rule, detail, refused } = misfit;
  if (reason === 'condition-lost') return doesNotFit(reason);
  if (reason === 'tile-used-up')
    return problem('tile-unavailable', { detail, tiles: comingTiles(game, seat, viewer) });
  const legal = refused && legalAlternatives(refused.state, seat, refused.decision);
  return problem('illegal-decision', { detail, reason, ...(rule && { rule }), ...(legal && { legal }) });
}
