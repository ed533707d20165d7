import { z } from 'zod';
import type { DecisionKind, Phase, PhaseOutcome } from '../../core/expansion.ts';
import { type DecisionNotation, formatPlace, readPlace } from '../../core/notation.ts';
import type { PieceKind } from '../../core/piece-kind.ts';
import { putPiece, standingOf } from '../../core/position/pieces.ts';
import { placeOf, segmentAt } from '../../core/position/places.ts';
import { type Position, report } from '../../core/position/position.ts';
import { activeSeat, seatsOf } from '../../core/position/seats.ts';
import { perGame, perSeat } from '../../core/position/state.ts';
import { awaitingSeat } from '../../core/position/turn-state.ts';
import { refusal } from '../../core/refusal.ts';
import { askRound } from '../../core/rounds.ts';
import { pieceNumber } from '../../core/ruleset.ts';
import type { Reason } from './abbeys.ts';
import { targetsFrom } from './wagon-targets.ts';

/** The wagon: a follower that may go on after its feature was scored (R-WAGON-1, R-WAGON-2). */
export const wagon: PieceKind = {
  name: 'wagon',
  perSeat: 1,
  follower: true,
  claims: ['city', 'road', 'monastery'],
  claimsRule: 'R-DEP-9',
  sentences: { 'R-DEP-9': 'A wagon may go on a city, road or monastery, never on a field.' },
  strength: () => 1,
};

/** See `wagonDecision`. */
export const wagonDecisionSchema = z
  .strictObject({
    type: z.literal('wagon'),
    to: z
      .strictObject({ x: z.int(), y: z.int(), segment: z.string().min(1).max(40) })
      .nullable()
      .describe('The segment to move to, or null to take the wagon back.'),
  })
  .meta({
    id: 'WagonDecision',
    description: 'Moves a wagon whose feature was scored, or takes it back (R-WAGON-3).',
  });
type WagonDecision = z.infer<typeof wagonDecisionSchema>;

/** For a seat whose wagon has come home in this part: the scored feature + 1. */
const homecoming = perSeat('feature that the wagon came from');
const step = perGame('step of the wagons');

/** State of the wagons. */
export const wagonState = [homecoming, step];

/** Remembers from which feature a wagon came home. */
export function rememberHomecoming(
  position: Position,
  seat: number,
  piece: PieceKind,
  feature: number,
): void {
  if (piece === wagon) homecoming.set(position, seat, feature + 1);
}

/** Phase 9: owners of wagons that came home, from the active seat clockwise (R-WAGON-5). */
export const wagonPhase: Phase = {
  name: 'wagon',
  slot: 'after-return',
  run(position): PhaseOutcome {
    const outcome = askRound(position, step, activeSeat(position), (seat) => mayGoOn(position, seat));
    if (outcome === 'done') forgetHomecomings(position);
    return outcome;
  },
};

function forgetHomecomings(position: Position): void {
  for (const seat of seatsOf(position)) {
    if (homecoming.get(position, seat) !== 0) homecoming.set(position, seat, 0);
  }
}

/** Moving the wagon on, or taking it back (R-WAGON-3..7). */
export const wagonDecision = {
  type: 'wagon',
  phases: ['wagon'],

  choices(position) {
    const targets = targetsOf(position, awaitingSeat(position));
    return [
      ...targets.map((segment) => ({ type: 'wagon' as const, to: placeOf(position, segment) })),
      { type: 'wagon', to: null },
    ];
  },

  refuse(position, { to }) {
    const targets = targetsOf(position, awaitingSeat(position));
    if (to === null || targets.includes(segmentAt(position, to))) return undefined;
    const names = targets.map((target) => {
      const { x, y, segment } = placeOf(position, target);
      return `${segment} at ${x},${y}`;
    });
    const detail = `Your wagon may go on to ${names.join(', ')}, or home: to what is linked with the scored feature, incomplete and unoccupied.`;
    return refusal<Reason>('wagon-target', 'R-WAGON-4', detail);
  },

  effect(position, { to }) {
    if (to === null) return;
    const seat = awaitingSeat(position);
    const piece = putPiece(position, seat, pieceNumber(position, wagon.name), segmentAt(position, to));
    report(position, { type: 'piece-moved', seat, piece: wagon.name, to: standingOf(position, piece) });
  },

  declining: { type: 'wagon', to: null },
  target: ({ to }) => (to === null ? undefined : { segments: [formatPlace(to)] }),
} as const satisfies DecisionKind<WagonDecision>;

/** `wagon 3,-1:road0`, or `wagon -` to take it back. */
export const wagonNotation: DecisionNotation<WagonDecision> = {
  type: 'wagon',
  format: ({ to }) => `wagon ${to === null ? '-' : formatPlace(to)}`,
  read(words) {
    const [found, to = ''] = /^wagon (.+)$/.exec(words) ?? [];
    if (found === undefined) return undefined;
    return { type: 'wagon', to: to === '-' ? null : readPlace(to) };
  },
};

function mayGoOn(position: Position, seat: number): boolean {
  return homecoming.get(position, seat) > 0 && targetsOf(position, seat).length > 0;
}

function targetsOf(position: Position, seat: number): number[] {
  const feature = homecoming.get(position, seat) - 1;
  return feature < 0 ? [] : targetsFrom(position, feature);
}
