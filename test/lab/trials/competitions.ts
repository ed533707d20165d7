import { setTimeout as pause } from 'node:timers/promises';
import { differences, movedWrongly } from './competitions/check.ts';
import { playAll, startCompetition } from './competitions/play.ts';
import { kinds } from './kills/kinds.ts';
import { type Journal, openJournal } from './support/journal.ts';
import { type Person, register } from './support/people.ts';
import type { Embedded } from './support/postgres.ts';
import { until } from './support/processes.ts';
import { type Service, startServices } from './support/services.ts';
import { runTrial, type Trial } from './support/trial.ts';

/**
 * `npm run trial:competitions [-- KILLS SWISS LEAGUE SEASONS]`: a Swiss tournament and a league run to the end through the
 * API while processes of the service and its embedded PostgreSQL are killed; then their standings are compared with a slow
 * computation of its own from the logs. 20 kills, 64 and 40 entrants, three seasons by default. For Linux.
 */

/** Number of games that end between two kills. */
const gamesBetween = 12;
const waitSeconds = 180;

/** Accounts created concurrently, because hashing a password takes long. */
const accountsAtOnce = 4;

const [kills = 20, swissSize = 64, leagueSize = 40, seasons = 3] = process.argv.slice(2).map(Number);

async function run(trial: Trial): Promise<boolean> {
  const { postgres, services } = await startServices(trial, 2);
  const journal = openJournal(services.map(({ address }) => address));
  const people: Person[] = [];
  while (people.length < Math.max(swissSize, leagueSize)) {
    const names = Array.from({ length: accountsAtOnce }, (_, at) => `player-${people.length + at}`);
    people.push(...(await Promise.all(names.map((name) => register(journal, name)))));
  }
  console.log(`${people.length} accounts`);
  const began = performance.now();
  const killing = { isOver: false };
  const killed = killAll(services, postgres, journal, killing);
  const found = [
    ...(await swiss(journal, people.slice(0, swissSize))),
    ...(await league(journal, people.slice(0, leagueSize))),
  ];
  killing.isOver = true;
  const count = await killed;
  const seconds = Math.round((performance.now() - began) / 1000);
  const again = [...journal.trouble.values()].reduce((sum, each) => sum + each, 0);
  console.log(`${count} kills, ${journal.moves.length} games, ${again} requests sent again, ${seconds} s`);
  console.log(`Faults: ${found.length}`);
  for (const each of found.slice(0, 20)) console.log(`  ${each}`);
  return found.length === 0;
}

async function swiss(journal: Journal, people: readonly Person[]): Promise<string[]> {
  const course = await startCompetition(journal, people, { kind: 'swiss', name: 'Trial cup' });
  await playAll(journal, course);
  return differences(journal, course);
}

async function league(journal: Journal, people: readonly Person[]): Promise<string[]> {
  const request = { kind: 'league', name: 'Trial league', rounds: seasons };
  const course = await startCompetition(journal, people, request);
  await playAll(journal, course);
  const found: string[] = [];
  for (let season = 1; season <= seasons; season += 1) {
    found.push(...(await differences(journal, course, season)));
    if (season < seasons) found.push(...(await movedWrongly(journal, course, season)));
  }
  return found;
}

/** Kills in every way in turn, each time after some games have ended, until the competitions are over. */
async function killAll(
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

await runTrial('competitions', run);
