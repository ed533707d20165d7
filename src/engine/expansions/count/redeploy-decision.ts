import { z } from 'zod';
import type { DecisionKind, Phase, PhaseOutcome } from '../../core/expansion.ts';
import { type DecisionNotation, formatPlace, readPlace } from '../../core/notation.ts';
import { agendaLength } from '../../core/position/agenda.ts';
import { movePiece, standingOf } from '../../core/position/pieces.ts';
import { placeOfFeature } from '../../core/position/places.ts';
import { type Position, report } from '../../core/position/position.ts';
import { activeSeat, seatAfter, seatCount } from '../../core/position/seats.ts';
import { perGame } from '../../core/position/state.ts';
import { awaitingSeat } from '../../core/position/turn-state.ts';
import { type Refusal, refusal } from '../../core/refusal.ts';
import { askRound } from '../../core/rounds.ts';
import { FINAL, findMove, isFinal, type Move, mayMove, movesOf, stopped } from './moves.ts';
import { QUARTERS, type Quarter, quarterOfCount, type Reason } from './town.ts';

const moveSchema = z.strictObject({
  piece: z.string().min(1).max(40),
  quarter: z.enum(QUARTERS),
  to: z
    .strictObject({ x: z.int(), y: z.int(), segment: z.string().min(1).max(40) })
    .describe('The feature, by its name.'),
});

/** See `redeployDecision`. */
export const redeployDecisionSchema = z
  .strictObject({
    type: z.literal('redeploy'),
    pieces: z.array(moveSchema).max(20).describe('Possibly none.'),
  })
  .meta({
    id: 'RedeployDecision',
    description: 'Moves followers out of the quarters into features that are about to be scored (R-COUNT-9).',
  });
type RedeployDecision = z.infer<typeof redeployDecisionSchema>;

const step = perGame('step of the redeployment');
const finalStep = perGame('step of the final redeployment');

/** State of the redeployment. */
export const redeployState = [step, finalStep, stopped];

/** Phase 5: every seat once, from the left of the active seat, which is last (R-COUNT-9, R-COUNT-10). */
export const redeployPhase: Phase = {
  name: 'redeploy',
  slot: 'before-score',
  run(position): PhaseOutcome {
    if (agendaLength(position) === 0) return 'done';
    const left = seatAfter(position, activeSeat(position));
    return askRound(position, step, left, (seat) => mayMove(position, seat));
  },
};

/** Before final scoring: one follower of the market at a time, round after round (R-COUNT-15). */
export const finalRedeployPhase: Phase = {
  name: FINAL,
  slot: 'before-final',
  run(position): PhaseOutcome {
    for (let passed = 0; passed < seatCount(position); passed++) {
      const seat = seatAfter(position, activeSeat(position), 1 + finalStep.get(position));
      finalStep.set(position, (finalStep.get(position) + 1) % seatCount(position));
      if (mayMove(position, seat)) return { ask: seat };
    }
    return 'done';
  },
  decline: stopForGood,
};

/** Moving out of the town, during the game and at its end (R-COUNT-9..15). */
export const redeployDecision = {
  type: 'redeploy',
  phases: ['redeploy', FINAL],

  choices(position) {
    const seen = new Set<string>();
    const moves = movesOf(position, awaitingSeat(position)).filter((move) => {
      const key = `${move.townsman.piece}@${move.townsman.quarter}>${move.name}`;
      return !seen.has(key) && seen.add(key);
    });
    return [...moves.map((move) => ({ type: 'redeploy' as const, pieces: [bodyOf(position, move)] })), STAY];
  },

  refuse(position, { pieces }) {
    if (isFinal(position) && pieces.length > 1) {
      const detail = 'At the end of the game one follower leaves the market at a time.';
      return refusal<Reason>('redeployment', 'R-COUNT-15', detail);
    }
    const chosen = chooseMoves(position, pieces);
    return Array.isArray(chosen) ? undefined : chosen;
  },

  effect(position, { pieces }) {
    const chosen = chooseMoves(position, pieces);
    if (!Array.isArray(chosen)) throw new Error(chosen.detail);
    if (isFinal(position) && chosen.length === 0) stopForGood(position, awaitingSeat(position));
    for (const move of chosen) leaveTown(position, move);
  },

  declining: { type: 'redeploy', pieces: [] },
  target: ({ pieces }) =>
    pieces.length === 0 ? undefined : { segments: pieces.map(({ to }) => formatPlace(to)) },
} as const satisfies DecisionKind<RedeployDecision>;

/** `redeploy meeple@castle > 3,-1:city0, ...`, or `redeploy -` to stay. */
export const redeployNotation: DecisionNotation<RedeployDecision> = {
  type: 'redeploy',
  format({ pieces }) {
    const moves = pieces.map(({ piece, quarter, to }) => `${piece}@${quarter} > ${formatPlace(to)}`);
    return `redeploy ${moves.length === 0 ? '-' : moves.join(', ')}`;
  },
  read(words) {
    const [found, list = ''] = /^redeploy (.+)$/.exec(words) ?? [];
    if (found === undefined) return undefined;
    if (list === '-') return STAY;
    return { type: 'redeploy', pieces: list.split(/ ?, ?(?=[a-z])/).map(readMove) };
  },
};

function readMove(text: string): object {
  const [, piece, quarter, to = ''] = /^([^\s@]+) ?@ ?([^\s>]+) ?> ?(.+)$/.exec(text) ?? [];
  return { piece, quarter, to: readPlace(to) };
}

const STAY: RedeployDecision = { type: 'redeploy', pieces: [] };

/** Finds a follower for each part of the answer, each at most once (R-COUNT-12). */
function chooseMoves(position: Position, pieces: RedeployDecision['pieces']): Move[] | Refusal {
  const seat = awaitingSeat(position);
  const chosen: Move[] = [];
  for (const words of pieces) {
    const moved = chosen.map(({ townsman }) => townsman);
    const found = findMove(position, seat, words, moved);
    if (found === undefined) return refuseMove(position, seat, words.quarter);
    chosen.push(found);
  }
  return chosen;
}

function refuseMove(position: Position, seat: number, quarter: Quarter): Refusal {
  const names = movesOf(position, seat).map(
    ({ townsman, name }) => `${townsman.piece}@${townsman.quarter} to ${name}`,
  );
  const detail = `You may move, each follower once: ${[...new Set(names)].join('; ')}.`;
  const rule = quarter === quarterOfCount(position) ? 'R-COUNT-8' : 'R-COUNT-9';
  return refusal<Reason>('redeployment', rule, detail);
}

function leaveTown(position: Position, { townsman, feature }: Move): void {
  movePiece(position, townsman.row, feature);
  report(position, {
    type: 'piece-moved',
    seat: townsman.seat,
    piece: townsman.piece,
    from: { quarter: townsman.quarter },
    to: standingOf(position, townsman.row),
  });
}

function bodyOf(position: Position, { townsman, feature }: Move): RedeployDecision['pieces'][number] {
  return { piece: townsman.piece, quarter: townsman.quarter, to: placeOfFeature(position, feature) };
}

function stopForGood(position: Position, seat: number): void {
  stopped.set(position, seat, 1);
}
