import { allFeatures, isOccupied, openSidesOf } from '../core/board/features.ts';
import type { Position } from '../core/position.ts';
import type { TableRules } from '../core/rules.ts';
import { type FeatureFacts, factsOfFeature, marksOf } from '../core/scoring/feature-facts.ts';
import { closeSheet, payFeature } from '../core/scoring/features.ts';
import { citiesOf } from '../core/scoring/fields.ts';
import type { AgendaReason } from '../core/scoring/settle.ts';
import { count, newSheet, type Sheet } from '../core/scoring/sheet.ts';
import { COMPLETED } from '../core/turn.ts';

/** What a completed feature pays (R-SCORE-1, 3, 5, 6, 7). */
export const completed: AgendaReason = {
  name: COMPLETED,
  settle(position, feature) {
    if (!isOccupied(position, feature)) return;
    const facts = factsOfFeature(position, feature);
    payFeature(position, facts, sheetOfCompleted(facts, position.ruleset.rules), false);
  },
};

/** What a feature is worth to an owner as it lies: a field by its completed cities, a river nothing. */
export function worthOf(position: Position, feature: number): number {
  const facts = factsOfFeature(position, feature);
  if (facts.kind === 'field') return citiesOf(position, feature).length * position.ruleset.rules.fieldPoints;
  const final = facts.open > 0;
  const sheet = final ? sheetOf(facts, 1) : sheetOfCompleted(facts, position.ruleset.rules);
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
    count(sheet, 'shields', marksOf(facts, 'shield'));
    return sheet;
  }
  const sheet = newSheet(1);
  if (facts.kind === 'road') count(sheet, 'tiles', facts.tiles);
  if (facts.kind === 'monastery') count(sheet, 'tiles', 9 - facts.open);
  return sheet;
}

/** A completed city of exactly two tiles, where the table plays that it counts less (R-CITY-5, R-CITY-6). */
function isSmall(facts: FeatureFacts, rules: TableRules): boolean {
  return rules.smallCity === 2 && facts.kind === 'city' && facts.tiles === 2;
}
