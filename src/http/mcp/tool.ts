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

/** An assistant's tool call, with the objects that tools need to answer it. */
export interface Visit extends Shared {
  readonly deps: Deps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
  /** Aborted when the caller no longer waits for the response. */
  readonly gone: AbortSignal;
}

/** The result of a tool. */
export interface ToolAnswer<Data> {
  readonly lines: readonly string[];
  /** Undefined if the call could not be understood or carried out; the lines give the reason. */
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
  /** Points in addition to those of each request. */
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

/** Returns a tool whose function is called with parsed arguments. */
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

/** The parameter that identifies a game. */
export const whichGame = z
  .string()
  .regex(/^#?([0-9a-f]{5,12}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, 'An id, or its last five digits.')
  .describe('The id of the game, or its short id: #3f9ac');

const { awaiting, players } = gameSummarySchema.shape;

/** A game as tools show it. It is short because an assistant reads the schema of every tool first. */
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

/** Returns a game as tools show it. */
export const gameOutput = ({ caller }: Visit, row: Game) => gameSchema.parse(summaryOf(row, caller.playerId));

/** Returns the caller as a chat participant. */
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
