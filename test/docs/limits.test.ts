import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Policy, policies } from '../../src/limits/policies.ts';

const text = readFileSync('docs/limits.md', 'utf8');
const durations: Readonly<Record<number, string>> = { 60: '1 min', 3600: '1 h', 86400: '1 d' };

test('docs/limits.md lists every policy with its size', () => {
  for (const [name, policy] of Object.entries<Policy>(policies)) {
    if (policy.counts === 'points') continue;
    const { points, seconds, per, counts, growth } = policy;
    const cells = [`\`${name}\``, points, durations[seconds], per, ...(growth ? [] : [counts])];
    expect(text).toContain(`| ${cells.join(' | ')} |`);
  }
});

test('docs/limits.md says what each operation costs that costs more than a point', () => {
  const { paths } = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));
  const operations = Object.values<object>(paths).flatMap((path) =>
    Object.values<{ operationId: string; description?: string }>({ ...path }),
  );
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  for (const { operationId, description = '' } of operations) {
    const [, cost] = /Costs (\d+) points of the limit\.$/.exec(description) ?? [];
    const row = rows.find((line) => line.includes(`\`${operationId}\``));
    expect(row?.split('|').at(-2)?.trim(), operationId).toBe(cost);
  }
});
