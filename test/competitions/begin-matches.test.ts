/** Rounds of many matches: each transaction starts a few, and each match starts once. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { advanceCompetition } from '../../src/competitions/progress.ts';
import { dayMs, minuteMs } from '../../src/helpers/time-units.ts';
import { useApp } from '../support/app.ts';
import { testPassword } from '../support/players.ts';
import { advance, announce, read, runningGames, standings, start, type TestCompetition } from './support.ts';

const service = useApp();
/** More matches than one transaction starts. */
const seven = { kind: 'league', divisionSize: 7, rounds: 1, roundWindow: 'P7D' };
const matchCount = 21;
/** The matches started when the request that starts the competition is answered. */
const first = 8;

interface Listed {
  readonly id: string;
  readonly matchId: string | null;
  readonly games: readonly string[];
  readonly outcome: string | null;
  readonly players: readonly { readonly playerId: string }[];
}

const matchesOf = async ({ id }: TestCompetition): Promise<Listed[]> =>
  (await service.http.get(`/v1/competitions/${id}/matches`).query({ limit: 100 }).expect(200)).body.items;

const begunIn = async (of: TestCompetition) =>
  (await matchesOf(of)).filter(({ matchId }) => matchId !== null);

/** Returns who was notified of which game at the start of a round. */
async function notified({ id }: TestCompetition): Promise<string[]> {
  const rows = await service.db.prisma.outboxEvent.findMany({ where: { kind: 'round.started' } });
  return rows
    .filter(({ data }) => (data as { competition: string }).competition === id)
    .map(({ gameId, playerId }) => `${gameId} ${playerId}`)
    .sort();
}

/** Expects that each match has started with one game, with one notification to each player. */
async function expectAllBegun(of: TestCompetition): Promise<void> {
  const matches = await matchesOf(of);
  expect(matches).toHaveLength(matchCount);
  expect(new Set(matches.map(({ matchId }) => matchId)).size).toBe(matchCount);
  expect(matches.map(({ games }) => games.length)).toEqual(matches.map(() => 1));
  const expected = matches.flatMap(({ games, players }) =>
    players.map(({ playerId }) => `${games[0]} ${playerId}`),
  );
  expect(await notified(of)).toEqual(expected.sort());
  const where = { competitionId: of.id };
  expect(await service.db.prisma.match.count({ where })).toBe(matchCount);
}

test('a season starts its matches a few at a time, and its clock starts with the last', async () => {
  const league = await announce(service, 7, seven);
  await start(league);
  expect(await read(service, league)).toMatchObject({ status: 'running', round: 1, roundEndsAt: null });
  const matches = await matchesOf(league);
  expect(matches.map(({ games }) => games.length)).toEqual(
    matches.map((_, place) => (place < first ? 1 : 0)),
  );
  expect(matches[first]).toMatchObject({ matchId: null, outcome: null, points: [0, 0] });
  const { rows } = await standings(service, league);
  expect(rows).toHaveLength(7);
  service.pass(8 * dayMs);
  await advance(service);
  await expectAllBegun(league);
  expect((await matchesOf(league)).every(({ outcome }) => outcome === null)).toBe(true);
  const { roundEndsAt } = await read(service, league);
  expect(Date.parse(roundEndsAt)).toBeGreaterThan(service.deps.clock().getTime() + 6 * dayMs);
});

test('each match starts once, however many processes start them', async () => {
  const league = await announce(service, 7, seven);
  await start(league);
  await Promise.all([1, 2, 3].map(() => advanceCompetition(service.deps, league.id)));
  await expectAllBegun(league);
});

describe('if the connection breaks in the middle of some', () => {
  let admin: pg.Client;
  beforeAll(async () => {
    const { pathname } = new URL(service.deps.config.databaseUrl ?? '');
    admin = new pg.Client(Object.assign(new URL(inject('adminUrl')), { pathname }).href);
    await admin.connect();
    await admin.query(`
      CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        IF (SELECT count(*) FROM competition_pairings WHERE competition_id = NEW.competition_id AND match_id IS NOT NULL) > 11
          THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
        RETURN NEW;
      END $$;`);
  });
  afterAll(() => admin.end());

  test('those start later, each once', async () => {
    const league = await announce(service, 7, seven);
    await admin.query(
      'CREATE TRIGGER end_connection AFTER UPDATE ON competition_pairings FOR EACH ROW EXECUTE FUNCTION end_connection()',
    );
    await start(league);
    await advance(service);
    expect(await begunIn(league)).toHaveLength(first);
    expect(await notified(league)).toHaveLength(2 * first);
    await admin.query('DROP TRIGGER end_connection ON competition_pairings');
    service.pass(minuteMs);
    await advance(service);
    await expectAllBegun(league);
  });
});

test('a player deleted before a match starts loses it', async () => {
  const league = await announce(service, 7, seven);
  await start(league);
  const waiting = (await matchesOf(league)).slice(first);
  const gone = league.players.find(({ id }) => id === waiting[0]?.players[0]?.playerId);
  const body = { password: testPassword };
  await service.http
    .delete('/v1/me')
    .set(gone?.auth ?? {})
    .send(body)
    .expect(204);
  await advance(service);
  const matches = await matchesOf(league);
  const placeOf = ({ players }: Listed) => players.findIndex(({ playerId }) => playerId === gone?.id);
  const theirs = matches.filter((match) => placeOf(match) >= 0);
  expect(theirs.map(({ outcome }) => outcome)).toEqual(
    theirs.map((match) => (placeOf(match) === 0 ? 'second' : 'first')),
  );
  expect(matches.find(({ id }) => id === waiting[0]?.id)).toMatchObject({ games: [] });
  expect(await begunIn(league)).toHaveLength(matchCount);
  expect(await runningGames(service, league)).toHaveLength(matchCount - theirs.length);
  service.pass(8 * dayMs);
  await advance(service);
  expect(await read(service, league)).toMatchObject({ status: 'finished' });
});

test('no match starts after its competition was cancelled', async () => {
  const league = await announce(service, 7, seven);
  await start(league);
  await league.organiser.post(`/v1/competitions/${league.id}/cancel`).expect(200);
  await advance(service);
  expect(await begunIn(league)).toHaveLength(first);
});

test('same-bag tables all start at once', async () => {
  const cup = await announce(service, 18, { kind: 'swiss', rounds: 1, sameBag: true });
  await start(cup);
  expect(await runningGames(service, cup)).toHaveLength(9);
  const games = await service.db.prisma.game.findMany({
    where: { label: 'Spring Cup', bagId: { not: null } },
  });
  expect(games).toHaveLength(9);
  expect(new Set(games.map(({ bagId, seed }) => `${bagId} ${seed}`)).size).toBe(1);
});
