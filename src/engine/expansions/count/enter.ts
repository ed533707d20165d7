import { z } from 'zod';
import { type DecisionKind, GO_ON, type Phase, type PhaseOutcome } from '../../core/expansion.ts';
import type { DecisionNotation } from '../../core/notation.ts';
import { ownAddress } from '../../core/own.ts';
import { changeSupply, putPiece, supplyOf } from '../../core/pieces.ts';
import { NONE, type Position, report, write } from '../../core/position.ts';
import { refusal } from '../../core/refusal.ts';
import { pieceNumber } from '../../core/ruleset.ts';
import {
  countAddress,
  KIND_OF_QUARTER,
  placeOfQuarter,
  QUARTERS,
  type Quarter,
  quarterOfCount,
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
        .describe('Another quarter for the count; leave out to leave it there.'),
    }),
    z.strictObject({ type: z.literal('count'), quarter: z.null() }),
  ])
  .meta({
    id: 'CountDecision',
    description:
      'Puts a follower into a quarter of Carcassonne and may move the count, or enters nobody (R-COUNT-3).',
  });
type CountDecision = z.infer<typeof countDecisionSchema>;

const DECLINED: CountDecision = { type: 'count', quarter: null };

/** Phase 10: the active seat gave points to others and got none (R-COUNT-3). */
export const countPhase: Phase = {
  name: 'count',
  slot: 'after-return',
  run(position): PhaseOutcome {
    const asked = ownAddress(position, 'count.entry-asked');
    if (position.memory[asked] === 1) {
      write(position, asked, 0);
      return GO_ON;
    }
    if (!gaveToOthersOnly(position) || entriesOf(position).length === 0) return GO_ON;
    write(position, asked, 1);
    return position.memory[position.at.turnSeat];
  },
};

/** Entering the town (R-COUNT-4..6). */
export const countDecision: DecisionKind<CountDecision> = {
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
      return refusal('town-entry', 'R-COUNT-5', `You may put into the town: ${names.join(', ')}.`);
    }
    if (moveCountTo !== quarterOfCount(position)) return undefined;
    return refusal('town-entry', 'R-COUNT-6', `The count is in the ${moveCountTo} already.`);
  },

  effect(position, decision) {
    if (decision.quarter === null) return;
    const seat = position.memory[position.at.asked];
    const kind = pieceNumber(position.ruleset, decision.piece);
    changeSupply(position, seat, kind, -1);
    putPiece(position, seat, kind, placeOfQuarter(decision.quarter), NONE);
    report(position, { type: 'piece-moved', seat, piece: decision.piece, to: { quarter: decision.quarter } });
    if (decision.moveCountTo === undefined) return;
    write(position, countAddress(position), QUARTERS.indexOf(decision.moveCountTo));
    report(position, { type: 'neutral-moved', seat, figure: 'count', to: decision.moveCountTo });
  },
};

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
  const { at, memory } = position;
  const gained = memory.subarray(at.gained, at.gained + at.seats);
  return gained[memory[at.turnSeat]] === 0 && gained.some((points) => points > 0);
}

/** Followers of the active seat's supply with the quarters that may hold them (R-COUNT-5). */
function entriesOf(position: Position): { piece: string; quarter: Quarter }[] {
  const seat = position.memory[position.at.turnSeat];
  return position.ruleset.pieces.flatMap((piece, kind) => {
    if (!piece.follower || supplyOf(position, seat, kind) === 0) return [];
    return QUARTERS.filter((quarter) => piece.claims.includes(KIND_OF_QUARTER[quarter])).map((quarter) => ({
      piece: piece.name,
      quarter,
    }));
  });
}
