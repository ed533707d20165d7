import { readdirSync, readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Panel {
  readonly targets?: readonly { readonly expr: string }[];
}

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string };
}

const read = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8');
const panels: Panel[] = JSON.parse(read('grafana-dashboard.json')).panels;
const rules: Rule[] = parse(read('alerts.yml')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);

/** Names of metrics that the sources declare, of those of the process, and of those Prometheus adds. */
function declared(): Set<string> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const ofProcess = register.getMetricsAsArray().map(({ name }) => name);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /metric|drawing/.test(file),
  );
  const text = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');
  const ofService = [...text.matchAll(/['"`]([a-z]+(?:_[a-z0-9]+)+)['"`]/g)].map(([, name = '']) => name);
  return new Set(['up', 'pictures_waiting', 'pictures_running', ...ofProcess, ...ofService]);
}

/** Names of metrics in an expression, without the suffixes of histograms. */
function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/"[^"]*"|\[[^\]]*\]|\bby \([^)]*\)/g, '');
  const words = [...bare.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?!\()/g)].map(([, word = '']) => word);
  return words
    .filter((word) => word !== 'histogram_quantile')
    .map((word) => word.replace(/_(bucket|count|sum)$/, ''));
}

test('the dashboard and the alerts use metrics that exist', () => {
  const known = declared();
  const expressions = [
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...rules.map(({ expr }) => expr),
  ];
  const used = new Set(expressions.flatMap(namesIn));
  expect(used.size).toBeGreaterThan(15);
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
});

test('each alert describes the problem', () => {
  for (const { alert, annotations } of rules) expect(annotations.summary, alert).toMatch(/\S{3}.*[.?]$/);
});
