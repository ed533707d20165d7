import { expect, vi } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { waiting } from '../../support/waiting.ts';

/** Waits until all events have their numbers, so that new listeners get no earlier ones. */
export async function allNumbered({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const text = 'SELECT FROM outbox_events WHERE number IS NULL';
  await vi.waitFor(async () => expect((await db.pool.query(text)).rowCount).toBe(0), waiting);
}

/** Waits until all events have been fanned out, so that a new webhook gets no earlier ones. */
export async function allFannedOut({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const text = `SELECT (SELECT count(*)::int FROM outbox_events WHERE number IS NULL) AS unnumbered,
    (SELECT max(number) FROM outbox_events)::float8 AS last, (SELECT number FROM fan_out_cursor)::float8 AS cursor`;
  const isDone = async () => {
    const { unnumbered, last, cursor } = (await db.pool.query(text)).rows[0];
    return unnumbered === 0 && last === cursor;
  };
  await vi.waitFor(async () => expect(await isDone()).toBe(true), waiting);
}
