import { z } from 'zod';
import type { FeatureKind, Segment } from '../../../src/engine/core/board/tile.ts';
import { deployAs } from '../../../src/engine/core/deployment/deploy.ts';
import { ruleAgainst } from '../../../src/engine/core/deployment/legal.ts';
import type { DecisionKind, DecisionMember, Expansion, Phase } from '../../../src/engine/core/expansion.ts';
import { type DecisionNotation, formatPlace, readPlace } from '../../../src/engine/core/notation.ts';
import type { PieceKind } from '../../../src/engine/core/piece-kind.ts';
import { factsOfSegment } from '../../../src/engine/core/position/features.ts';
import { tileBeside } from '../../../src/engine/core/position/grid.ts';
import { supplyOf } from '../../../src/engine/core/position/pieces.ts';
import { type Place, placeOf } from '../../../src/engine/core/position/places.ts';
import { NONE, type Position, report } from '../../../src/engine/core/position/position.ts';
import { activeSeat, seatAfter, seatsOf } from '../../../src/engine/core/position/seats.ts';
import { perGame, perSeat } from '../../../src/engine/core/position/state.ts';
import { firstSegmentOf, typeOfTile, xOf, yOf } from '../../../src/engine/core/position/tiles.ts';
import { awaitingSeat, placedTile } from '../../../src/engine/core/position/turn-state.ts';
import { refusal } from '../../../src/engine/core/refusal.ts';
import { askRound } from '../../../src/engine/core/rounds.ts';
import { pieceNumber } from '../../../src/engine/core/ruleset.ts';
import { pay } from '../../../src/engine/core/scoring/pay.ts';
import { count } from '../../../src/engine/core/scoring/sheet.ts';

/** A booth, worth two points for each tile on and around it (R-FAIR-5). */
const booth: FeatureKind = { name: 'booth', meets: 'surroundings', completes: true };

/** A follower only for cities and booths, where it counts as three (R-FAIR-1). */
const juggler: PieceKind = {
  name: 'juggler',
  perSeat: 2,
  follower: true,
  claims: ['city', 'booth'],
  claimsRule: 'R-FAIR-1',
  sentences: { 'R-FAIR-1': 'A juggler may go on a city or a booth.' },
  strength: () => 3,
};

/** A follower that comes between the placement of a tile and the scoring (R-FAIR-4). */
const crier: PieceKind = {
  name: 'crier',
  perSeat: 1,
  follower: true,
  claims: ['road', 'monastery', 'field', 'booth'],
  claimsRule: 'R-FAIR-4',
  sentences: { 'R-FAIR-4': 'A crier may go on a road, a monastery, a field or a booth, after the tile.' },
  notWithTile: 'R-FAIR-4',
  strength: () => 1,
};

/** A follower that goes with a tile in addition to another piece (R-FAIR-6). */
const fiddler: PieceKind = {
  name: 'fiddler',
  perSeat: 1,
  follower: true,
  claims: ['city', 'road', 'field'],
  claimsRule: 'R-FAIR-6',
  sentences: { 'R-FAIR-6': 'A fiddler may go on a city, a road or a field, beside another piece.' },
  notWithTile: 'R-FAIR-6',
  strength: () => 1,
};

/** How often each seat has cheered. */
const cheers = perSeat('cheers');
const step = perGame('step of the round of cheers');
const isCried = perGame('crier decided');

const segmentSchema = z.string().min(1).max(40);
const placeSchema = z.strictObject({ x: z.int(), y: z.int(), segment: segmentSchema });

const cheerSchema = z
  .strictObject({
    type: z.literal('cheer'),
    at: placeSchema.nullable().describe('The city with the tent, or null to stay silent.'),
  })
  .meta({ id: 'CheerDecision', description: 'Cheers at a tent of the fair (R-FAIR-2).' });
export type Cheer = z.infer<typeof cheerSchema>;

const crySchema = z
  .strictObject({
    type: z.literal('cry'),
    on: segmentSchema.nullable().describe('A segment of the tile just placed, or null to keep the crier.'),
  })
  .meta({ id: 'CryDecision', description: 'Puts the crier on to the placed tile (R-FAIR-4).' });
export type Cry = z.infer<typeof crySchema>;

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
  declining: { type: 'cheer', at: null },
  target: ({ at }) => (at === null ? undefined : { segments: [formatPlace(at)] }),
};

/** `cheer 0,-1:city0`, `cheer city0` of the tile just placed, or `cheer -` to stay silent. */
const cheerNotation: DecisionNotation<Cheer> = {
  type: 'cheer',
  format: ({ at }) => `cheer ${at === null ? '-' : formatPlace(at)}`,
  read(words, position) {
    const [found, at = ''] = /^cheer (.+)$/.exec(words) ?? [];
    if (found === undefined) return undefined;
    const named = position && tentsOf(position).find(({ segment }) => segment === at);
    return { type: 'cheer', at: at === '-' ? null : (named ?? readPlace(at)) };
  },
};

/** Whether a tile has a booth or is next to one. */
function isAtBooth(position: Position, tile: number): boolean {
  const tiles = [tile, ...[0, 1, 2, 3].map((side) => tileBeside(position, tile, side))];
  return tiles.some((each) => each !== NONE && typeOfTile(position, each).facts.segments.some(isBooth));
}

const isBooth = ({ kind }: Segment) => kind === booth;

/** The segments of the placed tile where the active seat can place its crier (R-FAIR-4). */
function standsOf(position: Position): string[] {
  const tile = placedTile(position);
  return tile !== NONE && isAtBooth(position, tile) ? segmentsFor(position, crier) : [];
}

/** The segments of the placed tile where the active seat can place a piece of its supply. */
function segmentsFor(position: Position, { name }: PieceKind): string[] {
  const tile = placedTile(position);
  const seat = activeSeat(position);
  const kind = pieceNumber(position, name);
  if (supplyOf(position, seat, kind) === 0) return [];
  return typeOfTile(position, tile)
    .facts.segments.filter(({ index }) => ruleAgainst(position, seat, kind, tile, index) === undefined)
    .map(({ id }) => id);
}

/** Asks the active seat, before its tile is scored, after a tile with a booth or beside one (R-FAIR-4). */
const cryPhase: Phase = {
  name: 'cry',
  slot: 'deploy',
  run(position) {
    const isDue = isCried.get(position) === 0 && standsOf(position).length > 0;
    isCried.set(position, isDue ? 1 : 0);
    return isDue ? { ask: activeSeat(position) } : 'done';
  },
};

const cryDecision: DecisionKind<Cry> = {
  type: 'cry',
  phases: ['cry'],
  choices: (position) => [...standsOf(position), null].map((on) => ({ type: 'cry', on })),
  refuse(position, { on }) {
    const stands = standsOf(position);
    if (on === null || stands.includes(on)) return undefined;
    return refusal('no-stand', 'R-FAIR-4', `Your crier may stand at ${stands.join(', ')} only.`);
  },
  effect(position, { on }) {
    if (on === null) return;
    deployAs(position, activeSeat(position), placedTile(position), { piece: crier.name, segment: on });
  },
  declining: { type: 'cry', on: null },
  target({ on }, position) {
    const tile = placedTile(position);
    return on === null
      ? undefined
      : { segments: [formatPlace({ x: xOf(position, tile), y: yOf(position, tile), segment: on })] };
  },
};

/** `cry road0`, or `cry -` to keep the crier. */
const cryNotation: DecisionNotation<Cry> = {
  type: 'cry',
  format: ({ on }) => `cry ${on ?? '-'}`,
  read(words) {
    const [found, on] = /^cry (.+)$/.exec(words) ?? [];
    return found === undefined ? undefined : { type: 'cry', on: on === '-' ? null : on };
  },
};

/** A fiddler on another feature of a tile with a tent, in the placement decision (R-FAIR-6). */
const fiddle = {
  name: 'fiddle',
  schema: segmentSchema.describe('A segment of the tile on which the fiddler goes, too (R-FAIR-6).'),
  choices: fiddledOn,
  refuse(position, segment) {
    const segments = fiddledOn(position);
    if (segments.includes(segment)) return undefined;
    return refusal('no-fiddling', 'R-FAIR-6', `Your fiddler may go on: ${segments.join(', ') || 'nothing'}.`);
  },
  effect: (position, segment) =>
    deployAs(position, activeSeat(position), placedTile(position), { piece: fiddler.name, segment }),
  notation: {
    format: (segment) => `fiddle ${segment}`,
    read: (words) => /^fiddle ([a-z]+\d+)$/.exec(words)?.[1],
  },
  renamed: (segment, nameOf) => nameOf(segment),
} as const satisfies DecisionMember<string>;

function fiddledOn(position: Position): string[] {
  return tentsOf(position).length === 0 ? [] : segmentsFor(position, fiddler);
}

/**
 * The fair, an expansion outside the product. Its tiles show a tent in a city, which is worth ten more points
 * (R-FAIR-3). When one is placed, every other seat can cheer for a point (R-FAIR-2). It asks between placement and
 * scoring, has a feature kind of its own, and adds a second piece to the placement decision, so that code that
 * assumes the contrary fails.
 */
export const fair = {
  id: 'fair',
  kinds: [booth],
  marks: ['tent'],
  tiles: {
    set: 'fair',
    table: `
      A ×6  city N +tent · field EL ER SL SR WL WR touches city0
      B ×2  city N E S W +tent
      C ×2  road E · road W · field NL NR EL WR · field ER SL SR WL · booth
    `,
  },
  printed: {
    scoreFeature(sheet, facts) {
      if (facts.marks.has('tent')) sheet.each += 10;
      if (facts.kind !== booth.name) return;
      sheet.each = 2;
      count(sheet, 'tiles', 9 - facts.open);
    },
  },
  decisionSchemas: [cheerSchema, crySchema],
  notations: [cheerNotation, cryNotation],
  refusalReasons: ['no-tent', 'no-stand', 'no-fiddling'],
  viewSchema,
  eventSchemas: [cheeredSchema],
  hooks: {
    pieces: [juggler, crier, fiddler],
    state: [cheers, step, isCried],
    phases: [cheerPhase, cryPhase],
    decisions: [cheerDecision, cryDecision],
    members: [fiddle],
    view: (position) => ({ cheers: seatsOf(position).map((seat) => cheers.get(position, seat)) }),
  },
} as const satisfies Expansion;
