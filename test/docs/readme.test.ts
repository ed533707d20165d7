import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { run } from '../support/run.ts';

const service = useApp();
const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

/** The commands that the README gives a newcomer, to be run against another address. */
function firstGame(address: string): string {
  const [, script = ''] = /```bash\n(.*?)```/s.exec(readme) ?? [];
  expect(script).toContain('URL=http://localhost:3000');
  return script.replace('http://localhost:3000', address);
}

/** What the README says that they print. */
function expected(): string {
  const [, text = ''] = /It prints.*?```text\n(.*?)```/s.exec(readme) ?? [];
  return text;
}

/** Numbers and how it lies depend on the tile that is drawn, and the first one may complete a city. */
const whateverTheTile = (text: string) =>
  text
    .replaceAll(/-?\d+/g, 'N')
    .replace(/(square N), (as it is|turned .*)/, '$1, turned')
    .replace(/(places a tile at N,N\.).*/, '$1');

test('the first game of the README can be copied and pasted', async () => {
  const { status, printed } = await run('bash', ['-euo', 'pipefail', '-c', firstGame(service.url)]);
  expect(whateverTheTile(printed)).toBe(whateverTheTile(expected()));
  expect(status).toBe(0);
});
