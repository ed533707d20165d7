import { expect, vi } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { waiting } from '../../support/waiting.ts';

/** Waits until all events have their numbers, so that none from before is news to who listens from now on. */
export async function allNumbered({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const text = 'SELECT FROM outbox_events WHERE number IS NULL';
  await vi.waitFor(async () => expect((await db.pool.query(text)).rowCount).toBe(0), waiting);
}
