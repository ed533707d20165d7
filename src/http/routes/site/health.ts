import { z } from 'zod';
import { problem } from '../../../platform/problems.ts';
import { type Route, route } from '../../endpoint/route.ts';

const ok = z
  .object({ status: z.literal('ok') })
  .describe('True while the process is alive')
  .meta({ examples: [{ status: 'ok' }] });

const ready = z
  .object({
    status: z.literal('ok'),
    degraded: z
      .array(z.string().max(40))
      .max(10)
      .describe('Channels that currently deliver nothing, such as `email` while the mail server is down'),
  })
  .describe('True if the service is ready')
  .meta({ examples: [{ status: 'ok', degraded: [] }] });

/** `/healthz` and `/readyz` */
export const healthRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/healthz',
      id: 'checkLiveness',
      tag: 'service',
      summary: 'Check whether the process is alive',
      description: 'Succeeds while the process runs.',
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
      id: 'checkReadiness',
      tag: 'service',
      summary: 'Check whether the service is ready',
      description:
        'Succeeds if the database accepts writes, the workers are running and the clock is right; otherwise `detail` ' +
        'describes the fault. Failing channels are listed but do not make the service unready, because their ' +
        'deliveries are retried.',
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
