import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maxConnections } from '../../src/http/plugins/connection.ts';
import { type Policy, policies } from '../../src/limits/policies.ts';

const text = readFileSync('docs/limits.md', 'utf8');
const durations: Readonly<Record<number, string>> = { 60: '1 min', 3600: '1 h', 86400: '1 d' };

test('docs/limits.md lists every policy with its size', () => {
  for (const [name, policy] of Object.entries<Policy>(policies)) {
    if (policy.counts === 'points') continue;
    const { points, seconds, per, growth } = policy;
    const limit = growth ? [points, durations[seconds]] : [`${points} in ${durations[seconds]}`];
    const cells = [`\`${name}\``, ...limit, per];
    expect(text).toContain(`| ${cells.join(' | ')} |`);
  }
});

test('docs/limits.md lists each operation that costs more than a point', () => {
  const { paths } = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));
  const operations = Object.values<object>(paths).flatMap((path) =>
    Object.values<{ operationId: string; description?: string }>({ ...path }),
  );
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  for (const { operationId, description = '' } of operations) {
    const [, cost] = /Costs (\d+) rate-limit points\.$/.exec(description) ?? [];
    const row = rows.find((line) => line.includes(`\`${operationId}\``));
    expect(row?.split('|').at(-2)?.trim(), operationId).toBe(cost);
  }
});

test('docs/limits.md lists each operation’s cost in one row', () => {
  const costs = text.split('\n').filter((line) => /^\| `\w+`.*\| \d+ \|$/.test(line));
  const named = costs.flatMap((line) => line.replace(/:.*/, '').match(/`\w+`/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
});

test.each(['docs/limits.md', 'docs/operating.md'])('%s states the connection limits', (file) => {
  const [, number] =
    /([\d,]+) connections at a time/.exec(readFileSync(file, 'utf8').replace(/\s+/g, ' ')) ?? [];
  expect(number).toBe(maxConnections.toLocaleString('en'));
});
