/**
 * Two games that look the same to everybody but the second seat: other tiles are in that seat's hand and in the bag.
 * Whatever the others get by any channel must be the same, too.
 */
import { createHash } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { verifyEmail } from '../../src/db/accounts.ts';
import { operations } from '../contract/document.ts';
import { useEmailWorkers } from '../notifications/support/email-workers.ts';
import { listen, type TestListener } from '../notifications/support/listener.ts';
import { openReceiver, type Receiver } from '../notifications/support/receiver.ts';
import { makePlayer, type TestPlayer, useApp } from '../support/app.ts';
import { decide, optionsOf } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { normalised } from './normalised.ts';

const service = useApp();
const mailbox = useEmailWorkers(service);

/** The first seat gets M, B, J and then U by both; the second seat P, U, V or P, E, L. */
const seeds = [
  'ffaffaac3560420d98c32d146f133e0e9c2773f58b9d3f2a744ee405c7279789',
  '556fe1ac8f7077a8ed5fd7d17b118cf9e97e40b087f697d85d36076340924892',
];
const shared = 'base/P';
const commands = ['look', 'options', 'board', 'score', 'remaining', 'log', 'facts', 'turn', 'link'];

const events = ['game.started', 'turn.started', 'decision.made'];
/** Live events to the first seat and to a watcher, webhooks and emails to the first seat. */
const sent = [6, 4, 5, 3];

interface Watched {
  readonly id: string;
  readonly live: readonly TestListener[];
}

let [first, second, watcher] = [] as unknown as [TestPlayer, TestPlayer, TestPlayer];
let receiver: Receiver;
const games: Watched[] = [];

beforeAll(async () => {
  [first, second, watcher] = [
    await makePlayer(service),
    await makePlayer(service),
    await makePlayer(service),
  ];
  await verifyEmail(service.db.pool, first.id, first.email, new Date());
  receiver = await openReceiver();
  await service.http.post('/v1/me/webhooks').set(first.auth).send({ url: receiver.url, events }).expect(201);
  const notifications = { email: 'all', digest: false };
  await service.http.patch('/v1/me').set(first.auth).send({ notifications });
});

async function startGame(seed: string): Promise<Watched> {
  Object.assign(service.deps, { newSeed: () => seed });
  const request = { seatCount: 2, rules: { handSize: 3 }, name: 'the same' };
  const { body } = await service.http.post('/v1/games').set(first.auth).send(request).expect(201);
  const url = `${service.url}/v1/games/${body.id}/events`;
  const live = [await listen(url, first), await listen(url, watcher)];
  await service.http.post(`/v1/games/${body.id}/seats`).set(second.auth).send({}).expect(201);
  return { id: body.id, live };
}

/** Lets a player place a tile that both games offer, and a follower on it. */
async function play(game: Watched, player: TestPlayer, isShared: (text: string) => boolean): Promise<number> {
  const options: { decision: object; deployments?: { decision: object }[] }[] = await optionsOf(
    service,
    game,
    player,
  );
  const option = options.find(({ decision }) => isShared(JSON.stringify(decision)));
  const decision = option?.deployments?.[0]?.decision ?? option?.decision ?? {};
  return (await decide(service, game, player, decision).expect(201)).body.version;
}

/** Everything that can be read about a game, by everybody but the second seat. */
async function everythingRead(
  { id }: Watched,
  viewers: readonly Partial<TestPlayer['auth']>[] = [{}, watcher.auth, first.auth],
): Promise<string[]> {
  const answers: string[] = [];
  const readable = operations.filter(
    ({ method, path }) => method === 'GET' && path.startsWith('/v1/games/{id}') && !path.endsWith('/events'),
  );
  for (const viewer of viewers) {
    for (const { path } of readable) {
      const url = path.replace('{id}', id).replace('{seq}', '0');
      for (const query of queriesOf(path)) {
        const { status, body, text } = await service.http.get(`${url}${query}`).set(viewer);
        answers.push(`${path}${query} ${status} ${Buffer.isBuffer(body) ? pictureOf(body) : text}`);
      }
    }
  }
  return answers.map((answer) => normalised(answer, id));
}

/** A drawing as it is; of pixels their hash, so that a difference can be read. */
function pictureOf(body: Buffer): string {
  const text = body.toString('latin1');
  return text.startsWith('<svg') ? text : createHash('sha256').update(body).digest('hex').slice(0, 20);
}

function queriesOf(path: string): string[] {
  if (path.endsWith('.svg') || path.endsWith('.png')) return ['', '?legal=1'];
  return path.endsWith('/projection') ? ['', '?x=1&y=0'] : [''];
}

/** The answers to text commands. */
async function everythingAsked({ id }: Watched): Promise<string[]> {
  const answers: string[] = [];
  for (const { auth } of [watcher, first]) {
    for (const text of commands) {
      const { status, body } = await service.http.post(`/v1/games/${id}/commands`).set(auth).send({ text });
      answers.push(normalised(`${text} ${status} ${JSON.stringify(body)}`, id));
    }
  }
  return answers;
}

/** What was sent about a game: live events, webhooks and emails. */
function everythingSent({ id, live }: Watched): string[][] {
  const events = live.map(({ received }) =>
    received.map(({ event, data }) => `${event} ${JSON.stringify(data)}`),
  );
  const webhooks = receiver.received.filter(({ text }) => text.includes(id)).map(({ text }) => text);
  const emails = mailbox()
    .to(first.email)
    .filter(({ raw }) => raw.includes(id))
    .map(({ headers, text, html }) => `${headers['subject']}\n${text}\n${html}`);
  return [...events, webhooks.sort(), emails.sort()].map((items) =>
    items.map((item) => normalised(item, id)),
  );
}

test('a hand and the bag are in nothing that others get, by any channel', async () => {
  for (const seed of seeds) games.push(await startGame(seed));
  const [one, other] = games as [Watched, Watched];
  const compare = async () => {
    expect(await everythingRead(one)).toEqual(await everythingRead(other));
    expect(await everythingAsked(one)).toEqual(await everythingAsked(other));
  };
  await compare();
  expect(await everythingRead(one, [second.auth])).not.toEqual(await everythingRead(other, [second.auth]));
  for (const game of games) await play(game, first, () => true);
  await compare();
  for (const game of games) await play(game, second, (text) => text.includes(shared));
  await compare();
  const counts = () => games.map((game) => everythingSent(game).map(({ length }) => length));
  await vi.waitFor(() => expect(counts()).toEqual([sent, sent]), waiting);
  expect(everythingSent(one)).toEqual(everythingSent(other));
});
