import { expect, test } from 'vitest';
import { say } from '../chat/support/talk.ts';
import { moderationCalls, problemOf } from '../moderation/support/moderators.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { tableCalls } from './support/tables.ts';

const service = useApp();

/** Creates an open table with a robot; returns it with its owner and the robot's name. */
async function withRobot() {
  const calls = tableCalls(service);
  const owner = await makePlayer(service, 'owner');
  const game = await calls.create(owner, { seatCount: 3, robots: ['easy'] });
  const [, { handle, playerId }] = game.players;
  expect(handle).toMatch(/^robot-easy-\d$/);
  return { calls, owner, game, names: [handle, playerId] as string[] };
}

test('a robot cannot be invited by handle or by text', async () => {
  const { calls, owner, game, names } = await withRobot();
  const [handle = ''] = names;
  expect(await problemOf(calls.invite(game.id, owner, handle).expect(404))).toBe('player-not-found');
  const request = { seatCount: 3, invite: [handle] };
  await owner.post('/v1/games', request).expect(404);
  for (const text of [`invite @${handle}`, `new @${handle}`])
    expect(await say(service, owner, text)).toMatchObject({ outcome: 'refused' });
});

test('a robot cannot be blocked, muted or reported, and keeps its seat', async () => {
  const { calls, owner, game, names } = await withRobot();
  const { report } = moderationCalls(service);
  for (const name of names) {
    for (const request of [
      calls.block(owner, name),
      calls.unblock(owner, name),
      calls.mute(owner, name),
      report(owner, { player: name, reason: 'cheating', block: true }),
    ])
      expect(await problemOf(request.expect(404)), name).toBe('player-not-found');
  }
  for (const text of ['block', 'mute', 'report'])
    expect(await say(service, owner, `${text} @${names[0]} cheating`), text).not.toMatchObject({
      outcome: 'done',
    });
  const { players } = (await calls.read(game.id, owner).expect(200)).body;
  expect(players.map(({ robot }: { robot: string | null }) => robot)).toEqual([null, 'easy']);
});

test('a robot’s name and seat cannot be taken; the owner of an open table can remove it', async () => {
  const { calls, owner, game } = await withRobot();
  const account = { email: 'fake@example.org', handle: 'Robot-easy-7', password: 'correct horse battery' };
  expect(await problemOf(service.http.post('/v1/accounts').send(account).expect(409))).toBe('handle-taken');
  const other = await makePlayer(service, 'other');
  await calls.sit(game.id, other, { seat: 1 }).expect(409);
  await calls.remove(game.id, 1, other).expect(403);
  await calls.remove(game.id, 1, owner).expect(204);
  await calls.sit(game.id, other, { seat: 1 }).expect(201);
  const add = owner.post(`/v1/games/${game.id}/robots`);
  const { body } = await add.send({ level: 'easy', seat: 2 }).expect(201);
  expect(body.players[2]).toMatchObject({ robot: 'easy' });
});
