import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { run } from '../support/run.ts';

const service = useApp();

const nowhere = 'http://127.0.0.1:9';

/** The ways to play a first game, with the program each one needs. */
const ways = [
  ['walk-through.sh', 'curl', 'sh'],
  ['walk_through.py', 'python3', 'python3'],
] as const;

test.for(ways)('%s plays a first game', async ([file, needed, program], { skip }) => {
  const isThere = spawnSync(needed, ['--version']).status === 0;
  if (!isThere && process.env['CI'] === undefined) skip(`${needed} is not installed here`);
  const env = { ...process.env, URL: nowhere };
  const { status, printed } = await run(program, [`examples/${file}`, service.url], { env });
  expect(printed).toMatch(/^polled: 304$/m);
  expect(printed).toMatch(/^6\. \S/m);
  expect(printed).toMatch(/^the log is whole$/m);
  const [, scores, replayed] = /^(\d+ to \d+)\n(\d+ to \d+) when replayed$/m.exec(printed) ?? [];
  expect(replayed).toBe(scores);
  expect(scores).not.toBe('0 to 0');
  expect(status).toBe(0);
});

const refusals = [
  ['walk-through.sh', 'sh', /^curl: .* 127\.0\.0\.1 port 9\b.*\n$/],
  [
    'walk_through.py',
    'python3',
    /^No service answers at http:\/\/127\.0\.0\.1:9 \(.*\)\. `npm start` starts one\.\n$/,
  ],
] as const;

test.for(refusals)(
  '%s connects to $URL, and reports in one line if there is no answer',
  async ([file, program, line]) => {
    const env = { ...process.env, URL: nowhere };
    const { status, printed } = await run(program, [`examples/${file}`], { env });
    expect(printed).toMatch(line);
    expect(status).not.toBe(0);
  },
);
