/**
 * Two games that differ only in hidden tiles: those in the second seat's hand and in the bag. What the others get on
 * any channel must be the same.
 */

import { beforeAll, expect, test, vi } from 'vitest';
import { verifyEmail } from '../../src/accounts/store/accounts.ts';
import { useEmailWorkers } from '../notifications/support/email-workers.ts';
import { listen } from '../notifications/support/listener.ts';
import { openReceiver, type Receiver } from '../notifications/support/receiver.ts';
import { useOwnApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { decide, optionsOf } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { everythingAsked, everythingRead, everythingSent, type Viewer, type Watched } from './everything.ts';

const service = useOwnApp();
const mailbox = useEmailWorkers(service);

/** The first seat gets M, B, J and then U in both; the second seat P, U, V or P, E, L. */
const seeds = [
  'ffaffaac3560420d98c32d146f133e0e9c2773f58b9d3f2a744ee405c7279789',
  '556fe1ac8f7077a8ed5fd7d17b118cf9e97e40b087f697d85d36076340924892',
];
const shared = 'base/P';
const events = ['game.started', 'turn.started', 'decision.made'];
/** Live events to the first seat and to a spectator, webhooks and emails to the first seat. */
const sent = [6, 4, 5, 2];

let [first, second, watcher] = [] as unknown as [TestPlayer, TestPlayer, TestPlayer];
let receiver: Receiver;
const games: Watched[] = [];

beforeAll(async () => {
  [first, second, watcher] = [
    await makePlayer(service),
    await makePlayer(service),
    await makePlayer(service),
  ];
  await verifyEmail(service.db.prisma, first.id, first.email, new Date());
  receiver = await openReceiver();
  await first.post('/v1/me/webhooks', { url: receiver.url, events }).expect(201);
  const notifications = { email: 'all', digest: false };
  await first.patch('/v1/me', { notifications });
});

async function startGame(seed: string): Promise<Watched> {
  Object.assign(service.deps, { newSeed: () => seed });
  const request = { seatCount: 2, rules: { handSize: 3 }, name: 'the same' };
  const { body } = await first.post('/v1/games', request).expect(201);
  const url = `${service.url}/v1/games/${body.id}/events`;
  const live = [await listen(url, first), await listen(url, watcher)];
  await second.post(`/v1/games/${body.id}/seats`, {}).expect(201);
  return { id: body.id, live };
}

/** Has a player place a tile available in both games, with a follower. */
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

test('a hand and the bag are hidden from others on every channel', async () => {
  for (const seed of seeds) games.push(await startGame(seed));
  const [one, other] = games as [Watched, Watched];
  const read = (game: Watched, viewers: readonly Viewer[] = [{}, watcher.auth, first.auth]) =>
    everythingRead(service, game, viewers);
  const asked = (game: Watched) => everythingAsked(service, game, [watcher.auth, first.auth]);
  const compare = async () => {
    expect(await read(one)).toEqual(await read(other));
    expect(await asked(one)).toEqual(await asked(other));
  };
  await compare();
  expect(await read(one, [second.auth])).not.toEqual(await read(other, [second.auth]));
  for (const game of games) await play(game, first, () => true);
  await compare();
  for (const game of games) await play(game, second, (text) => text.includes(shared));
  await compare();
  const sentAbout = (game: Watched) => everythingSent(game, receiver, mailbox(), first.email);
  const counts = () => games.map((game) => sentAbout(game).map(({ length }) => length));
  await vi.waitFor(() => expect(counts()).toEqual([sent, sent]), waiting);
  expect(sentAbout(one)).toEqual(sentAbout(other));
});
