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
  /** Display name of the player who did it. */
  by: z.string().optional(),
  /** Handle of the player who invites. */
  handle: z.string().optional(),
  /** Ids of messages. */
  messages: z.array(z.string()).optional(),
  isNudge: z.boolean().optional(),
  /** Id of a request, its kind, the name of the player whom it is about, whether it is the same, and how it ended. */
  request: z.string().optional(),
  requestKind: z.enum(requestKinds).optional(),
  about: z.string().optional(),
  isOwnSeat: z.boolean().optional(),
  /** Why a plan was cancelled, as a name and in an English sentence. */
  reason: z.string().optional(),
  detail: z.string().optional(),
  /** The round of a competition that has begun, or the place at its end. */
  number: z.int().optional(),
  /** Names of the teams of the reader and of the opponent. */
  teams: z.tuple([z.string(), z.string()]).readonly().optional(),
  state: z.enum(requestStates).exclude(['open']).optional(),
  /** How the match stands after the game that is over. */
  match: matchAfterSchema.optional(),
});
export type EmailData = z.infer<typeof dataSchema>;

/** Reads what a delivery stores for its email. */
export const parseData = (data: unknown): EmailData => dataSchema.parse(data ?? {});
