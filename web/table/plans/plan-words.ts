import { parseSegmentName, type SegmentPlace } from '../../../src/helpers/segment-name.ts';
import { addedIn, choiceIn } from '../../../src/texts/choices.ts';
import { kindOf } from '../../../src/texts/names.ts';
import type { Decision, Plan, PlanCondition } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import { capital } from '../../text.ts';

/** Writes what is planned: `At 1, 0, turned by 90°, a knight into the city`. */
export const decisionsText = (decisions: readonly Decision[]): string =>
  capital(decisions.map(decisionText).join('; '));

function decisionText(decision: Decision): string {
  const { game } = t();
  const deploy = 'deploy' in decision ? decision.deploy : undefined;
  const deployed = deploy === undefined ? [] : [game.deployed(deploy.piece, deploy)];
  const added = addedIn(game, decision).map(({ text }) => text);
  return [...placeParts(decision), ...deployed, ...added].join(', ');
}

function placeParts(decision: Decision): string[] {
  const { game, turn, table } = t();
  if (decision.type !== 'tile') return [choiceIn(game, decision).text];
  const turned = decision.rotation === 0 ? [] : [table.tile.turned(decision.rotation)];
  return [turn.atCell(decision.x, decision.y), ...turned];
}

/** Writes where a cell is: `3, −1`. */
export const coordinates = (x: number, y: number): string => `${x}, ${y}`.replaceAll('-', '−');

/** Writes which feature is meant, by the cell of one of its segments: `the city at 1, −2`. */
export const theFeature = (kind: string, x: number, y: number): string =>
  t().plans.theFeature(kind, coordinates(x, y));

/**
 * Writes on what a plan waits for: `once the city at 1, −2 (west) is complete`; empty without conditions.
 * @param sideOf writes which of several segments of its kind on a tile is meant
 */
export function conditionsText(
  when: readonly PlanCondition[],
  sideOf: (place: SegmentPlace) => string,
): string {
  return t().game.and(when.map((condition) => conditionText(condition, sideOf)));
}

function conditionText(condition: PlanCondition, sideOf: (place: SegmentPlace) => string): string {
  const words = t().plans;
  const place = 'feature' in condition ? parseSegmentName(condition.feature) : undefined;
  const kind = place === undefined ? '' : kindOf(place.segment);
  const side = place === undefined ? '' : sideOf(place);
  const { x, y } = cellOf(condition);
  const text = words.conditions[`${condition.type}${condition.not === true ? '-not' : ''}`];
  return (
    text?.({ kind, square: coordinates(x, y), feature: `${theFeature(kind, x, y)}${side}` }) ?? condition.type
  );
}

/** Returns the cell that a condition is about. */
const cellOf = (condition: PlanCondition): { readonly x: number; readonly y: number } =>
  'feature' in condition ? parseSegmentName(condition.feature) : condition;

/** Writes what became of a plan that no longer waits, and why. */
export function endText({ state, seq, reason, detail }: Plan): string | undefined {
  const words = t().plans;
  if (state === 'done') return seq === null ? undefined : words.done(seq);
  if (state !== 'cancelled') return undefined;
  return words.cancelled(words.reasons[reason ?? ''] ?? detail ?? '');
}
