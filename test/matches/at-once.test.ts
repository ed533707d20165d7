/** All code locks clubs, competitions, matches, games and players in the same order, which prevents deadlocks. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeLateMatches } from '../../src/competitions/settle.ts';
import { findCompetition } from '../../src/competitions/store/competitions.ts';
import { hourMs } from '../../src/helpers/time-units.ts';
import { advanceMatch } from '../../src/matches/progress.ts';
import { gamesOfMatch } from '../../src/matches/store/match-games.ts';
import { announce, start } from '../competitions/support.ts';
import { useApp } from '../support/app.ts';
import {
  makeApplication,
  makeExternal,
  makePlayers,
  offerClaim,
  type TestApplication,
  type TestPlayer,
} from '../support/players.ts';

const service = useApp();
const rounds = 5;

let application: TestApplication;
let before = 0;
beforeAll(async () => {
  application = await makeApplication(service);
  before = await deadlocks();
});
afterAll(async () => {
  expect(await deadlocks()).toBe(before);
});

async function deadlocks(): Promise<number> {
  const counted = await service.db.pool.query(
    'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
  );
  return counted.rows[0].deadlocks;
}

const post = ({ auth }: TestPlayer, path: string, body: object = {}) =>
  service.http.post(path).set(auth).send(body);
const challenge = async (by: TestPlayer, body: object): Promise<string> =>
  (await post(by, '/v1/matches', body).expect(201)).body.id;
const statusOf = async ({ auth }: TestPlayer, match: string) =>
  (await service.http.get(`/v1/matches/${match}`).set(auth).expect(200)).body.status;

/** Waits for answers, none of which reports a deadlock. */
async function statusesOf(answers: readonly PromiseLike<{ status: number }>[]): Promise<number[]> {
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(Math.max(...statuses)).toBeLessThan(500);
  return statuses;
}

test('a player is claimed while the opponent resigns their match', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const name = `paul-${round}`;
    const paul = await makeExternal(service, application, name);
    const [anna, account] = await makePlayers(service, 'anna', 'paula');
    const match = await challenge(anna, { opponent: paul.handle, form: 'mirrored' });
    await post(paul, `/v1/matches/${match}/accept`).expect(200);
    const claim = await offerClaim(service, application, name);
    const answers = [
      post(anna, `/v1/matches/${match}/resign`),
      post(account, '/v1/me/external-players', { claim }),
    ];
    expect(await statusesOf(answers)).toEqual([200, 201]);
    expect(await statusOf(account, match)).toBe('finished');
  }
});

test('challenges are created, accepted, withdrawn and resigned while their creator leaves the club', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [owner, bruno, carla] = await makePlayers(service, 'owner', 'bruno', 'carla');
    const club = `club-${randomUUID().slice(0, 8)}`;
    await post(owner, '/v1/clubs', { handle: club, name: 'Club', joinPolicy: 'open' }).expect(201);
    for (const { auth } of [bruno, carla])
      await service.http.put(`/v1/clubs/${club}/members/me`).set(auth).expect(200);
    const one = await challenge(bruno, { club, form: 'mirrored' });
    const other = await challenge(bruno, { club });
    const [made] = await statusesOf([
      post(bruno, '/v1/matches', { club }),
      post(carla, `/v1/matches/${one}/accept`),
      post(owner, `/v1/matches/${one}/accept`),
      post(owner, `/v1/matches/${other}/accept`),
      post(bruno, `/v1/matches/${one}/cancel`),
      post(bruno, `/v1/matches/${other}/resign`),
      bruno.delete(`/v1/clubs/${club}/members/me`),
    ]);
    expect([201, 404]).toContain(made);
    const { body } = await bruno.get('/v1/me/matches').expect(200);
    expect(body.items).toHaveLength(made === 201 ? 3 : 2);
    for (const { status } of body.items) expect(status).toMatch(/^(running|finished|cancelled)$/);
  }
});

test('overdue matches are judged while they are resigned, continue, and their games end', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const cup = await announce(service, 4, { kind: 'round-robin', form: 'mirrored', roundWindow: 'P1D' });
    await start(cup);
    const matches = await service.db.prisma.match.findMany({ where: { competitionId: cup.id } });
    const row = await findCompetition(service.db.prisma, cup.id);
    if (row === null || row === undefined) throw new Error('no such competition');
    const late = { ...row, roundEndsAt: new Date(service.deps.clock().getTime() - hourMs) };
    const deeds = matches.flatMap(({ id, firstId }) => {
      const first = cup.players.find((player) => player.id === firstId) as TestPlayer;
      return [
        post(first, `/v1/matches/${id}/resign`),
        gamesOfMatch(service.db.prisma, id).then(([game]) => post(first, `/v1/games/${game?.id}/resign`)),
      ];
    });
    await Promise.all([
      statusesOf(deeds),
      judgeLateMatches(service.deps, late),
      ...matches.map(({ id }) => advanceMatch(service.deps, id)),
    ]);
    const statuses = await service.db.prisma.match.findMany({ where: { competitionId: cup.id } });
    expect(statuses.map(({ status }) => status)).toEqual(['finished', 'finished']);
  }
});
