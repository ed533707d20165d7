import { z } from 'zod';
import { handOf, isDrawDue, playableTypes } from '../../core/bag.ts';
import { SIDE_X, SIDE_Y } from '../../core/board/cell.ts';
import { fitsSomewhere, frontierAt, layTile, tileAt } from '../../core/board/placement.ts';
import type { TileType } from '../../core/board/tile-type.ts';
import { deployAs, refuseDeployment } from '../../core/deploying.ts';
import { deploymentSchema } from '../../core/deployment.ts';
import { type DecisionKind, GO_ON, type Phase, type PhaseOutcome } from '../../core/expansion.ts';
import {
  CELL_PATTERN,
  DEPLOYMENT_PATTERN,
  type DecisionNotation,
  formatDeployment,
  readDeployment,
} from '../../core/notation.ts';
import { ownAddress } from '../../core/own.ts';
import { deploymentsOn } from '../../core/pieces.ts';
import { markOf, NONE, type Position, report, undoTo, write } from '../../core/position.ts';
import { refusal } from '../../core/refusal.ts';
import { tileTypeOf } from '../../core/ruleset.ts';
import { abandonTurn, hasLeft, jumpTo, openPart } from '../../core/turn.ts';

const ABBEY = 'abbey/ABBEY';

/** See `abbeyDecision`. */
export const abbeyDecisionSchema = z
  .strictObject({
    type: z.literal('abbey'),
    x: z.int().min(-1000).max(1000).describe('East is positive.'),
    y: z.int().min(-1000).max(1000).describe('South is positive.'),
    deploy: deploymentSchema.optional().describe('Leave out to deploy nothing.'),
  })
  .meta({
    id: 'AbbeyDecision',
    description: 'Places the abbey into a hole instead of drawing a tile (R-ABBEY-1).',
  });
type AbbeyDecision = z.infer<typeof abbeyDecisionSchema>;

/** See `drawDecision`. */
export const drawDecisionSchema = z.strictObject({ type: z.literal('draw') }).meta({
  id: 'DrawDecision',
  description: 'Keeps the abbey: draws, exchanges the hand, or declines the last chance.',
});
type DrawDecision = z.infer<typeof drawDecisionSchema>;

const abbeyAddress = (position: Position, seat: number) =>
  ownAddress(position, 'abbey-and-mayor.abbeys') + seat;
const declinedAddress = (position: Position) => ownAddress(position, 'abbey-and-mayor.declined');

/** Abbeys that a seat still has: one or none (R-SETUP-3). */
export function abbeysOf(position: Position, seat: number): number {
  return position.memory[abbeyAddress(position, seat)];
}

/** Every seat begins with an abbey (R-SETUP-3). */
export function handOutAbbeys(position: Position): void {
  for (let seat = 0; seat < position.at.seats; seat++) position.memory[abbeyAddress(position, seat)] = 1;
}

/** Whether a seat has its abbey and there is a hole for it (R-ABBEY-2, R-HAND-8). */
export function mayPlaceAbbey(position: Position, seat: number): boolean {
  return abbeysOf(position, seat) > 0 && holesOf(position).length > 0;
}

/** Empty cells whose four sides all face placed tiles, sorted by x, then y. */
function holesOf(position: Position): { x: number; y: number }[] {
  const { at, memory } = position;
  const frontiers = Array.from({ length: memory[at.frontierCount] }, (_, frontier) => ({
    x: memory[at.frontierX + frontier],
    y: memory[at.frontierY + frontier],
  }));
  return frontiers.filter(({ x, y }) => isEnclosed(position, x, y)).sort((a, b) => a.x - b.x || a.y - b.y);
}

function isEnclosed(position: Position, x: number, y: number): boolean {
  return [0, 1, 2, 3].every((side) => tileAt(position, x + SIDE_X[side], y + SIDE_Y[side]) !== NONE);
}

/** Placing the abbey, with a monk on it or not (R-ABBEY-1, R-ABBEY-2, R-ABBEY-5, R-DEP-13). */
export const abbeyDecision: DecisionKind<AbbeyDecision> = {
  type: 'abbey',
  phases: ['abbey-choice', 'place', 'last-abbeys'],
  isOnOffer: (position) =>
    !isTileShown(position) && mayPlaceAbbey(position, position.memory[position.at.asked]),

  choices(position) {
    const seat = position.memory[position.at.asked];
    return holesOf(position).flatMap((hole) => choicesIn(position, seat, hole));
  },

  refuse(position, { x, y, deploy }) {
    const seat = position.memory[position.at.asked];
    if (frontierAt(position, x, y) === NONE || !isEnclosed(position, x, y)) {
      return refusal(
        'no-hole',
        'R-ABBEY-2',
        `At ${x},${y} there is no empty cell with tiles on all four sides.`,
      );
    }
    if (deploy === undefined) return undefined;
    const mark = markOf(position);
    const refused = refuseDeployment(position, seat, layTile(position, abbeyType(position), 0, x, y), deploy);
    undoTo(position, mark);
    return refused;
  },

  effect(position, { x, y, deploy }) {
    const { at, memory } = position;
    const seat = memory[at.asked];
    write(position, abbeyAddress(position, seat), 0);
    const tile = layTile(position, abbeyType(position), 0, x, y);
    write(position, at.placed, tile);
    report(position, { type: 'tile-placed', seat, tile: ABBEY, x, y, rotation: 0 });
    if (deploy !== undefined) deployAs(position, seat, tile, deploy);
  },
};

/** Keeping the abbey (phase 1, R-HAND-7, R-TURN-11, R-ABBEY-8). */
export const drawDecision: DecisionKind<DrawDecision> = {
  type: 'draw',
  phases: ['abbey-choice', 'last-abbeys'],
  choices: () => [{ type: 'draw' }],
  refuse: () => undefined,
  effect(position) {
    write(position, declinedAddress(position), 1);
  },
};

const ABBEY_PATTERN = new RegExp(`^abbey ${CELL_PATTERN}${DEPLOYMENT_PATTERN}$`);

/** `abbey 2,0 meeple@monastery0`. */
export const abbeyNotation: DecisionNotation<AbbeyDecision> = {
  type: 'abbey',
  format: ({ x, y, deploy }) => `abbey ${x},${y}${formatDeployment(deploy)}`,
  read(words) {
    const groups = ABBEY_PATTERN.exec(words)?.groups;
    if (groups === undefined) return undefined;
    return { type: 'abbey', x: Number(groups['x']), y: Number(groups['y']), ...readDeployment(groups) };
  },
};

/** `draw`. */
export const drawNotation: DecisionNotation<DrawDecision> = {
  type: 'draw',
  format: () => 'draw',
  read: (words) => (words === 'draw' ? { type: 'draw' } : undefined),
};

/** Phase 1: the abbey instead of a draw or an exchange, before the tiles are seen (R-HAND-4, 7, 8). */
export const abbeyChoicePhase: Phase = {
  name: 'abbey-choice',
  slot: 'before-draw',
  run(position): PhaseOutcome {
    const { at, memory } = position;
    if (memory[at.placed] !== NONE) return jumpTo(position, 'complete');
    if (takeDeclined(position)) return GO_ON;
    const seat = memory[at.turnSeat];
    return mayPlaceAbbey(position, seat) && isDrawOrExchangeNext(position) ? seat : GO_ON;
  },
  decline: abandonTurn,
};

/** The last chance for abbeys, once around after the last tile (R-ABBEY-8). */
export const lastAbbeysPhase: Phase = {
  name: 'last-abbeys',
  slot: 'closing',
  run(position): PhaseOutcome {
    const { at, memory } = position;
    const waiting = ownAddress(position, 'abbey-and-mayor.closing-asked');
    if (memory[waiting] === 1) {
      write(position, waiting, 0);
      if (!takeDeclined(position) && memory[at.placed] !== NONE) return jumpTo(position, 'complete');
    }
    const seat = nextWithAbbey(position);
    if (seat === NONE) return GO_ON;
    openPart(position, seat, 1);
    write(position, waiting, 1);
    return seat;
  },
  decline(position) {
    write(position, declinedAddress(position), 1);
  },
};

/** The next seat of the closing round that can place its abbey, or NONE; each comes up once. */
function nextWithAbbey(position: Position): number {
  const { at, memory } = position;
  const first = ownAddress(position, 'abbey-and-mayor.closing-first');
  const step = ownAddress(position, 'abbey-and-mayor.closing-step');
  if (memory[step] === 0) write(position, first, memory[at.turnSeat] + 1);
  while (memory[step] < at.seats) {
    const seat = (memory[first] + memory[step]) % at.seats;
    write(position, step, memory[step] + 1);
    if (!hasLeft(position, seat) && mayPlaceAbbey(position, seat)) return seat;
  }
  return NONE;
}

function choicesIn(position: Position, seat: number, { x, y }: { x: number; y: number }): AbbeyDecision[] {
  const mark = markOf(position);
  const deployments = deploymentsOn(position, seat, layTile(position, abbeyType(position), 0, x, y));
  undoTo(position, mark);
  const bare = { type: 'abbey' as const, x, y };
  return [bare, ...deployments.map((deploy) => ({ ...bare, deploy }))];
}

/** A tile was drawn for this part: too late for the abbey, which lies beside the tiles of a hand (R-HAND-6). */
function isTileShown(position: Position): boolean {
  const { at, memory, ruleset } = position;
  return memory[at.drawn] !== NONE && memory[at.phase] === ruleset.slotAt.place;
}

function isDrawOrExchangeNext(position: Position): boolean {
  const hand = handOf(position, position.memory[position.at.turnSeat]);
  if (isDrawDue(position) || hand.length === 0) return true;
  return !playableTypes(position).some((type) => fitsSomewhere(position, type));
}

function takeDeclined(position: Position): boolean {
  const address = declinedAddress(position);
  if (position.memory[address] === 0) return false;
  write(position, address, 0);
  return true;
}

function abbeyType(position: Position): TileType {
  return tileTypeOf(position.ruleset, ABBEY);
}
