import type { Position } from '../position/position.ts';
import { rulesetOf } from '../ruleset.ts';
import type { FeatureFacts } from './feature-facts.ts';
import { sharesOf } from './owners.ts';
import { pay } from './pay.ts';
import { explanationOf, type Sheet, totalOf } from './sheet.ts';

/**
 * Pays the owners of a city, road or monastery what its sheet says after all printed rules were applied to it.
 * @param sheet the base game's value
 * @param final whether the game is over and the feature unfinished
 */
export function payFeature(position: Position, facts: FeatureFacts, sheet: Sheet, final: boolean): void {
  const points = closeSheet(position, facts, sheet, final);
  if (points === 0) return;
  const { feature } = facts;
  const kind = final ? `${facts.kind}-incomplete` : facts.kind;
  for (const { seat, times } of sharesOf(position, facts)) {
    const explanation = { ...explanationOf(sheet), ...(times > 1 ? { times } : {}) };
    pay(position, { seat, points: points * times, kind, feature, explanation });
  }
}

/** Applies all printed rules to a sheet. @returns its points */
export function closeSheet(position: Position, facts: FeatureFacts, sheet: Sheet, final: boolean): number {
  for (const scoreFeature of rulesetOf(position).printed.scoreFeature) scoreFeature(sheet, facts, final);
  return totalOf(sheet);
}
