import { z } from 'zod';
import { requestKinds, requestStates } from '../../../../games/store/requests.ts';
import type { MatchAfter } from '../../../../matches/rules/match-score.ts';

const seat = z.int().nullable();
const matchAfterSchema = z.object({
  match: z.uuid(),
  halves: z.tuple([z.int(), z.int()]).readonly(),
  isOver: z.boolean(),
  winner: seat,
  forfeitedBy: seat,
  isPairOpen: z.boolean(),
  isNotifiedByAnother: z.boolean(),
  isJudged: z.boolean().optional(),
}) satisfies z.ZodType<MatchAfter>;

/** Data that a delivery stores for its email, in addition to its columns. */
const dataSchema = z.object({
  /** Display name of the player who acted. */
  by: z.string().optional(),
  /** Handle of the player who invites. */
  handle: z.string().optional(),
  /** Ids of messages. */
  messages: z.array(z.string()).optional(),
  isNudge: z.boolean().optional(),
  /** The request: its id and kind, the name of the player it is about, whether that is its author, and its outcome. */
  request: z.string().optional(),
  requestKind: z.enum(requestKinds).optional(),
  about: z.string().optional(),
  isOwnSeat: z.boolean().optional(),
  /** Why a plan was cancelled: a code and an English sentence. */
  reason: z.string().optional(),
  detail: z.string().optional(),
  /** The number of the round that has started, or the final place in the competition. */
  number: z.int().optional(),
  /** Names of the reader's and the opponent's team. */
  teams: z.tuple([z.string(), z.string()]).readonly().optional(),
  state: z.enum(requestStates).exclude(['open']).optional(),
  /** The score of the match after the finished game. */
  match: matchAfterSchema.optional(),
});
export type EmailData = z.infer<typeof dataSchema>;

/** Parses the data that a delivery stores for its email. */
export const parseData = (data: unknown): EmailData => dataSchema.parse(data ?? {});
