import { z } from 'zod';
import type { DecisionKind, Expansion, Phase } from '../../../src/engine/core/expansion.ts';
import { type DecisionNotation, formatPlace, readPlace } from '../../../src/engine/core/notation.ts';
import type { PieceKind } from '../../../src/engine/core/piece-kind.ts';
import { factsOfSegment } from '../../../src/engine/core/position/features.ts';
import { type Place, placeOf } from '../../../src/engine/core/position/places.ts';
import { type Position, report } from '../../../src/engine/core/position/position.ts';
import { activeSeat, seatAfter, seatsOf } from '../../../src/engine/core/position/seats.ts';
import { perGame, perSeat } from '../../../src/engine/core/position/state.ts';
import { firstSegmentOf, typeOfTile } from '../../../src/engine/core/position/tiles.ts';
import { awaitingSeat, placedTile } from '../../../src/engine/core/position/turn-state.ts';
import { refusal } from '../../../src/engine/core/refusal.ts';
import { askRound } from '../../../src/engine/core/rounds.ts';
import { pay } from '../../../src/engine/core/scoring/pay.ts';

/** A follower for cities alone, where it counts as three (R-FAIR-1). */
const juggler: PieceKind = {
  name: 'juggler',
  perSeat: 2,
  follower: true,
  claims: ['city'],
  claimsRule: 'R-FAIR-1',
  sentences: { 'R-FAIR-1': 'A juggler may go on a city.' },
  strength: () => 3,
};

/** How often each seat has cheered. */
const cheers = perSeat('cheers');
const step = perGame('step of the round of cheers');

const placeSchema = z.strictObject({ x: z.int(), y: z.int(), segment: z.string().min(1).max(40) });

const cheerSchema = z
  .strictObject({
    type: z.literal('cheer'),
    at: placeSchema.nullable().describe('The city with the tent, or null to stay silent.'),
  })
  .meta({ id: 'CheerDecision', description: 'Cheers at a tent of the fair (R-FAIR-2).' });
export type Cheer = z.infer<typeof cheerSchema>;

const cheeredSchema = z
  .object({ type: z.literal('cheered'), seat: z.int(), feature: z.string().max(60) })
  .meta({ id: 'CheeredEvent', description: 'A seat cheered at a tent.' });
export type Cheered = z.infer<typeof cheeredSchema>;

const viewSchema = z
  .object({ cheers: z.array(z.int()).max(6).describe('How often each seat has cheered.') })
  .meta({ id: 'FairView', description: 'The cheers at the fair.' });

/** The cities of the placed tile that show a tent. */
function tentsOf(position: Position): Place[] {
  const tile = placedTile(position);
  const first = firstSegmentOf(position, tile);
  return typeOfTile(position, tile)
    .facts.segments.map((_, index) => first + index)
    .filter((segment) => factsOfSegment(position, segment).marks.has('tent'))
    .map((segment) => placeOf(position, segment));
}

/** Asks every other seat, from the left of the active one, after a tile with a tent (R-FAIR-2). */
const cheerPhase: Phase = {
  name: 'cheer',
  slot: 'after-return',
  run: (position) =>
    askRound(
      position,
      step,
      seatAfter(position, activeSeat(position)),
      (seat) => seat !== activeSeat(position) && tentsOf(position).length > 0,
    ),
};

const cheerDecision: DecisionKind<Cheer> = {
  type: 'cheer',
  phases: ['cheer'],
  choices: (position) => [...tentsOf(position), null].map((at) => ({ type: 'cheer', at })),
  refuse(position, { at }) {
    const tents = tentsOf(position).map(formatPlace);
    if (at === null || tents.includes(formatPlace(at))) return undefined;
    return refusal('no-tent', 'R-FAIR-2', `There is a tent at ${tents.join(', ')} only.`);
  },
  effect(position, { at }) {
    if (at === null) return;
    const seat = awaitingSeat(position);
    cheers.set(position, seat, cheers.get(position, seat) + 1);
    report<Cheered>(position, { type: 'cheered', seat, feature: formatPlace(at) });
    pay(position, { seat, points: 1, kind: 'cheer' });
  },
  declines: ({ at }) => at === null,
  target: ({ at }) => (at === null ? undefined : { segments: [formatPlace(at)] }),
};

/** `cheer 0,-1:city0`, or `cheer -` to stay silent. */
const cheerNotation: DecisionNotation<Cheer> = {
  type: 'cheer',
  format: ({ at }) => `cheer ${at === null ? '-' : formatPlace(at)}`,
  read(words) {
    const [found, at = ''] = /^cheer (.+)$/.exec(words) ?? [];
    return found === undefined ? undefined : { type: 'cheer', at: at === '-' ? null : readPlace(at) };
  },
};

/**
 * The fair, an expansion that the product does not have. A tile of it shows a tent in a city, which is worth ten points
 * more (R-FAIR-3). When one is placed, every other seat may cheer and gets a point (R-FAIR-2).
 */
export const fair = {
  id: 'fair',
  marks: ['tent'],
  tiles: {
    set: 'fair',
    table: `
      A ×6  city N +tent · field EL ER SL SR WL WR touches city0
      B ×2  city N E S W +tent
    `,
  },
  printed: {
    scoreFeature(sheet, facts) {
      if (facts.marks.has('tent')) sheet.each += 10;
    },
  },
  decisionSchemas: [cheerSchema],
  notations: [cheerNotation],
  refusalReasons: ['no-tent'],
  viewSchema,
  eventSchemas: [cheeredSchema],
  hooks: {
    pieces: [juggler],
    state: [cheers, step],
    phases: [cheerPhase],
    decisions: [cheerDecision],
    view: (position) => ({ cheers: seatsOf(position).map((seat) => cheers.get(position, seat)) }),
  },
} as const satisfies Expansion;
