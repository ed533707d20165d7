import { expect, test } from 'vitest';
import { takeFaults } from '../contract/watch-answers.ts';
import { serve, useApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { makePlayer } from '../support/players.ts';
import { startService, waitForEmail } from './support/service.ts';

const given = useDatabase();
const service = useApp();

test('a jobs-only process answers probes and metrics, and nothing else', async () => {
  const { app, http } = await serve(service.db, { workers: 'only' });
  await http.get('/healthz').expect(200, { status: 'ok' });
  await http.get('/readyz').expect(200);
  const { text } = await http.get('/metrics').expect(200);
  expect(text).toContain('http_request_duration_seconds');
  for (const path of ['/', '/v1/games', '/v1/rules', '/docs/', '/openapi.json'])
    await http.get(path).expect(404);
  const problem = await http.post('/v1/sessions').send({}).expect(404);
  expect(problem.body.type).toBe('/problems/route-not-found');
  takeFaults(); // the description of the API is that of a whole service
  await app.close();
});

test('runs the jobs of processes that run none', async () => {
  const web = await startService({ DATABASE_URL: given.database.url, WORKERS: 'false' });
  const workers = await startService({ DATABASE_URL: given.database.url, WORKERS: 'only' });
  await makePlayer(web);
  await waitForEmail(workers);
  expect([...web.errors, ...workers.errors]).toEqual([]);
});
