import { api, bodyOf, newKey, type Options } from '../../api/client.ts';
import type { Exploration, Explored, NewPlan, Plan, PlanChange, Plans } from '../../api/types.ts';
import { language } from '../../i18n/index.ts';

const inLanguage = () => ({ 'accept-language': language() });

/** Loads the player's plans of a game, and the tiles that can still be drawn. */
export function readPlans(id: string): Promise<Plans> {
  return bodyOf(api.GET('/v1/games/{id}/plans', { params: { path: { id } }, headers: inLanguage() }));
}

/** Creates a plan. */
export function createPlan(id: string, body: NewPlan): Promise<Plan> {
  const params = { path: { id }, header: newKey() };
  return bodyOf(api.POST('/v1/games/{id}/plans', { params, body, headers: inLanguage() }));
}

/** Changes what a plan does or its place in the order. */
export function changePlan(id: string, planId: string, body: PlanChange): Promise<Plan> {
  const params = { path: { id, planId } };
  return bodyOf(api.PATCH('/v1/games/{id}/plans/{planId}', { params, body, headers: inLanguage() }));
}

/** Deletes a plan in any state. */
export function deletePlan(id: string, planId: string): Promise<unknown> {
  return bodyOf(api.DELETE('/v1/games/{id}/plans/{planId}', { params: { path: { id, planId } } }));
}

/** Turns automatic forced moves on or off. */
export function setPlayForcedMoves(id: string, playForcedMoves: boolean): Promise<Plans> {
  return bodyOf(api.PATCH('/v1/games/{id}/plans', { params: { path: { id } }, body: { playForcedMoves } }));
}

/**
 * Loads the options that the player would have if it were their turn now.
 * @param tile the drawn tile; null for none yet
 */
export function readPlanOptions(id: string, tile: string | null): Promise<Options> {
  const params = { path: { id }, query: tile === null ? {} : { tile } };
  return bodyOf(api.GET('/v1/games/{id}/plans/options', { params, headers: inLanguage() }));
}

/** Loads the position after assumed turns, and the options in it. */
export function explorePlans(id: string, body: Exploration): Promise<Explored> {
  const params = { path: { id }, header: newKey() };
  return bodyOf(api.POST('/v1/games/{id}/plans/options', { params, body, headers: inLanguage() }));
}
