import type pg from 'pg';
import { readPlayerPage } from '../../../src/accounts/profile/player-page.ts';
import { playStatsOf } from '../../../src/games/conduct/read.ts';
import { readMyStatistics } from '../../../src/games/views/my-statistics.ts';
import type { Deps } from '../../../src/platform/deps.ts';
import { ranking, ratingHistory } from '../../../src/ratings/read.ts';
import { insertPlainPlayer, realGame } from '../../support/real-game.ts';
import { loadGames } from './load-games.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run bench:profiles`: the time of profiles and rating lists, for a player with 5,000 games compared with 50, and
 * with 10,000 rated players compared with 100, on the embedded PostgreSQL.
 */
const [busyGames, rareGames, people, few] = [5000, 50, 10_000, 100];
const rounds = 60;

/** Returns the median time of a call, ms. */
async function measure(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 10; round++) {
    const begin = performance.now();
    await run();
    if (round >= 10) times.push(performance.now() - begin);
  }
  times.sort((one, other) => one - other);
  return times[rounds / 2] ?? 0;
}

interface Players {
  readonly busy: string;
  readonly rare: string;
}

/** Gives the two players their games, and all people games whose conduct was judged. */
async function load(deps: Deps, db: pg.Client): Promise<Players> {
  const template = await realGame(deps);
  const busy = await insertPlainPlayer(deps.db, 'busy');
  const rare = await insertPlainPlayer(deps.db, 'rare');
  const loaded = { template: template[0]?.game ?? '', players: people, regular: rare, from: 0, entries: 2 };
  await loadGames(db, { ...loaded, count: 4 * busyGames });
  await giveGames(db, busy, 0, busyGames);
  await giveGames(db, rare, busyGames, rareGames);
  await db.query(`
    UPDATE seats SET conduct = CASE WHEN random() < 0.03 THEN 'abandoned' ELSE 'finished' END,
      turn_seconds = ARRAY(SELECT (exp(11 * random()))::int FROM generate_series(1, 36))
    WHERE finished_at IS NOT NULL`);
  await db.query(
    `UPDATE games SET rules = jsonb_set(rules::jsonb, '{expansions}', '["inns-and-cathedrals", "abbot"]')`,
  );
  await db.query(`UPDATE players SET shows = '{"to": "everybody", "record": true}'`);
  return { busy, rare };
}

/** Seats a player in the second seat of some of the loaded games, in place of those who sat there. */
async function giveGames(db: pg.Client, player: string, from: number, count: number): Promise<void> {
  await db.query(
    `UPDATE seats SET player_id = $1 WHERE seat = 1 AND game_id IN (
       SELECT game_id FROM seats WHERE seat = 1 ORDER BY game_id OFFSET $2 LIMIT $3)`,
    [player, from, count],
  );
  await db.query(
    `INSERT INTO rating_changes (game_id, seat, player_id, class, finished_at, place, mu_before, sigma_before, mu, sigma)
     SELECT game_id, 1, $1, 'two', finished_at, 1, 25, 4, 26, 4 FROM seats WHERE player_id = $1`,
    [player],
  );
}

/** Rates players, a third of them provisionally. */
const rate = (db: pg.Client, count: number) =>
  db.query(
    `INSERT INTO ratings (player_id, class, mu, sigma, games, updated_at)
     SELECT id, 'two', 15 + 20 * random(), 3 + 3 * random(), 40, now() FROM players ORDER BY id LIMIT $1
     ON CONFLICT DO NOTHING`,
    [count],
  );

/** The reads of a profile. */
async function profileReads(deps: Deps, id: string, viewer: string) {
  const { prisma } = deps.db;
  const { handle } = await prisma.player.findUniqueOrThrow({ where: { id } });
  return {
    'page of a player': () => readPlayerPage(deps, viewer, handle),
    'of it: habits': () => playStatsOf(prisma, id),
    'own statistics': () => readMyStatistics(deps, id),
    'rating curve, 100 games': () =>
      ratingHistory(deps, viewer, { handle, class: 'two' }, { limit: 100, after: undefined }),
  };
}

/** The reads of the list of ratings. */
function listReads(deps: Deps, viewer: string) {
  const query = { class: 'two', robots: false } as const;
  const page = (mu?: number) => () => {
    const after = mu === undefined ? undefined : { mu, playerId: 'ffffffff-ffff-4fff-bfff-ffffffffffff' };
    return ranking(deps, viewer, query, { limit: 50, after });
  };
  return { 'ratings, first page': page(), 'ratings, from the middle': page(25) };
}

async function printRatios(
  reads: Readonly<Record<string, () => Promise<unknown>>>,
  base: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [name, run] of Object.entries(reads)) {
    const [time, before] = [await measure(run), base.get(name) ?? 0];
    console.log(
      `${name.padEnd(28)}${before.toFixed(2)} → ${time.toFixed(2)} ms, ${(time / before).toFixed(2)} times`,
    );
  }
}

async function timesOf(
  reads: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const [name, run] of Object.entries(reads)) times.set(name, await measure(run));
  return times;
}

async function run(deps: Deps, db: pg.Client): Promise<void> {
  const { busy, rare } = await load(deps, db);
  await rate(db, few);
  await db.query('VACUUM (ANALYZE)');
  const ofFew = await timesOf(listReads(deps, rare));
  await rate(db, people);
  await db.query('VACUUM (ANALYZE)');
  console.log(`\n${few} → ${people} rated players`);
  await printRatios(listReads(deps, rare), ofFew);
  console.log(`\na player with ${rareGames} → ${busyGames} games`);
  await printRatios(
    await profileReads(deps, busy, rare),
    await timesOf(await profileReads(deps, rare, busy)),
  );
}

await withDatabase('profiles', run);
