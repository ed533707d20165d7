import { z } from 'zod';
import { allFeatures, compareNames, kindOfFeature, nameOfFeature } from '../../core/board/features.ts';
import { type DecisionKind, GO_ON, type Phase, type PhaseOutcome } from '../../core/expansion.ts';
import { type DecisionNotation, formatPlace, readPlace } from '../../core/notation.ts';
import { ownAddress } from '../../core/own.ts';
import { movePiece, standingOf } from '../../core/pieces.ts';
import { add, type Position, report, write } from '../../core/position.ts';
import { type Refusal, refusal } from '../../core/refusal.ts';
import { agendaOf } from '../../core/scoring/settle.ts';
import { KIND_OF_QUARTER, QUARTERS, quarterOfCount, type Townsman, townsmen } from './town.ts';

const decisionRequestSchema = z.strictObject({
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
    pieces: z.array(decisionRequestSchema).max(20).describe('Possibly none.'),
  })
  .meta({
    id: 'RedeployDecision',
    description: 'Moves followers out of the quarters into features that are about to be scored (R-COUNT-9).',
  });
type RedeployDecision = z.infer<typeof redeployDecisionSchema>;

/** A follower that may leave the town, and the feature that it may join. */
interface Move {
  readonly townsman: Townsman;
  readonly feature: number;
  readonly name: string;
}

const MARKET = 'market';

/** Phase 5: every seat once, from the left of the active seat, which is last (R-COUNT-9, R-COUNT-10). */
export const redeployPhase: Phase = {
  name: 'redeploy',
  slot: 'before-score',
  run(position): PhaseOutcome {
    const { at, memory } = position;
    if (memory[at.agendaCount] === 0) return GO_ON;
    const step = ownAddress(position, 'count.redeploy-step');
    while (memory[step] < at.seats) {
      const seat = (memory[at.turnSeat] + 1 + memory[step]) % at.seats;
      add(position, step, 1);
      if (movesOf(position, seat).length > 0) return seat;
    }
    write(position, step, 0);
    return GO_ON;
  },
};

/** Before final scoring: one follower of the market at a time, round and round (R-COUNT-15). */
export const finalRedeployPhase: Phase = {
  name: 'final-redeploy',
  slot: 'before-final',
  run(position): PhaseOutcome {
    const { at, memory } = position;
    const next = ownAddress(position, 'count.final-step');
    for (let passed = 0; passed < at.seats; passed++) {
      const seat = (memory[at.turnSeat] + 1 + memory[next]) % at.seats;
      write(position, next, (memory[next] + 1) % at.seats);
      if (movesOf(position, seat).length > 0) return seat;
    }
    return GO_ON;
  },
  decline: stopForGood,
};

/** Moving out of the town, during the game and at its end (R-COUNT-9..15). */
export const redeployDecision: DecisionKind<RedeployDecision> = {
  type: 'redeploy',
  phases: [redeployPhase.name, finalRedeployPhase.name],

  choices(position) {
    const seen = new Set<string>();
    const moves = movesOf(position, position.memory[position.at.asked]).filter((move) => {
      const key = `${move.townsman.piece}@${move.townsman.quarter}>${move.name}`;
      return !seen.has(key) && seen.add(key);
    });
    return [...moves.map((move) => ({ type: 'redeploy' as const, pieces: [bodyOf(position, move)] })), STAY];
  },

  refuse(position, { pieces }) {
    if (isFinal(position) && pieces.length > 1) {
      return refusal(
        'redeployment',
        'R-COUNT-15',
        'At the end of the game one follower leaves the market at a time.',
      );
    }
    const chosen = chooseMoves(position, pieces);
    return Array.isArray(chosen) ? undefined : chosen;
  },

  effect(position, { pieces }) {
    const chosen = chooseMoves(position, pieces);
    if (!Array.isArray(chosen)) throw new Error(chosen.detail);
    if (isFinal(position) && chosen.length === 0) stopForGood(position, position.memory[position.at.asked]);
    for (const move of chosen) leaveTown(position, move);
  },
};

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
    return { type: 'redeploy', pieces: list.split(/(?<=[a-z]\d+) ?, ?/).map(readMove) };
  },
};

function readMove(text: string): object {
  const [, piece, quarter, to = ''] = /^(\S+?) ?@ ?(\S+?) ?> ?(.+)$/.exec(text) ?? [];
  return { piece, quarter, to: readPlace(to) };
}

const STAY: RedeployDecision = { type: 'redeploy', pieces: [] };

/** Finds a follower for each part of the answer, each at most once (R-COUNT-12). */
function chooseMoves(position: Position, pieces: RedeployDecision['pieces']): Move[] | Refusal {
  const moves = movesOf(position, position.memory[position.at.asked]);
  const chosen: Move[] = [];
  for (const { piece, quarter, to } of pieces) {
    const found = moves.find(
      (move) =>
        move.townsman.piece === piece &&
        move.townsman.quarter === quarter &&
        move.name === `${to.x},${to.y}:${to.segment}` &&
        !chosen.some(({ townsman }) => townsman.row === move.townsman.row),
    );
    if (found === undefined) {
      const names = [
        ...new Set(moves.map(({ townsman, name }) => `${townsman.piece}@${townsman.quarter} to ${name}`)),
      ];
      const detail = `You may move, each follower once: ${names.join('; ')}.`;
      return refusal(
        'redeployment',
        quarter === quarterOfCount(position) ? 'R-COUNT-8' : 'R-COUNT-9',
        detail,
      );
    }
    chosen.push(found);
  }
  return chosen;
}

/** Every single move that a seat could make now. */
function movesOf(position: Position, seat: number): Move[] {
  const count = quarterOfCount(position);
  const leaving = townsmen(position).filter(
    (townsman) => townsman.seat === seat && townsman.quarter !== count,
  );
  if (leaving.length === 0) return [];
  return isFinal(position) ? finalMovesOf(position, seat, leaving) : agendaMovesOf(position, leaving);
}

function agendaMovesOf(position: Position, leaving: readonly Townsman[]): Move[] {
  const features = agendaOf(position).map(({ feature }) => feature);
  return leaving.flatMap((townsman) =>
    features
      .filter((feature) => kindNameOf(position, feature) === KIND_OF_QUARTER[townsman.quarter])
      .map((feature) => ({ townsman, feature, name: nameOfFeature(position, feature) })),
  );
}

function finalMovesOf(position: Position, seat: number, leaving: readonly Townsman[]): Move[] {
  const inMarket = leaving.filter(({ quarter }) => quarter === MARKET);
  if (inMarket.length === 0 || position.memory[stoppedAddress(position, seat)] === 1) return [];
  const fields = allFeatures(position).filter(
    (feature) => kindNameOf(position, feature) === KIND_OF_QUARTER[MARKET],
  );
  fields.sort((a, b) => compareNames(position, a, b));
  return inMarket.flatMap((townsman) =>
    fields.map((feature) => ({ townsman, feature, name: nameOfFeature(position, feature) })),
  );
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
  const [cell = '', segment = ''] = nameOfFeature(position, feature).split(':');
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return { piece: townsman.piece, quarter: townsman.quarter, to: { x, y, segment } };
}

function stopForGood(position: Position, seat: number): void {
  write(position, stoppedAddress(position, seat), 1);
}

function stoppedAddress(position: Position, seat: number): number {
  return ownAddress(position, 'count.final-stopped') + seat;
}

function isFinal(position: Position): boolean {
  return position.ruleset.phases[position.memory[position.at.phase]] === finalRedeployPhase;
}

function kindNameOf(position: Position, feature: number): string | undefined {
  return position.ruleset.kinds[kindOfFeature(position, feature)]?.name;
}
