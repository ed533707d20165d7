import { z } from 'zod';

const faultSchema = z.object({
  in: z.enum(['body', 'query', 'path', 'headers']),
  pointer: z
    .string()
    .max(2000)
    .describe('JSON pointer (RFC 6901) into that part of the request; empty for the whole'),
  detail: z.string().max(2000),
});

/** Any problem (RFC 9457). Members besides these help the caller and depend on `type`. */
export const problemSchema = z
  .looseObject({
    type: z.string().max(100).describe('A stable path on this service; opening it explains the problem'),
    title: z.string().max(200),
    status: z.int().min(400).max(599),
    detail: z.string().max(2000).describe('A sentence for people'),
    instance: z.string().max(2000).describe('The path that was asked for'),
    errors: z.array(faultSchema).max(20).optional().describe('Of /problems/validation: each fault'),
    requestId: z.string().max(100).optional().describe('Of /problems/internal: what to mention in a report'),
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
