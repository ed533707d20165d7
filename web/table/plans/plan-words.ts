import { parseSegmentName } from '../../../src/helpers/segment-name.ts';
import { addedIn, adviceIn } from '../../../src/texts/choices.ts';
import { kindOf } from '../../../src/texts/names.ts';
import type { Decision, Plan, PlanCondition, Table } from '../../api/types.ts';
import { featureAt } from '../../board/features.ts';
import { more, t } from '../../i18n/index.ts';
import { capital } from '../../ui/text.ts';

/** Formats planned decisions next to a board that shows the place: `Place the tile and put a knight in the city`. */
export const decisionsText = (decisions: readonly Decision[]): string =>
  capital(decisions.map((decision) => adviceIn(t().game, decision)).join('; '));

/** Formats a player's assumed decisions, to follow the name and the tile: `with a knight in the city`. */
export const assumedText = (decisions: readonly Decision[]): string =>
  decisions.map(assumedDecision).join('; ');

function assumedDecision(decision: Decision): string {
  const { game } = t();
  const { analysis } = more();
  if (decision.type !== 'tile') return adviceIn(game, decision);
  const { deploy } = decision;
  const deployed = deploy === undefined ? [] : [game.deployed(deploy.piece, deploy)];
  const pieces = [...deployed, ...addedIn(game, decision).map(({ text }) => text)];
  return pieces.length === 0 ? analysis.withNobody : analysis.withPiece(game.and(pieces));
}

/** Formats the coordinates of a cell: `3, −1`. */
export const coordinates = (x: number, y: number): string => `${x}, ${y}`.replaceAll('-', '−');

/** Names a feature by the cell of one of its segments: `the city at 1, −2`. */
export const theFeature = (kind: string, x: number, y: number): string =>
  more().plans.theFeature(kind, coordinates(x, y));

/**
 * Formats the conditions of a plan, which the board marks: `once the city of 4 tiles (Anna) is complete`; empty without
 * conditions.
 */
export function conditionsText(
  when: readonly PlanCondition[],
  table: Table,
  nameOf: (seat: number) => string,
): string {
  return t().game.and(when.map((condition) => conditionText(condition, table, nameOf)));
}

function conditionText(condition: PlanCondition, table: Table, nameOf: (seat: number) => string): string {
  const words = more().plans;
  const place = 'feature' in condition ? parseSegmentName(condition.feature) : undefined;
  const kind = place === undefined ? '' : kindOf(place.segment);
  const { tiles = 0, owners = [], meets } = (place && featureAt(table, place)) ?? {};
  const size = tiles === 0 || meets === 'surroundings' ? undefined : tiles;
  const text = words.conditions[`${condition.type}${condition.not === true ? '-not' : ''}`];
  return text?.({ kind, feature: words.knownFeature(kind, size, owners.map(nameOf)) }) ?? condition.type;
}

/** Formats the outcome of a plan that is no longer pending, with the reason. */
export function endText({ state, seq, reason, detail }: Plan): string | undefined {
  const words = more().plans;
  if (state === 'done') return seq === null ? undefined : words.done(seq);
  if (state !== 'cancelled') return undefined;
  return words.cancelled(words.reasons[reason ?? ''] ?? detail ?? '');
}
