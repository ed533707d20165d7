import type { AgendaReason } from '../core/expansion.ts';
import { allFeatures, isOccupied, openSidesOf } from '../core/position/features.ts';
import { type Position, rulesOf } from '../core/position/position.ts';
import { COMPLETED } from '../core/scoring/agenda.ts';
import { type FeatureFacts, factsOfFeature, marksOf } from '../core/scoring/feature-facts.ts';
import { citiesOf } from '../core/scoring/fields.ts';
import { closeSheet, payFeature } from '../core/scoring/pay-feature.ts';
import { count, newSheet, type Sheet } from '../core/scoring/sheet.ts';
import type { TableRules } from '../core/table-options.ts';

/** The mark that counts in cities (R-CITY-3). */
export const SHIELD = 'shield';

/** Pays the owners of a completed feature (R-SCORE-1, 3, 5, 6, 7). */
export const completed: AgendaReason = {
  name: COMPLETED,
  pay(position, feature) {
    if (!isOccupied(position, feature)) return;
    const facts = factsOfFeature(position, feature);
    payFeature(position, facts, sheetOfCompleted(facts, rulesOf(position)), false);
  },
};

/** Returns what a feature is worth to an owner: a field by its completed cities, a river nothing. */
export function worthOf(position: Position, facts: FeatureFacts): number {
  if (facts.kind === 'field') return citiesOf(position, facts.feature).length * rulesOf(position).fieldPoints;
  const final = facts.open > 0;
  const sheet = final ? sheetOf(facts, 1) : sheetOfCompleted(facts, rulesOf(position));
  return closeSheet(position, facts, sheet, final);
}

function sheetOfCompleted(facts: FeatureFacts, rules: TableRules): Sheet {
  const small = isSmall(facts, rules);
  const sheet = sheetOf(facts, small ? 1 : 2);
  if (small) sheet.because.push('small-city');
  return sheet;
}

/** Pays the unfinished cities, roads and monasteries at the end (R-SCORE-1, 3, 7). */
export function scoreUnfinished(position: Position): void {
  for (const feature of allFeatures(position)) {
    if (!isOccupied(position, feature) || openSidesOf(position, feature) === 0) continue;
    const facts = factsOfFeature(position, feature);
    payFeature(position, facts, sheetOf(facts, 1), true);
  }
}

/** @param cityTile points of a tile or shield of a city */
function sheetOf(facts: FeatureFacts, cityTile: number): Sheet {
  if (facts.kind === 'city') {
    const sheet = newSheet(cityTile);
    count(sheet, 'tiles', facts.tiles);
    count(sheet, 'shields', marksOf(facts, SHIELD));
    return sheet;
  }
  const sheet = newSheet(1);
  if (facts.kind === 'road') count(sheet, 'tiles', facts.tiles);
  if (facts.kind === 'monastery') count(sheet, 'tiles', 9 - facts.open);
  return sheet;
}

/** Whether it is a completed city of exactly two tiles at a table where that counts less (R-CITY-5, R-CITY-6). */
function isSmall(facts: FeatureFacts, rules: TableRules): boolean {
  return rules.smallCity === 2 && facts.kind === 'city' && facts.tiles === 2;
}
