/** Webhooks about decisions after which the game advanced before they were written. */

import { expect, onTestFinished, test, vi } from 'vitest';
import { startWork } from '../../src/work/start.ts';
import { useApp } from '../support/app.ts';
import { readTable, startTable, takeFirst } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useReceiver } from './support/receiver.ts';
import { webhookCalls } from './support/webhook-calls.ts';

const service = useApp();
const { subscribe } = webhookCalls(service);

test('a late decision is delivered with the game as it was after it', async () => {
  const table = await startTable(service, 2, { clock: { perTurn: 'P1D' } });
  const receiver = await useReceiver();
  await subscribe(table.players[0]!, receiver.url, { events: ['decision.made', 'game.finished'] });
  // Nothing is delivered meanwhile.
  const states: Awaited<ReturnType<typeof readTable>>[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const game = await readTable(service, table, table.players[0]!);
    await takeFirst(service, table, table.players[game.awaiting.seats[0]]!);
    service.pass(60_000);
    states.push(await readTable(service, table, table.players[0]!));
  }
  await table.players[0]!.post(`/v1/games/${table.id}/resign`, {}).expect(201);
  states.push(await readTable(service, table, table.players[0]!));
  const workers = await startWork(service.deps);
  onTestFinished(() => workers.stop());
  await vi.waitFor(() => expect(receiver.received).toHaveLength(8), waiting);
  const bodies = receiver.received.map(({ body }) => body);
  for (const { version, status, scores, awaiting } of states) {
    const made = bodies.find(({ type, data }) => type === 'decision.made' && data.entry.seq === version);
    const picture = `http://localhost/v1/games/${table.id}/moves/${version}/board.png`;
    expect(made?.data).toMatchObject({ game: { version, status, picture }, scores });
    // The game as players read it shows more about the pending decision.
    expect({ ...awaiting, ...made?.data.awaiting }).toEqual(awaiting ?? {});
  }
  const end = bodies.find(({ type }) => type === 'game.finished');
  expect(end?.data).toMatchObject({ game: { status: 'finished', version: 7 }, awaiting: null });
});
