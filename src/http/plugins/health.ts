import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { operation } from '../endpoint/operation.ts';

const ok = z
  .object({ status: z.literal('ok') })
  .describe('Yes')
  .meta({ examples: [{ status: 'ok' }] });

/** `/healthz`: the process answers. `/readyz`: it can work, as the database answers too. */
export function answerHealth(app: FastifyInstance, { db, log }: Deps): void {
  app.route({
    ...healthOperation(
      '/healthz',
      'isAlive',
      'Is the process alive?',
      'Answers as long as the process runs.',
    ),
    handler: async () => ({ status: 'ok' }),
  });
  app.route({
    ...healthOperation(
      '/readyz',
      'isReady',
      'Can the service work?',
      'Asks the database as well.',
      'unavailable',
    ),
    handler: async () => {
      await db.pool.query('SELECT 1').catch((error: unknown) => {
        log.warn({ err: error }, 'the database does not answer');
        throw problem('unavailable', { detail: 'The database does not answer.' });
      });
      return { status: 'ok' };
    },
  });
}

function healthOperation(
  url: string,
  id: string,
  summary: string,
  description: string,
  problem?: 'unavailable',
) {
  const facts = { method: 'GET', url, id, tag: 'service', summary, description, needs: 'none' } as const;
  const options = operation({ ...facts, problems: problem ? [problem] : [] }, { response: { 200: ok } });
  return { ...options, config: { ...options.config, limit: 'none' } } as const;
}
