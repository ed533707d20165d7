import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openMailbox } from '../../notifications/support/mailbox.ts';
import { median } from '../support/statistics.ts';
import { kinds } from './kills/kinds.ts';
import { listen } from './kills/listener.ts';
import { check } from './support/check.ts';
import type { Findings } from './support/findings.ts';
import { type Journal, openJournal, repeat } from './support/journal.ts';
import { type Person, signUp } from './support/people.ts';
import { administer, playGame } from './support/players.ts';
import type { Embedded } from './support/postgres.ts';
import { until } from './support/processes.ts';
import { openReceiver } from './support/receiver.ts';
import { report } from './support/report.ts';
import { runCommand, type Service, settings, startServices } from './support/services.ts';
import { runTrial, type Trial } from './support/trial.ts';

/**
 * `npm run trial:kills [-- KILLS PROCESSES]`: plays games and sends other POSTs under load while processes of the service
 * and its embedded PostgreSQL are killed, and compares the acknowledged requests with the database, webhooks, emails and live
 * events. Its client, receivers and statements share no code with the service. A kill takes about five seconds.
 * `KEEP=true` leaves data and logs. For Linux.
 */

/** Number of moves between two kills, and the longest wait for them. */
const movesBetween = 20;
const waitSeconds = 180;
const names = ['anna', 'bruno', 'carla'] as const;
/** Games that each pair plays at a time, and the pause before a move. */
const gamesAtOnce = 2;
const pauseMs = 20;

const [kills = '12', processes = '2'] = process.argv.slice(2);

async function run(trial: Trial): Promise<boolean> {
  const [mailbox, receiver] = [await openMailbox(), await openReceiver()];
  trial.closers.push(mailbox.close, receiver.close);
  const { postgres, services } = await startServices(trial, Number(processes), { SMTP_URL: mailbox.url });
  const journal = openJournal(services.map(({ address }) => address));
  const people: Person[] = [];
  for (const name of names) people.push(await signUp(journal, name, mailbox, receiver));
  const [ending, listening] = [new AbortController(), new AbortController()];
  trial.closers.push(() => listening.abort());
  const listeners = people.map((person) => listen(journal, () => person.accessToken, listening.signal));
  await Promise.all(listeners.map(({ ready }) => ready));
  const playing = startLoad(journal, people, ending.signal);
  await killAll(services, postgres, journal, trial.interrupted);
  ending.abort();
  await playing;
  const seen = { journal, people, listened: listeners.map(({ heard }) => heard), receiver, mailbox };
  const findings = { ...(await check(seen, postgres.query)), ...(await logFindings(trial.folder)) };
  return report(findings, seen, services);
}

/** Plays games between each two people, who also manage their accounts; resolves once all have stopped after the signal. */
async function startLoad(journal: Journal, people: readonly Person[], signal: AbortSignal): Promise<void> {
  const pairs = people.map((person, at) => [person, people[(at + 1) % people.length] ?? person] as const);
  await Promise.all([
    ...pairs.flatMap((pair) =>
      Array.from({ length: gamesAtOnce }, () =>
        repeat(journal, signal, () => playGame(journal, pair, pauseMs, signal)),
      ),
    ),
    ...people.map((person) => repeat(journal, signal, () => administer(journal, person))),
  ]);
}

/** Kills in every way in turn, each time after some moves were made. Prints the seconds of silence after each way. */
async function killAll(
  services: readonly Service[],
  postgres: Embedded,
  { moves }: Journal,
  interrupted: AbortSignal,
): Promise<void> {
  const taken = new Map(kinds.map(({ name }) => [name, [] as number[]]));
  for (let count = 0; count < Number(kills); count += 1) {
    interrupted.throwIfAborted();
    const kind = kinds[count % kinds.length];
    if (kind === undefined) break;
    await made(movesBetween, moves);
    await pause(Math.random() * 500);
    const from = performance.now();
    await kind.run(services, postgres);
    await made(1, moves);
    taken.get(kind.name)?.push((performance.now() - from) / 1000);
    if (count % 20 === 19) console.log(`${count + 1} kills, ${moves.length} moves`);
  }
  await made(movesBetween, moves);
  for (const [name, seconds] of taken) {
    const [middle, most] = [median(seconds), Math.max(0, ...seconds)].map((each) => each.toFixed(1));
    console.log(
      `${String(seconds.length).padStart(6)} × ${name} killed: a move after ${middle} s, at most ${most} s`,
    );
  }
}

/** Waits for further moves. */
async function made(count: number, moves: readonly unknown[]): Promise<void> {
  const goal = moves.length + count;
  await until(`${count} further moves`, waitSeconds, async () => moves.length >= goal);
}

/** Checks all logs with the service's command. */
async function logFindings(folder: string): Promise<Findings> {
  const log = join(folder, 'verify.log');
  const isSound = await runCommand('verify-log', settings(join(folder, '0')), log);
  return { 'faults found by verify-log': isSound ? [] : [readFileSync(log, 'utf8')] };
}

await runTrial('kills', run);
