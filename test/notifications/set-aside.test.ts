/** A tile that fits nowhere leaves the game openly (R-TILE-4): whoever plays or watches is told, wherever that is. */
import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { confirmAddress, makePlayer, type TestPlayer } from '../support/players.ts';
import { decide, optionsOf, readTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { emailTo } from './support/mailbox.ts';
import { useReceiver } from './support/receiver.ts';
import { webhookCalls } from './support/webhook-calls.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);
const { subscribe } = webhookCalls(service);

test('the move after which a tile fits nowhere says so by email and webhook, in the log and in the view', async () => {
  const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  await confirmAddress(service, bruno);
  const receiver = await useReceiver();
  await subscribe(bruno, receiver.url, { events: ['turn.started'] });
  // The first closes the only city, so that a tile with a city all round fits nowhere.
  const scenario = { draws: ['base/E', 'base/C', 'base/U', 'base/V'] };
  const request = { scenario, visibility: 'public' };
  const { body } = await service.http.post('/v1/games').set(anna.auth).send(request).expect(201);
  await service.http.post(`/v1/games/${body.id}/seats`).set(bruno.auth).send({}).expect(201);
  const table = { id: body.id, players: [anna, bruno] };
  const { awaiting } = await readTable(service, table, anna);
  const [starter, next] = awaiting.seats[0] === 0 ? [anna, bruno] : [bruno, anna];
  expect(next).toBe(bruno);
  await close(starter);

  const said = 'A tile fits nowhere and is set aside.';
  const { text } = await emailTo(mailbox(), bruno.email, /Your turn/);
  expect(text.replace(/\s+/g, ' ')).toContain(said);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
  const { data } = receiver.received[0]?.body ?? {};
  expect(data.sentence).toContain(said);
  const set = { type: 'tiles-set-aside', tiles: ['base/C'] };
  expect(data.entry.events).toEqual(expect.arrayContaining([expect.objectContaining(set)]));
  const log = await service.http.get(`/v1/games/${table.id}/moves`).expect(200);
  expect(JSON.stringify(log.body)).toContain('tiles-set-aside');
  expect((await readTable(service, table, bruno)).table.bag.aside).toEqual(['base/C']);

  async function close(player: TestPlayer): Promise<void> {
    const options = await optionsOf(service, table, player);
    const closing = options.find(
      ({ decision: { x, y } }: { decision: { x: number; y: number } }) => x === 0 && y === -1,
    );
    await decide(service, table, player, closing.decision).expect(201);
  }
});
