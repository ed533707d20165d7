/**
 * Two games with the same course: in one, the second player plans it, and more that is cancelled; in the other the
 * same decisions are made by hand. What others get on any channel must be the same.
 */

import { beforeAll, expect, test, vi } from 'vitest';
import { verifyEmail } from '../../src/accounts/store/accounts.ts';
import { entriesOf, plansAt, tileAt } from '../games/plans/support.ts';
import { useEmailWorkers } from '../notifications/support/email-workers.ts';
import { listen } from '../notifications/support/listener.ts';
import { openReceiver, type Receiver } from '../notifications/support/receiver.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { decide } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { everythingAsked, everythingRead, everythingSent, type Viewer, type Watched } from './everything.ts';

const service = useApp();
const mailbox = useEmailWorkers(service);
let [first, second, watcher] = [] as unknown as [TestPlayer, TestPlayer, TestPlayer];
let receiver: Receiver;
const draws = ['base/U', 'base/V', 'base/U', 'base/V', 'base/U', 'base/V'];
const decision = tileAt(0, 1, 0, 'road0');

const events = ['game.started', 'turn.started', 'decision.made', 'plan.cancelled'];

beforeAll(async () => {
  first = await makePlayer(service);
  second = await makePlayer(service);
  watcher = await makePlayer(service);
  receiver = await openReceiver();
  for (const player of [first, watcher]) {
    const webhook = { url: receiver.url, events };
    await player.post('/v1/me/webhooks', webhook).expect(201);
  }
  for (const player of [first, second])
    await verifyEmail(service.db.prisma, player.id, player.email, new Date());
});

async function startGame(): Promise<Watched> {
  const request = { seatCount: 2, scenario: { draws }, name: 'the same' };
  const { body } = await first.post('/v1/games', request).expect(201);
  const url = `${service.url}/v1/games/${body.id}/events`;
  const live = [await listen(url, first), await listen(url, watcher)];
  await second.post(`/v1/games/${body.id}/seats`, {}).expect(201);
  return { id: body.id, live };
}

/** Plans the decisions made by hand in the other game, and a chain that the first decision makes impossible. */
async function planAhead(game: Watched): Promise<void> {
  const mine = plansAt(service, game, second);
  const { body } = await mine.create({ tile: 'base/V', decisions: [tileAt(1, 0, 90)] }).expect(201);
  await mine.create({ tile: 'base/U', decisions: [tileAt(2, 0, 0)], follows: body.id }).expect(201);
  await mine.create({ conditions: [{ type: 'occupied', x: 1, y: 0 }], decisions: [decision] }).expect(201);
  await mine.create({ tile: 'base/U', decisions: [tileAt(-1, 0, 90)], position: 1 }).expect(201);
  await mine.settings({ playForcedMoves: true }).expect(200);
}

/** Waits until one of those plans is carried out, the chain is cancelled, and one keeps waiting. */
const plansSettled = (game: Watched) =>
  vi.waitFor(async () => {
    const { items } = (await plansAt(service, game, second).list()).body;
    const states = items.map(({ state }: { state: string }) => state).toSorted();
    expect(states).toEqual(['cancelled', 'cancelled', 'done', 'waiting']);
  }, waiting);

const others = (): Viewer[] => [{}, watcher.auth, first.auth];
/** A robot's analysis takes time, and derives its random numbers from the id of the game. */
const isComputed = (answer: string) => /^\S+(?:analysis|better)/.test(answer);
const read = async (game: Watched) =>
  (await everythingRead(service, game, others())).filter((answer) => !isComputed(answer));
const asked = (game: Watched) => everythingAsked(service, game, [watcher.auth, first.auth]);
const sent = (game: Watched) => everythingSent(game, receiver, mailbox(), first.email);
const sentTo = ({ id }: Watched, { email }: TestPlayer) =>
  mailbox()
    .to(email)
    .filter(({ raw }) => raw.includes(id))
    .map(({ text }) => text);

test('plans are hidden from others on every channel', async () => {
  const planned = await startGame();
  const byHand = await startGame();
  await planAhead(planned);
  const compare = async () => {
    expect(await read(planned)).toEqual(await read(byHand));
    expect(await asked(planned)).toEqual(await asked(byHand));
  };
  await compare();
  for (const game of [planned, byHand]) await decide(service, game, first, tileAt(1, 0, 90)).expect(201);
  await decide(service, byHand, second, decision).expect(201);
  await entriesOf(service, { ...planned, players: [first] }, 2);
  await plansSettled(planned);
  await compare();
  await vi.waitFor(
    () => expect(sentTo(planned, second).join()).toContain('One of your plans in “the same” was cancelled'),
    waiting,
  );
  for (const game of [planned, byHand]) await second.post(`/v1/games/${game.id}/resign`).expect(201);
  await compare();
  await vi.waitFor(() => expect(sent(planned)).toEqual(sent(byHand)), waiting);
  expect(sent(planned).every(({ length }) => length > 0)).toBe(true);
  expect((await plansAt(service, planned, second).list().expect(200)).body.items).toEqual([]);
});

test('plans are hidden in lists, exports, deliveries and metrics', async () => {
  const game = await startGame();
  await planAhead(game);
  const { items } = (await plansAt(service, game, second).list().expect(200)).body;
  await decide(service, game, first, tileAt(1, 0, 90)).expect(201);
  await plansSettled(game);
  const lists = [
    '/v1/games',
    '/v1/games?turn=mine',
    '/v1/games?turn=others',
    '/v1/me',
    '/v1/me/export',
    '/v1/me/webhooks',
  ];
  const texts = await Promise.all(
    [first, watcher].flatMap(({ auth }) =>
      lists.map(async (url) => (await service.http.get(url).set(auth)).text),
    ),
  );
  texts.push((await service.http.get('/metrics')).text);
  for (const { id } of items) expect(texts.filter((text) => text.includes(id))).toEqual([]);
  expect(texts.filter((text) => /"plans?": ?\[ ?\{|playForced/.test(text))).toEqual([]);
});
