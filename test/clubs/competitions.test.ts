/** Competitions of clubs: who creates and enters them, and the effects of leaving the club. */
import { beforeEach, describe, expect, test } from 'vitest';
import { enterTeam, teamsOf } from '../competitions/team-support.ts';
import { postAs } from '../http/support/calls.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { joinClub, makeClub } from './support/club.ts';

const service = useApp();
let clubs = 0;
let club = '';
let owner: TestPlayer;
let bruno: TestPlayer;
let carla: TestPlayer;
beforeEach(async () => {
  clubs += 1;
  club = `cup-${clubs}`;
  owner = await makePlayer(service, 'owner');
  bruno = await makePlayer(service, 'bruno');
  carla = await makePlayer(service, 'carla');
  await makeClub(service, club, owner, bruno, carla);
});

const announce = ({ auth }: TestPlayer, body: object = {}) =>
  postAs(service, auth, '/v1/competitions', { kind: 'ladder', name: 'Club ladder', club, ...body });
const enter = ({ auth }: TestPlayer, id: string) => postAs(service, auth, `/v1/competitions/${id}/entrants`);
const joins = (player: TestPlayer) => joinClub(service, club, player);
const leave = ({ auth }: TestPlayer) => service.http.delete(`/v1/clubs/${club}/members/me`).set(auth);
const read = async (id: string) => (await service.http.get(`/v1/competitions/${id}`).expect(200)).body;
const entrants = async (id: string) =>
  (await service.http.get(`/v1/competitions/${id}/entrants`).expect(200)).body.items;

describe('a competition of a club', () => {
  test('is created by the club’s admins, and entered only by members', async () => {
    await announce(bruno).expect(404);
    await announce(owner, { club: 'no-such-club' }).expect(404);
    const { body: made } = await announce(owner).expect(201);
    expect(made.club).toEqual({ handle: club, name: 'Spring Club' });
    const refused = await enter(await makePlayer(service, 'stranger'), made.id).expect(403);
    expect(refused.body.type).toBe('/problems/members-only');
    await enter(bruno, made.id).expect(204);
    expect(await entrants(made.id)).toMatchObject([{ handle: bruno.handle }]);
  });

  test('appears in its own club’s list only', async () => {
    const { body: made } = await announce(owner).expect(201);
    const other = await announce(owner, { club: undefined }).expect(201);
    const list = async (query: string) =>
      (await service.http.get(`/v1/competitions?${query}`).expect(200)).body.items.map(
        (each: { id: string }) => each.id,
      );
    expect(await list(`club=${club}`)).toEqual([made.id]);
    expect(await list('limit=2')).toEqual([other.body.id, made.id]);
    await service.http.get('/v1/competitions?club=no-such-club').expect(404);
  });

  test('promotes the next team member when the captain leaves the club before the start', async () => {
    const { body: made } = await announce(owner, { kind: 'swiss', teamSize: 2 }).expect(201);
    const team = await enterTeam(service, made.id, 'The Abbots', 3, joins);
    const [captain, next, last] = team.players as [TestPlayer, TestPlayer, TestPlayer];
    await leave(captain).expect(204);
    const left = { captain: { playerId: next.id }, members: [{ playerId: next.id }, { playerId: last.id }] };
    expect(await teamsOf(service, made)).toMatchObject([left]);
    for (const player of [next, last]) await leave(player).expect(204);
    expect(await teamsOf(service, made)).toEqual([]);
    expect(await entrants(made.id)).toEqual([]);
  });

  test('promotes the next team member when the captain leaves the club during play', async () => {
    const { body: made } = await announce(owner, { kind: 'round-robin', teamSize: 2 }).expect(201);
    const team = await enterTeam(service, made.id, 'The Abbots', 2, joins);
    const others = await enterTeam(service, made.id, 'The Barons', 2, joins);
    await postAs(service, owner.auth, `/v1/competitions/${made.id}/start`).expect(200);
    const [captain, next] = team.players as [TestPlayer, TestPlayer];
    await leave(captain).expect(204);
    const captains = new Map(
      (await teamsOf(service, made)).map((each: { teamId: string; captain: { playerId: string } }) => [
        each.teamId,
        each.captain.playerId,
      ]),
    );
    expect(captains.get(team.id)).toBe(next.id);
    expect(captains.get(others.id)).toBe(others.players[0]?.id);
    await leave(next).expect(204);
    const gone = (await entrants(made.id)).filter((each: { hasWithdrawn: boolean }) => each.hasWithdrawn);
    expect(gone).toMatchObject([{ team: { name: 'The Abbots' } }]);
  });

  test('withdraws members who leave or are removed; before the start their entry is removed', async () => {
    const { body: announced } = await announce(owner).expect(201);
    const { body: running } = await announce(owner).expect(201);
    for (const player of [owner, bruno, carla]) await enter(player, running.id).expect(204);
    await postAs(service, owner.auth, `/v1/competitions/${running.id}/start`).expect(200);
    await enter(bruno, announced.id).expect(204);
    await leave(bruno).expect(204);
    await owner.delete(`/v1/clubs/${club}/members/${carla.handle}`).expect(204);
    expect(await entrants(announced.id)).toEqual([]);
    const gone = (await entrants(running.id)).filter((each: { hasWithdrawn: boolean }) => each.hasWithdrawn);
    expect(gone.map(({ handle }: { handle: string }) => handle).toSorted()).toEqual(
      [bruno.handle, carla.handle].toSorted(),
    );
    expect((await enter(bruno, running.id).expect(403)).body.type).toBe('/problems/members-only');
  });

  test('continues as a normal competition when the club is deleted', async () => {
    const { body: made } = await announce(owner).expect(201);
    await enter(bruno, made.id).expect(204);
    await owner.delete(`/v1/clubs/${club}`).expect(204);
    expect(await read(made.id)).toMatchObject({ club: null, entrants: 1, status: 'announced' });
    await enter(await makePlayer(service, 'stranger'), made.id).expect(204);
  });
});
