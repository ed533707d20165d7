import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { depth } from '../support/depth.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { listen } from './support/listener.ts';
import { useReceiver } from './support/receiver.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);

const errors: unknown[] = [];
/** Acts on a notification; a second one about the same turn has no effect. */
const follow = (work: Promise<unknown>) => void work.catch((error: unknown) => errors.push(error));

let choice = 0;
const pick = <Item>(items: readonly Item[]): Item => {
  choice += 7;
  return items[choice % items.length] as Item;
};

/** Decides through the API, if the game waits for the player. */
async function answer(game: string, { auth }: TestPlayer): Promise<void> {
  const { body } = await service.http.get(`/v1/games/${game}/options`).set(auth).expect(200);
  if (body.options.length === 0) return;
  const option = pick(body.options) as { decision: object; deployments?: { decision: object }[] };
  const { decision } = pick([option, ...(option.deployments ?? [])]);
  const { status } = await service.http
    .post(`/v1/games/${game}/moves`)
    .set({ ...auth, 'if-match': `"${body.version}"` })
    .send(decision);
  expect([201, 412]).toContain(status);
}

/** Decides on the page behind an email link; this player uses nothing else of the service. */
async function answerEmail(text: string): Promise<void> {
  const [, path] = /http:\/\/carcassonne\.example(\/decide\/[\w.-]+)/.exec(text) ?? [];
  if (path === undefined) return;
  const page = await service.http.get(path).expect(200);
  const handles = [...page.text.matchAll(/name="option" value="([^"]+)"/g)].map(
    (match) => match[1] as string,
  );
  if (handles.length === 0) return;
  const { status } = await service.http
    .post(path)
    .type('form')
    .send({ option: pick(handles) });
  expect([200, 412]).toContain(status);
}

/** Three tiles for each player; the deep run plays all tiles. */
const fewTiles = [
  'base/E',
  'base/V',
  'base/U',
  'base/E',
  'base/A',
  'base/D',
  'base/V',
  'base/U',
  'base/E',
  'base/B',
  'base/V',
  'base/U',
];
const isWhole = depth >= 1;

test('four players use only webhooks, email, live events or polling, and play a game to the end', async () => {
  const players: TestPlayer[] = [];
  for (const name of ['webhook', 'email', 'live', 'poll']) players.push(await makePlayer(service, name));
  const [byWebhook, byEmail, live, polling] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
  let isOver = false;

  const receiver = await useReceiver((response, { body }) => {
    response.writeHead(204).end();
    if (body.type === 'turn.started') follow(answer(body.data.game.id, byWebhook));
  });
  const hook = { url: receiver.url, events: ['turn.started', 'game.finished'] };
  await byWebhook.post('/v1/me/webhooks', hook).expect(201);

  mailbox().onEmail = ({ to, text }) => {
    if (to === byEmail.email) follow(answerEmail(text));
  };
  await vi.waitFor(() => expect(mailbox().to(byEmail.email)).toHaveLength(1), waiting);
  const [, verify = ''] =
    /carcassonne\.example(\/verify\/[\w.-]+)/.exec(mailbox().to(byEmail.email)[0]?.text ?? '') ?? [];
  await service.http.post(verify).type('form').send({}).expect(200);

  const listener = await listen(`${service.url}/v1/me/events`, live);
  let handled = 0;
  const listening = (async () => {
    for (; !isOver; await pause(5)) {
      const events = listener.received.slice(handled);
      handled += events.length;
      for (const { event, data } of events) if (event === 'turn.started') await answer(data.game, live);
    }
  })();

  const watching = (async () => {
    for (; !isOver; await pause(20)) {
      const { body } = await polling.get('/v1/games?turn=mine').expect(200);
      for (const { id } of body.items) await answer(id, polling);
    }
  })();

  const { body: game } = await byWebhook
    .post('/v1/games', { seatCount: 4, ...(!isWhole && { scenario: { draws: fewTiles } }) })
    .expect(201);
  for (const { auth } of [byEmail, live, polling]) {
    await service.http.post(`/v1/games/${game.id}/seats`).set(auth).send({}).expect(201);
  }
  await vi.waitFor(() => expect(receiver.received.map(({ body }) => body.type)).toContain('game.finished'), {
    timeout: 150_000,
    interval: 50,
  });
  isOver = true;
  await Promise.all([listening, watching]);
  expect(errors).toEqual([]);

  const { body: log } = await live.get(`/v1/games/${game.id}/moves?limit=500`).expect(200);
  const made = [0, 1, 2, 3].map(
    (seat) => log.items.filter((entry: { seat: number }) => entry.seat === seat).length,
  );
  expect(Math.min(...made)).toBeGreaterThanOrEqual(isWhole ? 11 : 3);
  expect(listener.received.map(({ event }) => event)).toContain('game.finished');
  await vi.waitFor(
    () =>
      expect(
        mailbox()
          .to(byEmail.email)
          .map(({ about }) => about),
      ).toContainEqual(expect.stringMatching(/is over/)),
    waiting,
  );
}, 180_000);
