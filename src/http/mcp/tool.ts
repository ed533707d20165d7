import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller, Right } from '../../accounts/caller.ts';
import { askerOf } from '../../chat/asker.ts';
import type { Asker, Game } from '../../chat/reply.ts';
import { gameNamed } from '../../chat/which-game.ts';
import { gameSummarySchema } from '../../games/schemas/games.ts';
import { summaryOf } from '../../games/views/game.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { Shared } from '../shared.ts';

/** A request in which an assistant calls a tool, with what tools need to answer it. */
export interface Visit extends Shared {
  readonly deps: Deps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

/** What a tool has to say. */
export interface ToolAnswer<Data> {
  readonly lines: readonly string[];
  /** Undefined: it was understood, but can not be done, or it was not understood; the lines say why. */
  readonly data: Data | undefined;
  /** A picture as PNG. */
  readonly picture?: Buffer;
}

/** A tool for assistants. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The rights that a caller needs. */
  readonly needs: readonly Right[];
  /** Points that it costs in addition to that of each request. */
  readonly cost: number;
  readonly doesChange: boolean;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  run(visit: Visit, input: unknown): Promise<ToolAnswer<unknown>>;
}

interface TypedTool<Input extends z.ZodObject, Output extends z.ZodObject>
  extends Omit<Tool, 'input' | 'output' | 'run' | 'cost' | 'doesChange'>,
    Partial<Pick<Tool, 'cost' | 'doesChange'>> {
  readonly input: Input;
  readonly output: Output;
  run(visit: Visit, input: z.output<Input>): Promise<ToolAnswer<z.input<Output>>>;
}

/** Returns a tool whose function is called with what its schema has parsed. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>({
  run,
  ...facts
}: TypedTool<Input, Output>): Tool {
  return {
    cost: 0,
    doesChange: false,
    ...facts,
    run: (visit, input) => run(visit, facts.input.parse(input)),
  };
}

/** The parameter by which tools name a game. */
export const whichGame = z
  .string()
  .regex(/^#?([0-9a-f]{5,12}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, 'An id, or its last five digits.')
  .describe('The id of the game, or its short id: #3f9ac');

const { awaiting, players } = gameSummarySchema.shape;

/** A game as tools tell of it: in short, as an assistant reads the schema of each tool before it begins. */
export const gameSchema = gameSummarySchema
  .pick({
    name: true,
    status: true,
    version: true,
    seatCount: true,
    yourSeat: true,
    scores: true,
    places: true,
  })
  .extend({
    id: z.string(),
    players: z.array(players.element.pick({ handle: true, displayName: true, robot: true })),
    awaiting: awaiting
      .unwrap()
      .pick({ seats: true, phase: true })
      .extend({ deadline: z.string().nullable() })
      .nullable()
      .describe('Whose turn it is; null unless the game is running'),
  })
  .describe('A game; players, scores and places are in the order of the seats, from 0');

/** Returns a game as tools tell of it. */
export const toldGame = ({ caller }: Visit, row: Game) => gameSchema.parse(summaryOf(row, caller.playerId));

/** Returns the caller as somebody who gets answers. */
export async function askerIn({ deps, caller }: Visit): Promise<Asker> {
  const { playerId, application } = caller;
  return { ...(await askerOf(deps, playerId)), application };
}

/**
 * Returns the game that a call names.
 * @throws Problem game-not-found
 */
export async function gameIn(asker: Asker, id: string): Promise<Game> {
  const found = await gameNamed(asker, id.replace('#', '').toLowerCase());
  if ('game' in found) return found.game;
  const detail = found.games.length > 0 ? `Several games end with ${id}: use the whole id.` : undefined;
  throw problem('game-not-found', detail === undefined ? {} : { detail });
}
