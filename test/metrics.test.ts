import { expect, test } from 'vitest';
import type { Db } from '../src/db/client.ts';
import { counter, gauge, histogram, metricsOf } from '../src/platform/metrics.ts';

const processWith = (db: object) => ({ db: db as Db });

test('a metric is created once for each process', async () => {
  const [one, other] = [processWith({}), processWith({})];
  const description = { name: 'things_total', help: 'Things', labelNames: ['kind'] as const };
  counter(one, description).inc({ kind: 'a' });
  counter({ ...one }, description).inc({ kind: 'a' });
  counter(other, description).inc({ kind: 'b' });
  expect(await metricsOf(one).metrics()).toContain('things_total{kind="a"} 2');
  expect(await metricsOf(other).metrics()).toContain('things_total{kind="b"} 1');
});

test('a gauge is collected when the metrics are read, and histograms count', async () => {
  const process = processWith({});
  gauge(process, { name: 'waiting', help: 'Waiting', labelNames: [] }, async (each) => each.set(7));
  const buckets = [0.1, 1];
  histogram(process, { name: 'took_seconds', help: 'Took', labelNames: [], buckets }).observe(0.5);
  const text = await metricsOf(process).metrics();
  expect(text).toContain('waiting 7');
  expect(text).toContain('took_seconds_bucket{le="1"} 1');
});
