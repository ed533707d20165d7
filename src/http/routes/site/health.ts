import { z } from 'zod';
import { problem } from '../../../platform/problems.ts';
import { type Route, route } from '../../endpoint/route.ts';

const ok = z
  .object({ status: z.literal('ok') })
  .describe('Yes')
  .meta({ examples: [{ status: 'ok' }] });

const ready = z
  .object({
    status: z.literal('ok'),
    degraded: z
      .array(z.string().max(40))
      .max(10)
      .describe('Channels that deliver nothing at present, such as `email` while the mail server fails'),
  })
  .describe('Yes')
  .meta({ examples: [{ status: 'ok', degraded: [] }] });

/** `/healthz` and `/readyz` */
export const healthRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/healthz',
      id: 'isAlive',
      tag: 'service',
      summary: 'Is the process alive?',
      description: 'Succeeds as long as the process runs.',
      needs: 'none',
      limit: 'none',
      response: { 200: ok },
    },
    () => ({ status: 'ok' as const }),
  ),

  route(
    {
      method: 'GET',
      url: '/readyz',
      id: 'isReady',
      tag: 'service',
      summary: 'Is the service ready?',
      description:
        'Succeeds when the database writes, the workers of the process work and its clock is right; otherwise `detail` says ' +
        'what is wrong. Channels that fail are listed, and leave the service ready: their deliveries wait and are tried again.',
      needs: 'none',
      limit: 'none',
      problems: ['unavailable'],
      response: { 200: ready },
    },
    async ({ readiness }) => {
      const { faults, degraded } = await readiness.read();
      if (faults.length > 0) throw problem('unavailable', { detail: faults.join(' '), retryAfter: 1 });
      return { status: 'ok' as const, degraded };
    },
  ),
];
