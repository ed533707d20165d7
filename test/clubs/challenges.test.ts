/** Challenges to a club: the first other member to accept plays. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelExpiredGames } from '../../src/games/table/cancel.ts';
import { say, shortId } from '../chat/support/talk.ts';
import { getAs, postAs } from '../http/support/calls.ts';
import { useReceiver } from '../notifications/support/receiver.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { makePlayers } from '../players/support/players.ts';
import { useApp } from '../support/app.ts';
import { type TestPlayer, testPassword } from '../support/players.ts';
import { readTable, resign } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { joinClub, makeClub } from './support/club.ts';

const service = useApp();
useWorkers(service);

let clubs = 0;
let club = '';
let [owner, bruno, carla, stranger]: TestPlayer[] = [];
beforeEach(async () => {
  clubs += 1;
  club = `duels-${clubs}`;
  [owner, bruno, carla, stranger] = await makePlayers(service, 'owner', 'bruno', 'carla', 'stranger');
  await makeClub(service, club, owner, bruno, carla);
});

const send = ({ auth }: TestPlayer, options: object = {}) =>
  postAs(service, auth, '/v1/matches', { club, ...options });
const challenge = async (by: TestPlayer, options: object = {}) => (await send(by, options).expect(201)).body;
const read = ({ auth }: TestPlayer, id: string) => getAs(service, auth, `/v1/matches/${id}`);
const post = ({ auth }: TestPlayer, id: string, deed: string) =>
  postAs(service, auth, `/v1/matches/${id}/${deed}`);
const statusFor = async (viewer: TestPlayer, id: string) => (await read(viewer, id).expect(200)).body.status;
const tables = async ({ auth }: TestPlayer) =>
  (await getAs(service, auth, `/v1/games?club=${club}&status=open`).expect(200)).body.items;

describe('a challenge to a club', () => {
  test('is visible only to members, has no second player, and starts with whoever accepts', async () => {
    const match = await challenge(bruno, { bestOf: 1 });
    expect(match).toMatchObject({ status: 'proposed', club, yourSide: 0, players: [{ playerId: bruno.id }] });
    expect(match.players).toHaveLength(1);
    expect((await read(carla, match.id).expect(200)).body).toMatchObject({ club, yourSide: null });
    expect(await tables(carla)).toMatchObject([{ match: { id: match.id, status: 'proposed', bestOf: 1 } }]);
    await read(stranger, match.id).expect(404);
    await service.http.get(`/v1/matches/${match.id}`).expect(404);
    await post(stranger, match.id, 'accept').expect(404);
    expect(await tables(stranger)).toEqual([]);
    await post(bruno, match.id, 'accept').expect(200);
    expect(await statusFor(bruno, match.id)).toBe('proposed');
    const begun = (await post(carla, match.id, 'accept').expect(200)).body;
    expect(begun).toMatchObject({ status: 'running', club, games: [{ status: 'running' }] });
    expect(begun.players.map(({ playerId }: { playerId: string }) => playerId).toSorted()).toEqual(
      [bruno.id, carla.id].toSorted(),
    );
    expect((await post(owner, match.id, 'accept').expect(409)).body.type).toBe('/problems/match-not-open');
    expect(await statusFor(stranger, match.id)).toBe('running');
    await resign(service, begun.games[0], carla);
    await vi.waitFor(async () => expect(await statusFor(owner, match.id)).toBe('finished'), waiting);
    const over = (await read(bruno, match.id).expect(200)).body;
    expect(over.players[over.winner].playerId).toBe(bruno.id);
    const again = (await post(bruno, match.id, 'rematch').expect(201)).body;
    expect(again).toMatchObject({ status: 'proposed', club: null });
    expect(again.players).toHaveLength(2);
  });

  test('can also be started by taking the seat, and as mirrored pairs', async () => {
    const match = await challenge(bruno, { form: 'mirrored' });
    const [game] = match.games;
    await postAs(service, stranger.auth, `/v1/games/${game.id}/seats`, {}).expect(404);
    await postAs(service, carla.auth, `/v1/games/${game.id}/seats`, {}).expect(201);
    const begun = (await read(carla, match.id).expect(200)).body;
    expect(begun).toMatchObject({ status: 'running', games: [{ status: 'running' }, { status: 'running' }] });
  });

  test('goes to exactly one of two members who accept at once, also if private', async () => {
    for (const visibility of ['public', 'private']) {
      const { id } = await challenge(bruno, {
        visibility,
        form: visibility === 'public' ? 'games' : 'mirrored',
      });
      const answers = await Promise.all([owner, carla].map((player) => post(player, id, 'accept')));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = answers[0]?.status === 200 ? owner : carla;
      const loser = winner === owner ? carla : owner;
      const { body } = await read(winner, id).expect(200);
      expect(body.players.map(({ playerId }: { playerId: string }) => playerId)).toContain(winner.id);
      await read(loser, id).expect(visibility === 'public' ? 200 : 404);
      await readTable(service, body.games[0], winner);
      await getAs(service, loser.auth, `/v1/games/${body.games[0].id}`).expect(
        visibility === 'public' ? 200 : 404,
      );
    }
  });

  test('cannot be declined, and can be withdrawn by its creator', async () => {
    const { id } = await challenge(bruno);
    const refused = (await post(carla, id, 'decline').expect(404)).body;
    expect(refused.type).toBe('/problems/invitation-not-found');
    await post(carla, id, 'cancel').expect(403);
    expect(await statusFor(carla, id)).toBe('proposed');
    await post(bruno, id, 'cancel').expect(204);
    expect(await statusFor(bruno, id)).toBe('cancelled');
    await read(carla, id).expect(404);
    expect((await getAs(service, bruno.auth, '/v1/me/matches').expect(200)).body.items).toMatchObject([
      { id, status: 'cancelled', winner: null, forfeitedBy: null, players: [{ playerId: bruno.id }] },
    ]);
  });

  test('can be created only by members, and to either a club or a player', async () => {
    expect((await send(stranger).expect(404)).body.type).toBe('/problems/club-not-found');
    await send(bruno, { opponent: carla.handle }).expect(400);
    await postAs(service, bruno.auth, '/v1/matches', {}).expect(400);
    expect(await tables(bruno)).toEqual([]);
  });

  test('is hidden from a member if either has blocked the other', async () => {
    const { id } = await challenge(bruno);
    await bruno.put(`/v1/me/blocks/${carla.handle}`).expect(204);
    await read(carla, id).expect(404);
    await post(carla, id, 'accept').expect(404);
    expect(await tables(carla)).toEqual([]);
    await post(owner, id, 'accept').expect(200);
  });

  test('is withdrawn when the challenger leaves or is removed, or the club is deleted', async () => {
    const first = await challenge(bruno);
    const carlas = await challenge(carla);
    await bruno.delete(`/v1/clubs/${club}/members/me`).expect(204);
    expect(await statusFor(bruno, first.id)).toBe('cancelled');
    expect(await statusFor(owner, carlas.id)).toBe('proposed');
    await owner.delete(`/v1/clubs/${club}/members/${carla.handle}`).expect(204);
    expect(await statusFor(carla, carlas.id)).toBe('cancelled');
    const owners = await challenge(owner);
    await owner.delete(`/v1/clubs/${club}`).expect(204);
    expect((await read(owner, owners.id).expect(200)).body).toMatchObject({
      status: 'cancelled',
      club: null,
    });
  });

  test('does not remain if its creator leaves the club at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      await joinClub(service, club, bruno);
      const [made] = await Promise.all([
        send(bruno),
        bruno.delete(`/v1/clubs/${club}/members/me`).expect(204),
      ]);
      if (made.status === 201) expect(await statusFor(bruno, made.body.id)).toBe('cancelled');
      else expect(made.body.type).toBe('/problems/club-not-found');
    }
  });

  test('is withdrawn with the challenger’s account, and expires like a table', async () => {
    const [brunos, carlas] = [await challenge(bruno), await challenge(carla)];
    await bruno.delete('/v1/me', { password: testPassword }).expect(204);
    expect(await statusFor(carla, carlas.id)).toBe('proposed');
    await read(carla, brunos.id).expect(404);
    const stored = await service.db.prisma.match.findUnique({ where: { id: brunos.id } });
    expect(stored).toMatchObject({ status: 'cancelled', secondId: null });
    const long = new Date(Date.now() - 40 * 86_400_000);
    await service.db.prisma.game.updateMany({ where: { matchId: carlas.id }, data: { updatedAt: long } });
    await cancelExpiredGames(service.deps);
    expect(await statusFor(carla, carlas.id)).toBe('cancelled');
  });

  test('is announced in the club’s chat rooms as a match', async () => {
    const receiver = await useReceiver();
    const hook = { url: receiver.url, games: 'club', club, format: 'slack', language: 'en' };
    await postAs(service, owner.auth, '/v1/me/webhooks', hook).expect(201);
    const { games } = await challenge(bruno);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
    const text = JSON.stringify(receiver.received[0]?.body);
    expect(text).toContain('challenges the club to a match: best of three games');
    expect(text).toContain(`/games/${games[0].id}`);
  });

  test('is created and accepted by text', async () => {
    const made = await say(service, bruno, `challenge club:${club} best of 1`);
    expect(made.text).toContain(`You have challenged ${club}:`);
    const [{ id }] = await tables(carla);
    expect((await say(service, carla, `${shortId(id)} join`)).text).toContain('has started!');
    const elsewhere = await say(service, stranger, `challenge club:${club}`);
    expect(elsewhere).toMatchObject({
      outcome: 'refused',
      text: 'We can’t find this club, or you aren’t a member of it.',
    });
    const both = await say(service, bruno, `challenge club:${club} @${carla.handle}`);
    expect(both.outcome).toBe('not-understood');
  });
});
