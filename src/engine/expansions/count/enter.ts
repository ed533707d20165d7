import { z } from 'zod';
import type { DecisionKind, Phase, PhaseOutcome } from '../../core/expansion.ts';
import type { DecisionNotation } from '../../core/notation.ts';
import { putPieceOffBoard, supplyOf } from '../../core/position/pieces.ts';
import { type Position, report } from '../../core/position/position.ts';
import { activeSeat, gainOf, seatsOf } from '../../core/position/seats.ts';
import { perGame } from '../../core/position/state.ts';
import { awaitingSeat } from '../../core/position/turn-state.ts';
import { refusal } from '../../core/refusal.ts';
import { pieceNumber, rulesetOf } from '../../core/ruleset.ts';
import {
  countAt,
  KIND_OF_QUARTER,
  placeOfQuarter,
  QUARTERS,
  type Quarter,
  quarterOfCount,
  type Reason,
} from './town.ts';

const quarterSchema = z.enum(QUARTERS);

/** See `countDecision`. */
export const countDecisionSchema = z
  .discriminatedUnion('quarter', [
    z.strictObject({
      type: z.literal('count'),
      quarter: quarterSchema,
      piece: z.string().min(1).max(40).describe('A follower of your supply.'),
      moveCountTo: quarterSchema
        .optional()
        .describe('Another quarter for the count; if omitted, the count stays.'),
    }),
    z.strictObject({ type: z.literal('count'), quarter: z.null() }),
  ])
  .meta({
    id: 'CountDecision',
    description:
      'Puts a follower into a quarter of Carcassonne and may move the count, or declines to (R-COUNT-3).',
  });
type CountDecision = z.infer<typeof countDecisionSchema>;

const DECLINED: CountDecision = { type: 'count', quarter: null };

/** 1 when the active seat has decided in this part. */
export const entered = perGame('entry decided');

/** Phase 10: the active seat gave points to others and got none (R-COUNT-3). */
export const countPhase: Phase = {
  name: 'count',
  slot: 'after-return',
  run(position): PhaseOutcome {
    const isDecided = entered.get(position) === 1;
    entered.set(position, 0);
    if (isDecided || !gaveToOthersOnly(position) || entriesOf(position).length === 0) return 'done';
    entered.set(position, 1);
    return { ask: activeSeat(position) };
  },
};

/** Entering the town (R-COUNT-4..6). */
export const countDecision = {
  type: 'count',
  phases: ['count'],

  choices(position) {
    const elsewhere = QUARTERS.filter((quarter) => quarter !== quarterOfCount(position));
    const entries = entriesOf(position).flatMap((entry) => [
      { type: 'count' as const, ...entry },
      ...elsewhere.map((moveCountTo) => ({ type: 'count' as const, ...entry, moveCountTo })),
    ]);
    return [...entries, DECLINED];
  },

  refuse(position, decision) {
    if (decision.quarter === null) return undefined;
    const { piece, quarter, moveCountTo } = decision;
    if (!entriesOf(position).some((entry) => entry.piece === piece && entry.quarter === quarter)) {
      const names = entriesOf(position).map((entry) => `${entry.piece}@${entry.quarter}`);
      return refusal<Reason>('town-entry', 'R-COUNT-5', `You may put into the town: ${names.join(', ')}.`);
    }
    if (moveCountTo !== quarterOfCount(position)) return undefined;
    return refusal<Reason>('town-entry', 'R-COUNT-6', `The count is in the ${moveCountTo} already.`);
  },

  effect(position, decision) {
    if (decision.quarter === null) return;
    const { piece, quarter, moveCountTo } = decision;
    const seat = awaitingSeat(position);
    putPieceOffBoard(position, seat, pieceNumber(position, piece), placeOfQuarter(quarter));
    report(position, { type: 'piece-moved', seat, piece, to: { quarter } });
    if (moveCountTo === undefined) return;
    countAt.set(position, QUARTERS.indexOf(moveCountTo));
    report(position, { type: 'neutral-moved', seat, figure: 'count', to: moveCountTo });
  },

  declining: { type: 'count', quarter: null },
  target: ({ quarter }) => (quarter === null ? undefined : { quarter }),
} as const satisfies DecisionKind<CountDecision>;

/** `count castle meeple > market`, or `count -` to enter nobody. */
export const countNotation: DecisionNotation<CountDecision> = {
  type: 'count',
  format(decision) {
    if (decision.quarter === null) return 'count -';
    const { quarter, piece, moveCountTo } = decision;
    return `count ${quarter} ${piece}${moveCountTo === undefined ? '' : ` > ${moveCountTo}`}`;
  },
  read(words) {
    if (words === 'count -') return DECLINED;
    const [found, quarter, piece, to] = /^count (\S+) ([a-z-]+)(?: ?> ?(\S+))?$/.exec(words) ?? [];
    if (found === undefined) return undefined;
    return { type: 'count', quarter, piece, ...(to === undefined ? {} : { moveCountTo: to }) };
  },
};

/** Points of phase 6 to somebody else and none to the active seat. */
function gaveToOthersOnly(position: Position): boolean {
  return (
    gainOf(position, activeSeat(position)) === 0 &&
    seatsOf(position).some((seat) => gainOf(position, seat) > 0)
  );
}

/** Followers of the active seat's supply with the quarters that may hold them (R-COUNT-5). */
function entriesOf(position: Position): { piece: string; quarter: Quarter }[] {
  const seat = activeSeat(position);
  return rulesetOf(position).pieces.flatMap((piece, kind) => {
    if (!piece.follower || supplyOf(position, seat, kind) === 0) return [];
    return QUARTERS.filter((quarter) => piece.claims.includes(KIND_OF_QUARTER[quarter])).map((quarter) => ({
      piece: piece.name,
      quarter,
    }));
  });
}
