import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { counter, gauge, histogram } from '../src/platform/metrics.ts';

const newProcess = () => ({ metrics: new Registry() });

test('a metric is created once per process', async () => {
  const [one, other] = [newProcess(), newProcess()];
  const description = { name: 'things_total', help: 'Things', labelNames: ['kind'] as const };
  counter(one, description).inc({ kind: 'a' });
  counter({ ...one }, description).inc({ kind: 'a' });
  counter(other, description).inc({ kind: 'b' });
  expect(await one.metrics.metrics()).toContain('things_total{kind="a"} 2');
  expect(await other.metrics.metrics()).toContain('things_total{kind="b"} 1');
});

test('gauges are collected when metrics are read, and histograms count', async () => {
  const process = newProcess();
  gauge(process, { name: 'waiting', help: 'Waiting', labelNames: [] }, async (each) => each.set(7));
  const buckets = [0.1, 1];
  histogram(process, { name: 'took_seconds', help: 'Took', labelNames: [], buckets }).observe(0.5);
  const text = await process.metrics.metrics();
  expect(text).toContain('waiting 7');
  expect(text).toContain('took_seconds_bucket{le="1"} 1');
});
