import { z } from 'zod';
import { apiScopes, appScopes, operatorScope } from '../../accounts/caller.ts';
import { requestOptionsSchema } from '../../accounts/schemas/passkeys.ts';
import { COMPETITION_STATUSES } from '../../competitions/rules/competition.ts';
import { CHALLENGE_REFUSALS } from '../../competitions/rules/ladder.ts';
import {
  decisionSchema,
  deploymentSchema,
  REFUSAL_REASONS,
  UNDO_REFUSAL_REASONS,
} from '../../engine/index.ts';
import { unfitReasons } from '../../games/plans/plan.ts';
import { awaitingSchema, matchStatusSchema, seatNumber, statusSchema } from '../../games/schemas/games.ts';
import { resultSchema } from '../../games/schemas/records.ts';
import { reliabilitySchema } from '../../players/schemas/habits.ts';
import { idSchema, timeSchema } from './forms.ts';

const faultSchema = z.object({
  in: z.enum(['body', 'query', 'path', 'headers']),
  pointer: z
    .string()
    .max(2000)
    .describe('JSON pointer (RFC 6901) into that part of the request; empty for the whole'),
  detail: z.string().max(2000),
});

const version = z.int().min(0);

const placementSchema = z.object({
  tile: z.string().max(40).optional().describe('The tile, where there are several to choose from'),
  x: z.int(),
  y: z.int(),
  rotation: z.int().min(0).max(270).describe('In degrees clockwise'),
});

const legalSchema = z
  .object({
    placements: z.array(placementSchema).max(200).describe('Where the tile fits'),
    deployments: z.array(deploymentSchema).max(200).describe('Deployments on the tile at this place'),
    decisions: z.array(decisionSchema).max(200).describe('Whole decisions, in a phase without a tile'),
  })
  .partial()
  .meta({ id: 'LegalAlternatives', description: 'What the rules would allow instead: one of the lists.' });

/** Members that help the caller. Which of them a problem has depends on its `type`. */
const helpful = {
  errors: z.array(faultSchema).max(20).describe('Each fault of the request (/problems/validation)'),
  requestId: z.string().max(100).describe('To be included in a report (/problems/internal)'),
  reason: z
    .enum([
      ...REFUSAL_REASONS,
      ...UNDO_REFUSAL_REASONS,
      'no-such-option',
      ...unfitReasons,
      ...CHALLENGE_REFUSALS,
    ])
    .describe('Why it is refused, or why a plan can never be carried out, for programs'),
  rule: z.string().max(40).describe('Id of the rule'),
  ruleUrl: z.string().max(60).describe('Where this service explains the rule: a path and an anchor'),
  legal: legalSchema,
  awaiting: awaitingSchema.nullable().describe('Whose decision the game is waiting for'),
  currentVersion: version.describe('Current version of the game'),
  expectedVersion: version.describe('Version for which the request was made'),
  gameStatus: statusSchema,
  match: idSchema.describe('The match to which the table belongs'),
  matchStatus: matchStatusSchema,
  reach: z.int().min(1).describe('How many places further up somebody may be who is challenged'),
  competitionStatus: z.enum(COMPETITION_STATUSES).describe('How the competition stands'),
  most: z.int().min(0).describe('As many there may be'),
  requiredScope: z
    .enum([...new Set([...apiScopes, operatorScope, ...appScopes])])
    .describe('The scope that the token lacks'),
  error: z.string().max(40).describe('What is wrong with the request of an app, as OAuth names it'),
  redirectTo: z.string().max(8000).describe('Leads back to the app, and tells it what is wrong'),
  tokenFault: z
    .enum(['missing', 'unknown', 'expired', 'session-ended', 'revoked'])
    .describe('What is wrong with the token (/problems/unauthenticated)'),
  allow: z.array(z.string().max(10)).max(10).describe('Methods that the address supports'),
  accepted: z.array(z.string().max(40)).max(10).describe('Media types that the answer may have'),
  retryAfter: z.int().min(0).describe('Seconds to wait, as in `Retry-After`'),
  'violated-policies': z.array(z.string().max(40)).max(10).describe('As in `RateLimit-Policy`'),
  challenge: z.string().max(100).describe('To be sent with a recovery code'),
  options: requestOptionsSchema.describe('To be answered by the passkey'),
  expiresAt: timeSchema.describe('Until when the second step is possible'),
  recoveryCodesLeft: z.int().min(0).max(20).describe('Number of recovery codes that were not used'),
  sanction: z
    .object({
      reason: z.string().max(1000).describe('Why, in the words of the operator'),
      until: timeSchema.nullable().describe('When it ends; null: not before an operator undoes it'),
    })
    .describe('What an operator decided about you'),
  handle: z.string().max(254).describe('The handle that nobody has, or of the player whom you have blocked'),
  tiles: z.array(z.string().max(40)).max(200).describe('Types of tile that may still come'),
  seat: seatNumber,
  reliability: reliabilitySchema,
  minReliability: z.int().min(1).max(100).describe('What the table asks for, in percent'),
  gamesToPlay: z.int().min(0).max(50).describe('How many more games, none of them abandoned, are enough'),
  free: z.array(seatNumber).max(6).describe('Free seats'),
  seated: z.int().min(0).max(6).describe('Number of players who are seated'),
  nextAt: timeSchema.describe('When it is possible again'),
  daysLeft: z.int().min(0).describe('Days of vacation left'),
  games: z.array(idSchema).max(1000).describe('Games that prevent it'),
  index: z
    .int()
    .min(0)
    .describe('Position of the wrong decision in the record, or of the refused game in the request, from 0'),
  scores: z.array(z.int()).max(6).nullable().describe('Points per seat before the wrong decision'),
  replayed: resultSchema.nullable().describe('The result to which the decisions of the record lead'),
};

export const problemSchema = z
  .looseObject({
    type: z.string().max(100).describe('A stable path on this service; opening it explains the problem'),
    title: z.string().max(200),
    status: z.int().min(400).max(599),
    detail: z.string().max(2000).describe('A sentence for people'),
    instance: z.string().max(2000).describe('The path of the request'),
    ...z.object(helpful).partial().shape,
  })
  .meta({
    id: 'Problem',
    description: 'What went wrong (RFC 9457). `type` is for programs, `detail` for people.',
    examples: [
      {
        type: '/problems/game-not-found',
        title: 'There is no such game',
        status: 404,
        detail: 'There is no such game',
        instance: '/v1/games/01980000-0000-7000-8000-000000000000',
      },
    ],
  });

export const problemKindSchema = z
  .object({
    type: z.string().max(100),
    title: z.string().max(200),
    status: z.int().min(400).max(599),
    help: z.string().max(1000).describe('What a caller can do about it'),
  })
  .meta({ id: 'ProblemKind', description: 'A kind of problem, and what a caller can do about it.' });
