import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { endpoint } from '../endpoint/endpoint.ts';

const ok = z
  .object({ status: z.literal('ok') })
  .describe('Yes')
  .meta({ examples: [{ status: 'ok' }] });

/** `/healthz` and `/readyz` */
export function healthRoutes(app: FastifyInstance, { db, log }: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/healthz',
      id: 'isAlive',
      tag: 'service',
      summary: 'Is the process alive?',
      description: 'Succeeds as long as the process runs.',
      needs: 'none',
      limit: 'none',
    },
    { response: { 200: ok } },
    async () => ({ status: 'ok' }),
  );

  endpoint(
    app,
    {
      method: 'GET',
      url: '/readyz',
      id: 'isReady',
      tag: 'service',
      summary: 'Is the service ready?',
      description: 'Succeeds when the database answers as well.',
      needs: 'none',
      limit: 'none',
      problems: ['unavailable'],
    },
    { response: { 200: ok } },
    async () => {
      await db.pool.query('SELECT 1').catch((error: unknown) => {
        log.warn({ err: error }, 'the database does not answer');
        throw problem('unavailable', { detail: 'The database does not answer.' });
      });
      return { status: 'ok' };
    },
  );
}
