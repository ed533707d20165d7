import { z } from 'zod';
import { idSchema, timeSchema } from './forms.ts';
import { awaitingSchema, seatNumber, statusSchema } from './games.ts';

const faultSchema = z.object({
  in: z.enum(['body', 'query', 'path', 'headers']),
  pointer: z
    .string()
    .max(2000)
    .describe('JSON pointer (RFC 6901) into that part of the request; empty for the whole'),
  detail: z.string().max(2000),
});

const version = z.int().min(0);

/** Members that help the caller; which of them a problem has depends on its `type`. */
const helpful = {
  errors: z.array(faultSchema).max(20).describe('Of /problems/validation: each fault'),
  requestId: z.string().max(100).describe('Of /problems/internal: what to mention in a report'),
  reason: z.string().max(100).describe('Why the rules refuse, for programs'),
  rule: z.string().max(40).describe('Id of the rule, as in docs/rules.md'),
  legal: z
    .looseObject({})
    .describe('What the rules would allow instead: `placements`, `deployments` or whole `decisions`'),
  awaiting: awaitingSchema.nullable().describe('Whose decision the game waits for'),
  currentVersion: version.describe('Of the game, now'),
  expectedVersion: version.describe('The one that the request was made for'),
  gameStatus: statusSchema,
  requiredScope: z.string().max(40).describe('What the token lacks; `session`: a log-in'),
  allow: z.array(z.string().max(10)).max(10).describe('Methods that the address takes'),
  retryAfter: z.int().min(0).describe('Seconds to wait, as in `Retry-After`'),
  'violated-policies': z.array(z.string().max(40)).max(10).describe('As in `RateLimit-Policy`'),
  handle: z.string().max(254).describe('The one that nobody has'),
  seat: seatNumber,
  free: z.array(seatNumber).max(6).describe('Seats that are free'),
  seated: z.int().min(0).max(6).describe('How many sit at the table'),
  nextAt: timeSchema.describe('When it can be done again'),
  daysLeft: z.int().min(0).describe('Days of vacation that are left'),
  games: z.array(idSchema).max(1000).describe('Games that stand in the way'),
  index: z.int().min(0).describe('Place of the wrong decision in the record'),
  scores: z.array(z.int()).max(6).nullable().describe('Points per seat before the wrong decision'),
  replayed: z.looseObject({}).nullable().describe('The result that the decisions of the record give'),
};

/** Any problem (RFC 9457). Members besides these help the caller and depend on `type`. */
export const problemSchema = z
  .looseObject({
    type: z.string().max(100).describe('A stable path on this service; opening it explains the problem'),
    title: z.string().max(200),
    status: z.int().min(400).max(599),
    detail: z.string().max(2000).describe('A sentence for people'),
    instance: z.string().max(2000).describe('The path that was asked for'),
    ...z.object(helpful).partial().shape,
  })
  .meta({
    id: 'Problem',
    description: 'What went wrong, as RFC 9457 has it. `type` is for programs, `detail` for people.',
    examples: [
      {
        type: '/problems/game-not-found',
        title: 'There is no such game for you',
        status: 404,
        detail: 'There is no such game for you',
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
