import { z } from 'zod';
import { rulesSchema } from '../../../src/engine/index.ts';

/**
 * Recorded games of independent engines, one JSON object a line: every set of legal answers, every decision,
 * event and score, turn by turn.
 */
const placement = z.tuple([z.int(), z.int(), z.int()]);
export type VectorPlacement = z.infer<typeof placement>;

/** `[seat, points, kind]`, with the feature's name where there is one. */
const scored = z.array(z.union([z.int(), z.string(), z.null()])).min(3);

const further = z.looseObject({
  kind: z.string(),
  player: z.int(),
  legal: z.array(z.string()),
  choice: z.string().nullable(),
});
export type FurtherDecision = z.infer<typeof further>;

const turn = z.looseObject({
  player: z.int(),
  part: z.int().optional(),
  abbey: z.object({ legal: z.array(placement), choice: placement.nullable() }).optional(),
  discarded: z.array(z.string()).optional(),
  hand: z.array(z.string()).optional(),
  exchanged: z.array(z.object({ aside: z.array(z.string()), drawn: z.array(z.string()) })).optional(),
  tile: z.string().optional(),
  left: z.int().optional(),
  legal: z.union([z.array(placement), z.record(z.string(), z.array(placement))]).optional(),
  place: placement.optional(),
  deployLegal: z.array(z.string()).optional(),
  deploy: z.string().nullable().optional(),
  drawn: z.array(z.string()).optional(),
  more: z.array(further).default([]),
  events: z.array(scored).default([]),
  tokens: z.array(scored).default([]),
  scores: z.array(z.int()),
  goods: z.array(z.array(z.int())).optional(),
  king: z.int().nullable().optional(),
  robber: z.int().nullable().optional(),
  count: z.string().optional(),
  endRound: z.boolean().optional(),
});
export type VectorTurn = z.infer<typeof turn>;

const vectorSchema = z.looseObject({
  id: z.string(),
  players: z.int(),
  rules: rulesSchema,
  pieces: z.record(z.string(), z.int()),
  start: z.array(z.tuple([z.string(), z.int(), z.int(), z.int()])),
  deck: z.record(z.string(), z.int()),
  hands: z.array(z.array(z.string())).optional(),
  turns: z.array(turn),
  end: z.looseObject({
    abbeyRoundFrom: z.int().optional(),
    discarded: z.array(z.string()).default([]),
    more: z.array(further).default([]),
    events: z.array(scored).default([]),
  }),
  scores: z.array(z.int()),
});
export type Vector = z.infer<typeof vectorSchema>;

/** Reads one line. @throws Error when it is not a game in this format */
export function parseVector(line: string): Vector {
  return vectorSchema.parse(JSON.parse(line));
}

/** The order of the draws, which a recorded game gives turn by turn. */
export function drawsOf(vector: Vector): string[] {
  const inHands = vector.rules.handSize === 3;
  const pile: string[] = [];
  const bag = (vector.hands ?? []).flat();
  for (const { discarded = [], exchanged = [], drawn = [], tile, hand } of vector.turns) {
    pile.push(...discarded);
    for (const exchange of exchanged) bag.push(...exchange.drawn);
    bag.push(...drawn);
    if (hand === undefined && tile !== undefined && !tile.endsWith('/ABBEY')) pile.push(tile);
  }
  pile.push(...vector.end.discarded);
  return inHands ? [...pile, ...bag] : pile;
}
