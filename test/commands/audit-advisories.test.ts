import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readLocked } from '../../src/tools/audit.ts';
import { run } from '../support/run.ts';

const { packages } = readLocked('.');
const advisory = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'A hole',
  severity: 'high',
  vulnerable_versions: '*',
};

/** Starts a registry that knows one advisory, or refuses advisory queries. Returns the result of `npm run audit`. */
async function auditWith(answersAdvisories: boolean) {
  const registry = createServer((request, response) => {
    const isQuestion = request.method === 'POST';
    const name = decodeURIComponent(request.url?.slice(1) ?? '');
    const version = packages[`node_modules/${name}`]?.version ?? '0.0.0';
    const packument = { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version } } };
    response.writeHead(isQuestion && !answersAdvisories ? 405 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isQuestion ? { fastify: [advisory] } : packument));
  });
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  onTestFinished(() => void registry.close());
  const { port } = registry.address() as AddressInfo;
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_prefer_online: 'true',
  };
  return run(process.execPath, ['--import', 'tsx', 'src/tools/audit.ts'], { env });
}

test('a severe vulnerability known to the registry is an error', async () => {
  const { status, printed } = await auditWith(true);
  expect(printed).toMatch(/^[1-9]\d* severe vulnerabilities are known: npm audit --omit=dev --prefix \.$/m);
  expect(status).toBe(1);
});

test('an unreachable registry is reported and is not an error', async () => {
  const { status, printed } = await auditWith(false);
  expect(printed).toContain('.: advisories not looked up: 405');
  expect(printed).toMatch(/\d+ packages: 0 faults/);
  expect(status).toBe(0);
});
