import { type FeatureFacts, marksOf } from '../../core/scoring/feature-facts.ts';
import type { Sheet } from '../../core/scoring/sheet.ts';

/** The kind of feature that each mark belongs to. */
const GAMBLES = [
  { kind: 'road', mark: 'inn' },
  { kind: 'city', mark: 'cathedral' },
] as const;

/** Marks that these tiles show on roads and cities. */
export const MARKS = GAMBLES.map(({ mark }) => mark);

/**
 * Inns and cathedrals: one point more for each tile (and shield) of a completed feature, nothing for an unfinished
 * one (R-INN-2, R-INN-3, R-SCORE-2, R-SCORE-4, R-SCORE-6).
 */
export function scoreInnsAndCathedrals(sheet: Sheet, facts: FeatureFacts, final: boolean): void {
  for (const { kind, mark } of GAMBLES) {
    if (facts.kind !== kind || marksOf(facts, mark) === 0) continue;
    sheet.because.push(mark);
    if (final) sheet.voided = true;
    else sheet.each += 1;
  }
}
