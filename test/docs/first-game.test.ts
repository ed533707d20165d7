import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { run } from '../support/run.ts';

const service = useApp();
const page = readFileSync(join(import.meta.dirname, '../../docs/first-game.md'), 'utf8');

/** Returns the commands of the page, with another address. */
function firstGame(address: string): string {
  const [, script = ''] = /```bash\n(.*?)```/s.exec(page) ?? [];
  expect(script).toContain('URL=http://localhost:3000');
  return script.replace('http://localhost:3000', address);
}

/** The output shown on the page. */
function expected(): string {
  const [, text = ''] = /It prints.*?```text\n(.*?)```/s.exec(page) ?? [];
  return text;
}

/** Numbers and rotation depend on the drawn tile, and the first one can complete a city. */
const withoutTile = (text: string) =>
  text
    .replaceAll(/-?\d+/g, 'N')
    .replace(/(square N), (as it is|turned .*)/, '$1, turned')
    .replace(/(places a tile at N,N\.).*/, '$1');

test('the first game with curl works when pasted', async () => {
  const { status, printed } = await run('bash', ['-euo', 'pipefail', '-c', firstGame(service.url)]);
  expect(withoutTile(printed)).toBe(withoutTile(expected()));
  expect(status).toBe(0);
});
