import { z } from 'zod';
import { SIDE_X, SIDE_Y } from '../../core/board/cell.ts';
import {
  eachSegment,
  factsOfSegment,
  featureOf,
  firstSegmentOf,
  isOccupied,
  openSidesOf,
  tileOf,
  typeOfTile,
} from '../../core/board/features.ts';
import { tileAt } from '../../core/board/placement.ts';
import { NO_SEGMENT } from '../../core/board/tile-type.ts';
import { type DecisionKind, GO_ON, type Phase, type PhaseOutcome } from '../../core/expansion.ts';
import { type DecisionNotation, formatPlace, readPlace } from '../../core/notation.ts';
import { ownAddress } from '../../core/own.ts';
import { changeSupply, type PieceKind, putPiece, standingOf } from '../../core/pieces.ts';
import { NONE, type Position, report, write } from '../../core/position.ts';
import { refusal } from '../../core/refusal.ts';
import { pieceNumber } from '../../core/ruleset.ts';

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
      .describe('The segment it goes on to, or null to take it back.'),
  })
  .meta({
    id: 'WagonDecision',
    description: 'Moves a wagon whose feature was scored, or takes it back (R-WAGON-3).',
  });
type WagonDecision = z.infer<typeof wagonDecisionSchema>;

/** For every seat whose wagon has just come home: the scored feature + 1. */
const homecoming = (position: Position, seat: number) =>
  ownAddress(position, 'abbey-and-mayor.wagons') + seat;

/** Notes from which feature a wagon came home. */
export function noteHomecoming(position: Position, seat: number, piece: PieceKind, feature: number): void {
  if (piece === wagon) write(position, homecoming(position, seat), feature + 1);
}

/** Phase 9: owners of wagons that came home, from the active seat clockwise (R-WAGON-5). */
export const wagonPhase: Phase = {
  name: 'wagon',
  slot: 'after-return',
  run(position): PhaseOutcome {
    const { at, memory } = position;
    for (let step = 0; step < at.seats; step++) {
      const seat = (memory[at.turnSeat] + step) % at.seats;
      if (memory[homecoming(position, seat)] === 0) continue;
      if (targetsOf(position, seat).length > 0) return seat;
      write(position, homecoming(position, seat), 0);
    }
    return GO_ON;
  },
  decline(position, seat) {
    write(position, homecoming(position, seat), 0);
  },
};

/** Moving the wagon on, or taking it back (R-WAGON-3..7). */
export const wagonDecision: DecisionKind<WagonDecision> = {
  type: 'wagon',
  phases: ['wagon'],

  choices(position) {
    const targets = targetsOf(position, position.memory[position.at.asked]);
    return [
      ...targets.map((segment) => ({ type: 'wagon' as const, to: placeOf(position, segment) })),
      declined,
    ];
  },

  refuse(position, { to }) {
    if (to === null || segmentMeant(position, to) !== undefined) return undefined;
    const names = targetsOf(position, position.memory[position.at.asked]).map((segment) => {
      const { x, y, segment: id } = placeOf(position, segment);
      return `${id} at ${x},${y}`;
    });
    const detail = `Your wagon may go on to ${names.join(', ')}, or home: to what is linked with the scored feature, incomplete and unoccupied.`;
    return refusal('wagon-target', 'R-WAGON-4', detail);
  },

  effect(position, { to }) {
    const seat = position.memory[position.at.asked];
    const segment = to === null ? undefined : segmentMeant(position, to);
    write(position, homecoming(position, seat), 0);
    if (segment === undefined) return;
    const kind = pieceNumber(position.ruleset, wagon.name);
    changeSupply(position, seat, kind, -1);
    const piece = putPiece(position, seat, kind, segment, NONE);
    report(position, { type: 'piece-moved', seat, piece: wagon.name, to: standingOf(position, piece) });
  },
};

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

const declined: WagonDecision = { type: 'wagon', to: null };

function segmentMeant(position: Position, to: { x: number; y: number; segment: string }): number | undefined {
  return targetsOf(position, position.memory[position.at.asked]).find((segment) => {
    const place = placeOf(position, segment);
    return place.x === to.x && place.y === to.y && place.segment === to.segment;
  });
}

/** Segments directly linked with the feature that the seat's wagon came from, sorted by place (R-WAGON-4, R-WAGON-7). */
function targetsOf(position: Position, seat: number): number[] {
  const feature = position.memory[homecoming(position, seat)] - 1;
  const found = new Set<number>();
  eachSegment(position, feature, (segment) => {
    for (const linked of [...linkedOnTile(position, segment), ...abbeysBeside(position, segment)]) {
      const target = featureOf(position, linked);
      if (openSidesOf(position, target) > 0 && !isOccupied(position, target)) found.add(linked);
    }
  });
  return [...found].sort((a, b) => compareSegmentPlaces(position, a, b));
}

function linkedOnTile(position: Position, segment: number): number[] {
  const tile = tileOf(position, segment);
  const first = firstSegmentOf(position, tile);
  return typeOfTile(position, tile).facts.links.flatMap(([one, other]) => {
    if (first + one === segment) return [first + other];
    return first + other === segment ? [first + one] : [];
  });
}

function abbeysBeside(position: Position, segment: number): number[] {
  const { at, memory } = position;
  const tile = tileOf(position, segment);
  const index = segment - firstSegmentOf(position, tile);
  const type = typeOfTile(position, tile);
  const sides = [0, 1, 2, 3].filter(
    (side) => type.sideSegment[memory[at.tileRotation + tile] * 4 + side] === index,
  );
  return sides.flatMap((side) => {
    const neighbour = tileAt(
      position,
      memory[at.tileX + tile] + SIDE_X[side],
      memory[at.tileY + tile] + SIDE_Y[side],
    );
    if (neighbour === NONE) return [];
    const { facts, surrounded } = typeOfTile(position, neighbour);
    return facts.fitsAnything && surrounded !== NO_SEGMENT
      ? [firstSegmentOf(position, neighbour) + surrounded]
      : [];
  });
}

function compareSegmentPlaces(position: Position, a: number, b: number): number {
  const one = placeOf(position, a);
  const other = placeOf(position, b);
  return one.x - other.x || one.y - other.y || (one.segment < other.segment ? -1 : 1);
}

function placeOf(position: Position, segment: number): { x: number; y: number; segment: string } {
  const { at, memory } = position;
  const tile = tileOf(position, segment);
  return {
    x: memory[at.tileX + tile],
    y: memory[at.tileY + tile],
    segment: factsOfSegment(position, segment).id,
  };
}
