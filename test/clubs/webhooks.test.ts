/** Webhooks of clubs: their events, their creators and readers, and their end. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dueCompetitions } from '../../src/competitions/progress.ts';
import { dueMatches } from '../../src/matches/progress.ts';
import { enterTeam } from '../competitions/team-support.ts';
import { getAs, postAs } from '../http/support/calls.ts';
import { type Receiver, useReceiver } from '../notifications/support/receiver.ts';
import { typesAt } from '../notifications/support/webhook-calls.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { resign, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { joinClub, makeClub } from './support/club.ts';

const service = useApp();
useWorkers(service);

let clubs = 0;
let club = '';
let owner: TestPlayer;
let bruno: TestPlayer;
let receiver: Receiver;
beforeEach(async () => {
  clubs += 1;
  club = `rooms-${clubs}`;
  owner = await makePlayer(service, 'owner');
  bruno = await makePlayer(service, 'bruno');
  receiver = await useReceiver();
  await makeClub(service, club, owner, bruno);
});

const hook = ({ auth }: TestPlayer, options: object = {}) =>
  postAs(service, auth, '/v1/me/webhooks', { url: receiver.url, games: 'club', club, ...options });
const create = ({ auth }: TestPlayer, options: object = {}) =>
  postAs(service, auth, '/v1/games', { seatCount: 2, club, ...options });
const sit = ({ auth }: TestPlayer, id: string) =>
  postAs(service, auth, `/v1/games/${id}/seats`, {}).expect(201);
const join = (player: TestPlayer) => joinClub(service, club, player);
const setRole = (player: TestPlayer, role: string) =>
  owner.put(`/v1/clubs/${club}/members/${player.handle}`, { role }).expect(204);
const seen = async ({ auth }: TestPlayer, { id }: { id: string }) =>
  (await getAs(service, auth, `/v1/me/webhooks/${id}`).expect(200)).body;

async function playedTable(options: object = {}): Promise<TestTable> {
  const { id } = (await create(bruno, options).expect(201)).body;
  await sit(owner, id);
  const table = { id, players: [bruno, owner] };
  await resign(service, table, bruno);
  return table;
}

/** A new admin of the club. */
async function anAdmin(): Promise<TestPlayer> {
  const player = await makePlayer(service, 'organiser');
  await join(player);
  await setRole(player, 'admin');
  return player;
}

/** Creates a competition of the club, enters these players, and starts it. */
async function begun(body: object, players: readonly TestPlayer[]): Promise<string> {
  const organiser = await anAdmin();
  const announced = postAs(service, organiser.auth, '/v1/competitions');
  const { id } = (await announced.send({ club, ...body }).expect(201)).body;
  for (const { auth } of players) await postAs(service, auth, `/v1/competitions/${id}/entrants`).expect(204);
  await postAs(service, organiser.auth, `/v1/competitions/${id}/start`).expect(200);
  return id;
}

/** Has the first player of each match of a round resign. */
async function playRound(id: string, round: number, players: readonly TestPlayer[]): Promise<void> {
  const matches = async () =>
    (await service.http.get(`/v1/competitions/${id}/matches?round=${round}`).expect(200)).body.items;
  await vi.waitFor(async () => {
    await dueCompetitions(service.deps).drain();
    expect(await matches()).not.toEqual([]);
  }, waiting);
  for (const { games, players: both } of await matches()) {
    const loser = players.find((player) => player.id === both[0].playerId);
    if (both.length === 2 && loser !== undefined) await resign(service, { id: games[0] }, loser);
  }
  await vi.waitFor(async () => {
    await dueMatches(service.deps).drain();
    await dueCompetitions(service.deps).drain();
    const open = (await matches()).filter(
      (each: { outcome: string | null; players: unknown[] }) =>
        each.outcome === null && each.players.length === 2,
    );
    expect(open).toEqual([]);
  }, waiting);
}

/** All events such a webhook receives about a table, in order. */
const whole = ['table.opened', 'player.joined', 'game.started', 'game.finished'];
/** The events it can receive. */
const all = [...whole, 'round.started', 'competition.finished', 'match.finished'];

describe('the webhook of a club', () => {
  test('reports the club’s tables, who joins them, and how they start and end', async () => {
    await hook(owner).expect(201);
    const other = (await postAs(service, bruno.auth, '/v1/games', { seatCount: 2 }).expect(201)).body;
    await sit(owner, other.id);
    const table = await playedTable({ visibility: 'private', name: 'Club evening' });
    await vi.waitFor(() => expect(typesAt(receiver)).toEqual(whole), waiting);
    expect(receiver.received.every(({ body }) => body.data.game.id === table.id)).toBe(true);
    expect(receiver.received[0]?.body.data).toMatchObject({ by: bruno.id, game: { picture: null } });
    expect(receiver.received[3]?.body.data.result.players).toMatchObject([
      { playerId: bruno.id, hasResigned: true },
      { playerId: owner.id, place: 1 },
    ]);
    expect(JSON.stringify(receiver.received)).not.toContain('invitation');
  });

  test('receives the results of same-bag tables, even private ones, once all are finished', async () => {
    await hook(owner, { events: ['game.finished'] }).expect(201);
    const games = [
      { club, join: false, visibility: 'private', name: 'Table 1' },
      { club, join: false, visibility: 'public', name: 'Table 2' },
    ];
    const batch = postAs(service, owner.auth, '/v1/games/batch');
    const { body } = await batch.send({ games, sameBag: true }).expect(201);
    for (const { id, invitation } of body.items) {
      const players = [await makePlayer(service), await makePlayer(service)];
      for (const { auth } of players)
        await postAs(service, auth, `/v1/games/${id}/seats`, { invitation }).expect(201);
      expect(receiver.received).toEqual([]);
      await resign(service, { id }, players[0] as TestPlayer);
    }
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), waiting);
    const told = receiver.received.map(({ body: { data } }) => data.game.name).toSorted();
    expect(told).toEqual(['Table 1', 'Table 2']);
  });

  test('posts to a chat room in the club’s language', async () => {
    await hook(owner, { format: 'slack', language: 'de' }).expect(201);
    const { id } = (await create(bruno, { name: 'Clubabend' }).expect(201)).body;
    await sit(owner, id);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), waiting);
    const texts = receiver.received.map(({ body }) => body.text);
    expect(texts[0]).toBe(`Clubabend: ${bruno.handle} hat einen Tisch eröffnet.`);
    expect(texts[1]).toBe(`Clubabend: ${owner.handle} hat am Tisch Platz genommen.`);
    expect(texts[2]).toContain('Die Partie hat begonnen');
    expect(JSON.stringify(receiver.received[0]?.body)).toContain(`/games/${id}`);
  });

  test('receives all pairings of a round together, and the final standings', async () => {
    const [room, program] = [receiver, await useReceiver()];
    await hook(owner, { format: 'discord' }).expect(201);
    await hook(owner, { url: program.url }).expect(201);
    const carla = await makePlayer(service, 'carla');
    await join(carla);
    const id = await begun({ kind: 'round-robin', name: 'Spring Cup', sameBag: true }, [bruno, carla, owner]);
    await vi.waitFor(() => expect(room.received).toHaveLength(1), waiting);
    const [embed] = room.received[0]?.body.embeds ?? [];
    expect(embed).toMatchObject({ title: 'Spring Cup', url: `http://localhost/competitions/${id}` });
    expect(embed.description.split('\n')).toEqual([
      'Round 1 has started:',
      expect.stringMatching(/^• .* – .*/),
      expect.stringMatching(/^• .* has a bye$/),
    ]);
    expect(Object.keys(embed)).not.toContain('image');
    for (let round = 1; round <= 3; round += 1) await playRound(id, round, [bruno, carla, owner]);
    await vi.waitFor(() => expect(room.received).toHaveLength(4), waiting);
    expect(room.received[3]?.body.embeds[0].description).toMatch(/^The final standings:\n1\\?\. /);
    await vi.waitFor(() => expect(program.received).toHaveLength(4), waiting);
    expect(program.received[0]?.body.data).toMatchObject({ opponent: null, round: 1, scores: [], more: 0 });
    expect(program.received[3]?.body.data).toMatchObject({ place: null, competition: id });
    expect(program.received[3]?.body.data.standings).toHaveLength(3);
  });

  test('receives one event for a season whose matches start in turn', async () => {
    await hook(owner).expect(201);
    const players = [owner, bruno];
    while (players.length < 6) players.push(await makePlayer(service, 'member'));
    for (const player of players.slice(2)) await join(player);
    const id = await begun({ kind: 'league', name: 'Club League', divisionSize: 6 }, players);
    const matches = async () =>
      (await service.http.get(`/v1/competitions/${id}/matches`).expect(200)).body.items;
    await vi.waitFor(async () => {
      await dueCompetitions(service.deps).drain();
      expect((await matches()).map(({ games }: { games: string[] }) => games.length)).toEqual(
        Array(15).fill(1),
      );
    }, waiting);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
    expect(receiver.received[0]?.body.data.pairings).toHaveLength(15);
    const kind = 'round.started';
    const toClub = { kind, playerId: null, data: { path: ['competition'], equals: id } };
    expect(await service.db.prisma.outboxEvent.count({ where: toClub })).toBe(1);
  });

  test('receives the teams that meet and their results, not their captains', async () => {
    const [room, program] = [receiver, await useReceiver()];
    await hook(owner, { format: 'slack' }).expect(201);
    await hook(owner, { url: program.url }).expect(201);
    const organiser = await anAdmin();
    const body = { club, kind: 'elimination', name: 'Team Cup', teamSize: 2 };
    const { id } = (await postAs(service, organiser.auth, '/v1/competitions', body).expect(201)).body;
    const teams = [];
    for (const name of ['The Abbots', 'The Knights'])
      teams.push(await enterTeam(service, id, name, 2, (player) => join(player)));
    const captains = teams.map(({ players }) => players[0]?.id);
    await postAs(service, organiser.auth, `/v1/competitions/${id}/start`).expect(200);
    await vi.waitFor(() => expect(room.received).toHaveLength(1), waiting);
    const meeting = /• The (?:Abbots – The Knights|Knights – The Abbots)$/;
    expect(room.received[0]?.body.text).toMatch(meeting);
    await vi.waitFor(() => expect(program.received).toHaveLength(1), waiting);
    const { pairings, more } = program.received[0]?.body.data ?? {};
    expect({ pairings, more }).toMatchObject({ pairings: [{ isBye: false }], more: 0 });
    expect(pairings[0].teams.toSorted()).toEqual(['The Abbots', 'The Knights']);
    expect([pairings[0].first.playerId, pairings[0].second.playerId].toSorted()).toEqual(captains.toSorted());
    await playRound(
      id,
      1,
      teams.flatMap(({ players }) => players),
    );
    await vi.waitFor(() => expect(room.received).toHaveLength(2), waiting);
    expect(room.received[1]?.body.text).toMatch(/1\. The (Abbots|Knights)\n2\. The (Abbots|Knights)/);
    await vi.waitFor(() => expect(program.received).toHaveLength(2), waiting);
    const places = program.received[1]?.body.data.standings.map((each: { team: string }) => each.team);
    expect(places.toSorted()).toEqual(['The Abbots', 'The Knights']);
  });

  test('receives challenges in the club’s ladder, and their results', async () => {
    const [room, program] = [receiver, await useReceiver()];
    await hook(owner, { format: 'slack', language: 'it' }).expect(201);
    await hook(owner, { url: program.url, events: ['match.finished'] }).expect(201);
    const id = await begun({ kind: 'ladder', name: 'Ladder' }, [owner, bruno]);
    const { body } = await service.http.get(`/v1/competitions/${id}/standings`).expect(200);
    const [first, last] = body.rows[0].playerId === owner.id ? [owner, bruno] : [bruno, owner];
    const challenge = postAs(service, last.auth, `/v1/competitions/${id}/challenges`);
    await challenge.send({ player: first.handle }).expect(201);
    await vi.waitFor(() => expect(room.received).toHaveLength(1), waiting);
    expect(room.received[0]?.body.text).toBe(`Ladder: ${last.handle} sfida ${first.handle}.`);
    const { items } = (await service.http.get(`/v1/competitions/${id}/matches`).expect(200)).body;
    await resign(service, { id: items[0].games[0] }, first);
    await vi.waitFor(async () => {
      await dueMatches(service.deps).drain();
      await dueCompetitions(service.deps).drain();
      expect(room.received).toHaveLength(2);
    }, waiting);
    expect(room.received[1]?.body.text).toBe(
      `Ladder: La sfida tra ${last.handle} e ${first.handle} è finita, 1 : 0: ha vinto ${last.handle}. ` +
        `${last.handle} è ora al posto 1. ${first.handle} è ora al posto 2.`,
    );
    await vi.waitFor(() => expect(program.received).toHaveLength(1), waiting);
    expect(program.received[0]?.body).toMatchObject({
      type: 'match.finished',
      data: {
        player: { playerId: owner.id },
        match: { isOver: true, forfeitedBy: null },
        challenge: {
          competition: id,
          winner: last.id,
          entrants: [
            { player: { playerId: last.id }, points: 1, place: 1 },
            { player: { playerId: first.id }, points: 0, place: 2 },
          ],
        },
      },
    });
  });

  test('can be created only by the club’s admins, at most four, and for nothing else', async () => {
    await hook(bruno).expect(404);
    await setRole(bruno, 'admin');
    expect((await hook(bruno).expect(201)).body).toMatchObject({ games: 'club', club, events: all });
    for (let count = 1; count < 4; count += 1) await hook(owner).expect(201);
    expect((await hook(bruno).expect(409)).body.detail).toContain('a club 4');
    await hook(owner, { events: ['decision.made'] }).expect(400);
    await hook(owner, { gameId: crypto.randomUUID() }).expect(400);
    await hook(owner, { club: undefined }).expect(400);
    await hook(owner, { games: 'mine' }).expect(400);
  });

  test('is disabled when its creator is no longer an admin, and enabled again with the role', async () => {
    await setRole(bruno, 'admin');
    const { body: made } = await hook(bruno).expect(201);
    await setRole(bruno, 'member');
    expect(await seen(bruno, made)).toMatchObject({ enabled: false, disabledReason: 'owner' });
    const enable = () => bruno.patch(`/v1/me/webhooks/${made.id}`, { enabled: true });
    await enable().expect(404);
    await setRole(bruno, 'admin');
    await enable().expect(200);
    await owner.delete(`/v1/clubs/${club}/members/${bruno.handle}`).expect(204);
    expect(await seen(bruno, made)).toMatchObject({ enabled: false });
  });

  test('receives nothing once its creator is no longer an admin, even if still enabled', async () => {
    await setRole(bruno, 'admin');
    const others = await useReceiver();
    await hook(owner).expect(201);
    const made = (await hook(bruno, { url: others.url }).expect(201)).body;
    // As if it was created at the moment its creator lost the role.
    const where = { playerId: bruno.id };
    await service.db.prisma.clubMember.updateMany({ where, data: { role: 'member' } });
    await playedTable({ visibility: 'private' });
    await vi.waitFor(() => expect(typesAt(receiver)).toEqual(whole), waiting);
    expect(others.received).toEqual([]);
    expect(await seen(bruno, made)).toMatchObject({ enabled: true });
  });

  test('is deleted with the club', async () => {
    const { body: made } = await hook(owner).expect(201);
    await owner.delete(`/v1/clubs/${club}`).expect(204);
    expect(await seen(owner, made)).toMatchObject({ enabled: false, disabledReason: 'owner', club: null });
    const change = owner.patch(`/v1/me/webhooks/${made.id}`);
    await change.send({ enabled: true }).expect(404);
  });
});
