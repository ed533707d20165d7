import { z } from 'zod';
import { seatSchema } from '../../core/events.ts';
import type { DecisionKind, Phase, PhaseOutcome } from '../../core/expansion.ts';
import type { DecisionNotation } from '../../core/notation.ts';
import { abandonTurn } from '../../core/parts.ts';
import { ownerOfPiece } from '../../core/position/pieces.ts';
import { type Position, report } from '../../core/position/position.ts';
import { activeSeat, hasResigned, scoreOf } from '../../core/position/seats.ts';
import { perGame } from '../../core/position/state.ts';
import { refusal } from '../../core/refusal.ts';
import { takeHome } from '../../core/return-pieces.ts';
import { kindOfPiece } from '../../core/ruleset.ts';
import { pay } from '../../core/scoring/pay.ts';
import type { PrisonerRansomed } from './events.ts';
import { prisoners, type Reason } from './towers.ts';

/** Points for the seat that holds a prisoner (R-TOWER-8). */
const RANSOM = 3;

/** 1 when the active seat was asked in this part. */
const asked = perGame('ransom asked');
/** 1 when the active seat has bought a prisoner in this turn. */
const bought = perGame('ransom paid');

export const ransomState = [asked, bought];

/** A new turn begins without a ransom. */
export function forgetRansom(position: Position): void {
  bought.set(position, 0);
}

/** Between the draw and the placement: the active seat may buy a follower back, once a turn (R-TOWER-8). */
export const ransomPhase: Phase = {
  name: 'ransom',
  slot: 'before-place',
  run(position): PhaseOutcome {
    const wasAwaiting = asked.get(position) === 1;
    asked.set(position, 0);
    if (wasAwaiting || bought.get(position) === 1 || offersOf(position).size === 0) return 'done';
    asked.set(position, 1);
    return { ask: activeSeat(position) };
  },
  decline(position) {
    asked.set(position, 0);
    abandonTurn(position);
  },
};

/** See `ransomDecision`. */
export const ransomDecisionSchema = z
  .strictObject({
    type: z.literal('ransom'),
    seat: seatSchema.nullable().describe('The seat that holds your follower; null to pay nothing.'),
    piece: z.string().min(1).max(40).optional().describe('Your follower; omit it if `seat` is null.'),
  })
  .meta({
    id: 'RansomDecision',
    description: 'Pays 3 points to a seat for a follower that it holds, or declines to (R-TOWER-8).',
  });
type RansomDecision = z.infer<typeof ransomDecisionSchema>;

/** Buying a follower back (R-TOWER-8). */
export const ransomDecision = {
  type: 'ransom',
  phases: ['ransom'],

  choices: (position) => [
    ...[...offersOf(position).values()].map(({ seat, piece }) => ({ type: 'ransom' as const, seat, piece })),
    { type: 'ransom', seat: null },
  ],

  refuse(position, decision) {
    const offers = offersOf(position);
    const isDeclined = decision.seat === null && decision.piece === undefined;
    if (isDeclined || offers.has(keyOf(decision))) return undefined;
    const detail = `You can buy back, by holder and piece: ${[...offers.keys()].join(', ')}.`;
    return refusal<Reason>('no-prisoner', 'R-TOWER-8', detail);
  },

  effect(position, decision) {
    const offer = decision.seat === null ? undefined : offersOf(position).get(keyOf(decision));
    if (offer === undefined) return;
    const { row, seat: holder, piece } = offer;
    const seat = activeSeat(position);
    bought.set(position, 1);
    report<PrisonerRansomed>(position, { type: 'prisoner-ransomed', seat, holder, piece });
    takeHome(position, [row]);
    pay(position, { seat, points: -RANSOM, kind: 'ransom', isApart: true });
    pay(position, { seat: holder, points: RANSOM, kind: 'ransom', isApart: true });
  },

  declining: { type: 'ransom', seat: null },
} as const satisfies DecisionKind<RansomDecision>;

/** `ransom 1 meeple`, or `ransom -` to keep the points. */
export const ransomNotation: DecisionNotation<RansomDecision> = {
  type: 'ransom',
  format: (decision) => `ransom ${decision.seat === null ? '-' : keyOf(decision)}`,
  read(words) {
    if (words === 'ransom -') return { type: 'ransom', seat: null };
    const [, seat, piece] = /^ransom (\d) (\S+)$/.exec(words) ?? [];
    return piece === undefined ? undefined : { type: 'ransom', seat: Number(seat), piece };
  },
};

interface Offer {
  readonly seat: number;
  readonly piece: string;
  readonly row: number;
}

const keyOf = ({ seat, piece }: Pick<RansomDecision, 'seat' | 'piece'>): string => `${seat} ${piece}`;

/** The followers of the active seat that it can pay for, by holder and kind; seats that left sell none (R-TOWER-9). */
function offersOf(position: Position): Map<string, Offer> {
  const seat = activeSeat(position);
  const offers = new Map<string, Offer>();
  if (scoreOf(position, seat) < RANSOM) return offers;
  const ofSeat = prisoners(position).filter(({ piece }) => ownerOfPiece(position, piece) === seat);
  for (const { piece: row, holder } of ofSeat.sort((a, b) => a.holder - b.holder)) {
    if (hasResigned(position, holder)) continue;
    const offer = { seat: holder, piece: kindOfPiece(position, row).name, row };
    offers.set(keyOf(offer), offer);
  }
  return offers;
}
