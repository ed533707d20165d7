/** Every type of event occurs here, and reaches its recipients by webhook and live stream. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dueTimers } from '../../src/games/clock/timers.ts';
import { webhookEventSchemas } from '../../src/notifications/index.ts';
import { startWork, type Work } from '../../src/work/start.ts';
import { advance, announce, lose, type RunningGame, runningGames, start } from '../competitions/support.ts';
import { plansAt, tableWith, tileAt } from '../games/plans/support.ts';
import { tableCalls } from '../players/support/tables.ts';
import { useApp } from '../support/app.ts';
import { lasting, makePlayers, type TestPlayer } from '../support/players.ts';
import { agreeTo, answerRequest, openRequest } from '../support/requests.ts';
import {
  cityFirst,
  decide,
  lastingTable,
  resign,
  seatAll,
  startTable,
  type TestTable,
  takeFirst,
} from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { listen, typesOf } from './support/listener.ts';
import { openReceiver, type Receiver } from './support/receiver.ts';
import { typesAt, webhookCalls } from './support/webhook-calls.ts';

const service = useApp();

const hour = 3_600_000;
const everything = Object.keys(webhookEventSchemas).filter((type) => type !== 'webhook.test');
const happened = new Set<string>();
let calls: ReturnType<typeof tableCalls>;
let workers: Work | undefined;
beforeAll(async () => {
  calls = tableCalls(service);
  workers = await startWork(service.deps);
});
afterAll(async () => {
  await workers?.stop();
  expect([...happened].sort()).toEqual([...everything].sort());
});

/** Returns a function that waits until events of these types have reached a player, by webhook and live. */
async function following(player: TestPlayer): Promise<(...types: string[]) => Promise<void>> {
  const receiver: Receiver = await openReceiver();
  await webhookCalls(service).subscribe(player, receiver.url, { events: everything });
  const listener = await listen(`${service.url}/v1/me/events`, player);
  return async (...types) => {
    await vi.waitFor(() => {
      expect(typesAt(receiver)).toEqual(expect.arrayContaining(types));
      expect(typesOf(listener)).toEqual(expect.arrayContaining(types));
    }, waiting);
    for (const type of types) happened.add(type);
  };
}

const pair = ({ players }: TestTable) => players as [TestPlayer, TestPlayer];

test('around an open table', async () => {
  const [ann, bob, eve] = await makePlayers(service, 'ann', 'bob', 'eve');
  await eve.put(`/v1/me/follows/${ann.handle}`, { notify: true }).expect(204);
  const [annGets, bobGets, eveGets] = [await following(ann), await following(bob), await following(eve)];
  const { id } = await calls.create(ann, { invite: [bob.handle] });
  await calls.decline(id, bob).expect(204);
  await calls.sit(id, eve).expect(201);
  await calls.leave(id, eve).expect(204);
  await calls.sit(id, bob).expect(201);
  await calls.remove(id, 1, ann).expect(204);
  await calls.sit(id, eve).expect(201);
  await calls.post(id, eve, 'Shall we?').expect(201);
  await annGets('invitation.declined', 'player.joined', 'player.left', 'message.posted');
  await calls.cancel(id, ann).expect(204);
  await bobGets('player.invited', 'player.removed');
  await eveGets('table.opened', 'game.cancelled');
});

test('in a game', async () => {
  const players = await makePlayers(service, 'ann', 'bob');
  const bobGets = await following(players[1]);
  const table = await seatAll(service, players, cityFirst);
  await takeFirst(service, table, players[0]);
  await bobGets('game.started', 'decision.made', 'turn.started');
  await resign(service, table, players[0]);
  await bobGets('game.finished');
});

test('with time-outs and a robot stand-in', async () => {
  const table = await lastingTable(service, 2, {
    clock: { perTurn: 'PT12H', reminders: ['half'], onTimeout: 'robot' },
  });
  const [away, here] = pair(table);
  const [awayGets, hereGets] = [await following(away), await following(here)];
  service.pass(7 * hour);
  await dueTimers(service.deps).drain();
  await awayGets('turn.reminder');
  service.pass(6 * hour);
  await dueTimers(service.deps).drain();
  await hereGets('player.replaced');
  await away.delete(`/v1/games/${table.id}/seats/me/robot`).expect(204);
  await hereGets('player.returned');
  const skipping = await lastingTable(service, 2, { clock: { perTurn: 'PT12H' } });
  const skippedGets = await following(pair(skipping)[0]);
  service.pass(13 * hour);
  await dueTimers(service.deps).drain();
  await skippedGets('turn.expired');
});

test('for requests at the table', async () => {
  const table = await startTable(service, 2);
  const [ann, bob] = pair(table);
  const [annGets, bobGets] = [await following(ann), await following(bob)];
  await agreeTo(service, table, 0, 'pause');
  await agreeTo(service, table, 0, 'resume');
  const { body } = await openRequest(service, table, ann, { kind: 'end' }).expect(201);
  await answerRequest(service, table, bob, body.id, false).expect(200);
  await bobGets('request.opened', 'game.paused', 'game.resumed');
  await annGets('request.closed');
});

test('when a plan no longer fits', async () => {
  const table = await tableWith(service);
  const [ann, bob] = pair(table);
  const bobGets = await following(bob);
  const plan = { tile: 'base/V', decisions: [tileAt(1, 0, 90)] };
  await plansAt(service, table, bob).create(plan).expect(201);
  await decide(service, table, ann, tileAt(1, 0, 90)).expect(201);
  await bobGets('plan.cancelled');
});

test('in a competition', async () => {
  const cup = await announce(service, 2, { kind: 'swiss', rounds: 1 });
  const winnerGets = await following(cup.players[0] as TestPlayer);
  await start(cup);
  await advance(service);
  for (const game of await runningGames(service, cup)) await lose(service, game, 0);
  await winnerGets('round.started', 'competition.finished');
});

test('for a match judged between two of its games', async () => {
  await workers?.stop();
  const cup = await announce(service, 2, { kind: 'swiss', rounds: 1, bestOf: 3, roundWindow: 'P7D' });
  await start(cup);
  const [game] = await runningGames(service, cup);
  const winner = await lasting(service, game?.players[1] as TestPlayer);
  const winnerGets = await following(winner);
  await lose(service, game as RunningGame, 0);
  service.pass(8 * 24 * hour);
  await advance(service);
  workers = await startWork(service.deps);
  await winnerGets('match.finished');
});
