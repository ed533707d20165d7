/** Webhooks and live events about the end of a game that the player who is ahead on points leaves (R-END-5). */
import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { cityFirst, resignAhead, startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { listen, typesOf } from './support/listener.ts';
import { useReceiver } from './support/receiver.ts';
import { typesAt, webhookCalls } from './support/webhook-calls.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);
const { subscribe } = webhookCalls(service);

const lost = { scores: [4, 0], places: [2, 1], resigned: [0] };

test('a webhook and a live event give the places, and who has resigned', async () => {
  const table = await startTable(service, 2, cityFirst);
  const [anna, bruno] = table.players;
  const receiver = await useReceiver();
  await subscribe(bruno!, receiver.url, { events: ['turn.started', 'game.finished'] });
  const listener = await listen(`${service.url}/v1/games/${table.id}/events`, anna!);
  await resignAhead(service, table);
  await vi.waitFor(() => expect(typesOf(listener)).toContain('game.finished'), waiting);
  const live = listener.received.find(({ event }) => event === 'game.finished');
  expect(live?.data).toMatchObject({ game: table.id, version: 2, ...lost });
  await vi.waitFor(() => expect(typesAt(receiver)).toContain('game.finished'), waiting);
  const hook = receiver.received.find(({ body }) => body.type === 'game.finished')?.body;
  expect(hook?.data).toMatchObject(lost);
  expect(hook?.data.sentence).toMatch(new RegExp(`resigns\\. The game is over and ${bruno!.handle} wins`));
});

test('a message in Discord marks who has resigned', async () => {
  const table = await startTable(service, 2, cityFirst);
  const [anna, bruno] = table.players;
  const receiver = await useReceiver();
  await subscribe(bruno!, receiver.url, { events: ['game.finished'], format: 'discord' });
  await resignAhead(service, table);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
  const { embeds } = receiver.received[0]!.body as unknown as { embeds: { footer: { text: string } }[] };
  expect(embeds[0]?.footer.text).toBe(`${anna!.handle} (resigned) 4 · ${bruno!.handle} 0`);
});
