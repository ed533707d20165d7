import { isDeclining, supposeTurn } from '../../engine/index.ts';
import { problem } from '../../problems.ts';
import { legalAlternatives } from '../play/legal-alternatives.ts';
import { comingTiles } from './coming-tiles.ts';
import { unknownFeature } from './condition.ts';
import type { PlannedGame } from './mine.ts';
import { type Misfit, misfitOf } from './misfit.ts';
import { doesNotFit, type PlanContent } from './plan.ts';

/** Returns the content of a plan with the tile that its placement names as that of the plan. */
export function normalContent(content: PlanContent): PlanContent {
  const [first, ...others] = content.decisions;
  if (first.type !== 'tile') return content;
  const { tile, ...placement } = first;
  return { ...content, tile: content.tile ?? tile ?? null, decisions: [placement, ...others] };
}

/**
 * Refuses a plan that could not be carried out if it were the player's turn now.
 * @throws Problem tile-cannot-come, plan-does-not-fit, illegal-decision
 */
export function requireFitting(planned: PlannedGame, content: PlanContent): void {
  const { game, seat } = planned;
  const [first] = content.decisions;
  if (content.tile !== null && first.type !== 'tile') throw doesNotFit('tile-without-placement');
  if (content.repeats && !isDeclining(first)) throw doesNotFit('cannot-repeat');
  if (unknownFeature(game.state, seat, content.when) !== undefined) throw doesNotFit('unknown-feature');
  const misfit = misfitOf(game, seat, content);
  if (misfit !== undefined) throw refusalOf(planned, content, misfit);
}

function refusalOf({ game, seat }: PlannedGame, { tile }: PlanContent, misfit: Misfit) {
  const { reason, rule, detail, refused } = misfit;
  if (reason === 'condition-lost') return doesNotFit(reason);
  if (reason === 'tile-used-up')
    return problem('tile-cannot-come', { detail, tiles: comingTiles(game, seat) });
  const state = refused?.state ?? supposeTurn(game.state, seat, tile ?? undefined);
  const legal = state && refused && legalAlternatives(state, seat, refused.decision);
  return problem('illegal-decision', { detail, reason, ...(rule && { rule }), ...(legal && { legal }) });
}
