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
import { reliabilitySchema } from '../../players/schemas/play-stats.ts';
import { idSchema, timeSchema } from './forms.ts';

const faultSchema = z.object({
  in: z.enum(['body', 'query', 'path', 'headers']),
  pointer: z
    .string()
    .max(2000)
    .describe('JSON pointer (RFC 6901) to the faulty part of the request; empty for the whole request'),
  detail: z.string().max(2000),
});

const version = z.int().min(0);

const placementSchema = z.object({
  tile: z.string().max(40).optional().describe('The tile, if there are several to choose from'),
  x: z.int(),
  y: z.int(),
  rotation: z.int().min(0).max(270).describe('Rotation in degrees clockwise'),
});

const legalSchema = z
  .object({
    placements: z.array(placementSchema).max(200).describe('The legal placements of the tile'),
    deployments: z.array(deploymentSchema).max(200).describe('Legal deployments on the tile at this place'),
    decisions: z.array(decisionSchema).max(200).describe('Complete decisions, in a phase without a tile'),
  })
  .partial()
  .meta({ id: 'LegalAlternatives', description: 'The legal decisions, in one of the lists.' });

/** Members that help the caller; a problem's `type` determines which are present. */
const helpful = {
  errors: z.array(faultSchema).max(20).describe('Each fault of the request (/problems/validation)'),
  requestId: z.string().max(100).describe('Include it when you report the problem (/problems/internal)'),
  reason: z
    .enum([
      ...REFUSAL_REASONS,
      ...UNDO_REFUSAL_REASONS,
      'no-such-option',
      ...unfitReasons,
      ...CHALLENGE_REFUSALS,
    ])
    .describe('Machine-readable reason for the refusal, or why a plan can never be carried out'),
  rule: z.string().max(40).describe('Id of the broken rule'),
  ruleUrl: z.string().max(60).describe('Path and anchor of the page that explains the rule'),
  legal: legalSchema,
  awaiting: awaitingSchema
    .nullable()
    .describe('The player whose decision the game is waiting for; null if it waits for no one'),
  currentVersion: version.describe('Current version of the game'),
  expectedVersion: version.describe('Version that the request was made for'),
  gameStatus: statusSchema,
  match: idSchema.describe('The match that the table belongs to'),
  matchStatus: matchStatusSchema,
  challengeRange: z
    .int()
    .min(1)
    .describe('Maximum number of places between you and the entrant you challenge'),
  competitionStatus: z.enum(COMPETITION_STATUSES).describe('Status of the competition'),
  max: z.int().min(0).describe('The maximum number allowed'),
  requiredScope: z
    .enum([...new Set([...apiScopes, operatorScope, ...appScopes])])
    .describe('The scope that the token lacks'),
  error: z.string().max(40).describe('OAuth error code for an app’s request'),
  redirectTo: z.string().max(8000).describe('Address that leads back to the app and passes on the error'),
  tokenFault: z
    .enum(['missing', 'unknown', 'expired', 'session-ended', 'revoked'])
    .describe('The fault of the token (/problems/unauthenticated)'),
  allow: z.array(z.string().max(10)).max(10).describe('Methods that the address supports'),
  accepted: z.array(z.string().max(40)).max(10).describe('Supported media types of the response'),
  retryAfter: z.int().min(0).describe('Seconds to wait, as in `Retry-After`'),
  'violated-policies': z.array(z.string().max(40)).max(10).describe('As in `RateLimit-Policy`'),
  challenge: z.string().max(100).describe('The challenge to send with a recovery code'),
  options: requestOptionsSchema.describe('The options for the passkey to answer'),
  expiresAt: timeSchema.describe('When the second step expires'),
  recoveryCodesLeft: z.int().min(0).max(20).describe('Number of unused recovery codes'),
  sanction: z
    .object({
      reason: z.string().max(1000).describe('The operator’s reason'),
      until: timeSchema.nullable().describe('When it ends; null if it lasts until an operator undoes it'),
    })
    .describe('The sanction against you'),
  handle: z.string().max(254).describe('The unknown handle, or the handle of the player you blocked'),
  tiles: z.array(z.string().max(40)).max(200).describe('Types of tile that can still be drawn'),
  seat: seatNumber,
  reliability: reliabilitySchema,
  minReliability: z.int().min(1).max(100).describe('Minimum reliability at the table, in percent'),
  gamesToPlay: z
    .int()
    .min(0)
    .max(50)
    .describe('Number of further games to complete until you meet the limit'),
  free: z.array(seatNumber).max(6).describe('Free seats'),
  seated: z.int().min(0).max(6).describe('Number of seated players'),
  nextAt: timeSchema.describe('When it is possible again'),
  daysLeft: z.int().min(0).describe('Days of vacation left'),
  games: z.array(idSchema).max(1000).describe('Games that prevent the request'),
  index: z
    .int()
    .min(0)
    .describe(
      'Position of the illegal decision in the record, or of the refused game in the request, from 0',
    ),
  scores: z.array(z.int()).max(6).nullable().describe('Points per seat before the illegal decision'),
  replayed: resultSchema.nullable().describe('The result of replaying the decisions in the record'),
};

export const problemSchema = z
  .looseObject({
    type: z.string().max(100).describe('A stable path on this service that explains the problem'),
    title: z.string().max(200),
    status: z.int().min(400).max(599),
    detail: z.string().max(2000).describe('A human-readable sentence'),
    instance: z.string().max(2000).describe('The path of the request'),
    ...z.object(helpful).partial().shape,
  })
  .meta({
    id: 'Problem',
    description: 'An error response (RFC 9457). `type` is for programs, `detail` for people.',
    examples: [
      {
        type: '/problems/game-not-found',
        title: 'Game not found',
        status: 404,
        detail: 'Game not found',
        instance: '/v1/games/01980000-0000-7000-8000-000000000000',
      },
    ],
  });

export const problemKindSchema = z
  .object({
    type: z.string().max(100),
    title: z.string().max(200),
    status: z.int().min(400).max(599),
    help: z.string().max(1000).describe('How a caller can respond to it'),
  })
  .meta({ id: 'ProblemKind', description: 'A kind of problem, and how a caller can respond to it.' });
