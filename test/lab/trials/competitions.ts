import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { differences, movedWrongly } from './competitions/check.ts';
import { type Player, signUpAll } from './competitions/people.ts';
import { playAll, startCompetition } from './competitions/play.ts';
import { until } from './failover/processes.ts';
import { type Journal, openJournal } from './kills/journal.ts';
import { kinds } from './kills/kinds.ts';
import { type Embedded, openEmbedded } from './kills/postgres.ts';
import { type Service, settings, startService } from './kills/services.ts';

/**
 * `npm run trial:competitions [-- KILLS SWISS LEAGUE SEASONS]`: a Swiss tournament and a league run to the end through the
 * API while processes of the service and its embedded PostgreSQL are killed; then their standings are compared with a slow
 * computation of its own from the logs. 20 kills, 64 and 40 entrants, three seasons by default. For Linux.
 */

/** Games that end between two kills. */
const gamesBetween = 12;
const waitSeconds = 180;

async function main([kills = '20', swiss = '64', league = '40', seasons = '3']: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'carcassonne-competitions-'));
  await chmod(folder, 0o711);
  const postgres = await openEmbedded(join(folder, '0'));
  const services: Service[] = [];
  try {
    services.push(await startService(settings(join(folder, '0'), {}), join(folder, '0.log')));
    const other = settings(join(folder, '1'), { DATABASE_URL: postgres.url() });
    services.push(await startService(other, join(folder, '1.log')));
    const sizes = {
      kills: Number(kills),
      swiss: Number(swiss),
      league: Number(league),
      seasons: Number(seasons),
    };
    return await run(sizes, services, postgres);
  } finally {
    for (const service of services.reverse()) await service.stop();
    postgres.close();
    if (process.env['KEEP']) console.log(folder);
    else await rm(folder, { recursive: true, force: true });
  }
}

interface Sizes {
  readonly kills: number;
  readonly swiss: number;
  readonly league: number;
  readonly seasons: number;
}

async function run(sizes: Sizes, services: readonly Service[], postgres: Embedded): Promise<boolean> {
  const journal = openJournal(services.map(({ address }) => address));
  const people = await signUpAll(journal, Math.max(sizes.swiss, sizes.league));
  console.log(`${people.length} accounts`);
  const began = performance.now();
  const killing = { isOver: false };
  const killed = killAll(sizes.kills, services, postgres, journal, killing);
  const found = [...(await swiss(journal, people, sizes)), ...(await league(journal, people, sizes))];
  killing.isOver = true;
  const count = await killed;
  const seconds = Math.round((performance.now() - began) / 1000);
  const again = [...journal.trouble.values()].reduce((sum, each) => sum + each, 0);
  console.log(`${count} kills, ${journal.moves.length} games, ${again} requests sent again, ${seconds} s`);
  console.log(`What is wrong: ${found.length}`);
  for (const each of found.slice(0, 20)) console.log(`  ${each}`);
  return found.length === 0;
}

async function swiss(journal: Journal, people: readonly Player[], { swiss: size }: Sizes): Promise<string[]> {
  const cup = { kind: 'swiss', name: 'Trial cup' };
  const course = await startCompetition(journal, people.slice(0, size), cup);
  await playAll(journal, course);
  return differences(journal, course);
}

async function league(journal: Journal, people: readonly Player[], sizes: Sizes): Promise<string[]> {
  const request = { kind: 'league', name: 'Trial league', rounds: sizes.seasons };
  const course = await startCompetition(journal, people.slice(0, sizes.league), request);
  await playAll(journal, course);
  const found: string[] = [];
  for (let season = 1; season <= sizes.seasons; season += 1) {
    found.push(...(await differences(journal, course, season)));
    if (season < sizes.seasons) found.push(...(await movedWrongly(journal, course, season)));
  }
  return found;
}

/** Kills in every way in turn, each time after some games have ended, until the competitions are over. */
async function killAll(
  kills: number,
  services: readonly Service[],
  postgres: Embedded,
  { moves }: Journal,
  killing: { readonly isOver: boolean },
): Promise<number> {
  let count = 0;
  for (; count < kills && !killing.isOver; count += 1) {
    const goal = moves.length + gamesBetween;
    const isTime = async () => moves.length >= goal || killing.isOver;
    await until(`${gamesBetween} further games`, waitSeconds, isTime);
    if (killing.isOver) break;
    await pause(Math.random() * 500);
    const kind = kinds[count % kinds.length];
    await kind?.run(services, postgres);
    console.log(`${new Date().toISOString().slice(11, 19)} killed: ${kind?.name}`);
  }
  return count;
}

process.exitCode = await main(process.argv.slice(2)).then(
  (isSound) => (isSound ? 0 : 1),
  (error: Error) => {
    console.error(error.message, error.cause ?? '');
    return 2;
  },
);
