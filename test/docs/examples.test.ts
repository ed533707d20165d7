/** The examples to copy, verbatim from the document. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { run } from '../support/run.ts';

const service = useApp();
useWorkers(service);

const page = readFileSync('docs/examples.md', 'utf8');
const tsx = import.meta.resolve('tsx');

/** The alternative ways, and the program that runs each. */
const ways = [
  ['bash', 'example.sh', ['bash', '-euo', 'pipefail'], ['curl', 'bash']],
  ['ts', 'example.mts', [process.execPath, '--import', tsx], []],
  ['python', 'example.py', ['python3'], ['python3']],
] as const;

test.for(ways)('the examples in %s work', async ([language, file, [program, ...args], needed], { skip }) => {
  const missing = needed.find((each) => spawnSync(each, ['--version']).status !== 0);
  if (missing !== undefined && process.env['CI'] === undefined) skip(`${missing} is not installed here`);
  const folder = mkdtempSync(join(tmpdir(), 'examples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const blocks = [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block]) => block,
  );
  expect(blocks).toHaveLength(5);
  writeFileSync(join(folder, file), blocks.join('\n').replace('http://localhost:3000', service.url));
  const { status, printed } = await run(program, [...args, file], { cwd: folder });
  const [seq, type, results, records, picture] = printed.split('\n');
  expect({ seq, status, printed }).toMatchObject({ seq: '1', status: 0 });
  expect(type).toBe('connected');
  expect(Number(results)).toBeGreaterThanOrEqual(0);
  expect(Number(records)).toBeGreaterThanOrEqual(0);
  expect(picture).toBe('PNG');
});
