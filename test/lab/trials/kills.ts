import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './failover/processes.ts';
import { check } from './kills/check.ts';
import type { Findings, Seen } from './kills/findings.ts';
import { type Journal, openJournal, repeat } from './kills/journal.ts';
import { kinds } from './kills/kinds.ts';
import { listen } from './kills/listener.ts';
import { openMailbox } from './kills/mailbox.ts';
import { type Person, signUp } from './kills/people.ts';
import { administer, playGame } from './kills/players.ts';
import { type Embedded, openEmbedded } from './kills/postgres.ts';
import { openReceiver } from './kills/receiver.ts';
import { type Service, settings, startCommand, startService } from './kills/services.ts';

/**
 * `npm run trial:kills [-- KILLS PROCESSES]`: plays games and sends other POSTs under load while processes of the service
 * and its embedded PostgreSQL are killed, and compares what was acknowledged with the database, webhooks, emails and live
 * events. It has a client, receivers and statements of its own and shares no code with the service. A kill takes
 * about five seconds. `KEEP=true` leaves data and logs. For Linux.
 */

/** Moves that are made between two kills, and the longest wait for them. */
const movesBetween = 20;
const waitSeconds = 180;
const names = ['anna', 'bruno', 'carla'] as const;
/** Games that each pair plays at a time. */
const gamesAtOnce = 2;

type Closer = () => unknown;

async function main([kills = '12', processes = '2']: readonly string[]): Promise<boolean> {
  const closers: Closer[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'carcassonne-kills-'));
  await chmod(folder, 0o711);
  closers.push(() =>
    process.env['KEEP'] ? console.log(folder) : rm(folder, { recursive: true, force: true }),
  );
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort(new Error('interrupted')));
  process.once('SIGTERM', () => interrupt.abort(new Error('interrupted')));
  try {
    return await run(
      { folder, kills: Number(kills), processes: Number(processes) },
      closers,
      interrupt.signal,
    );
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

interface Size {
  readonly folder: string;
  readonly kills: number;
  readonly processes: number;
}

async function run(size: Size, closers: Closer[], interrupted: AbortSignal): Promise<boolean> {
  const postgres = await openEmbedded(join(size.folder, '0'));
  const [mailbox, receiver] = [await openMailbox(), await openReceiver()];
  closers.push(postgres.close, mailbox.close, receiver.close);
  const services = await startServices(size, mailbox.url, postgres.url, closers);
  const journal = openJournal(services.map(({ address }) => address));
  const people: Person[] = [];
  for (const name of names) people.push(await signUp(journal, name, mailbox, receiver));
  const ending = new AbortController();
  const listening = new AbortController();
  closers.push(() => listening.abort());
  const listeners = people.map((person) => listen(journal, () => person.accessToken, listening.signal));
  await Promise.all(listeners.map(({ ready }) => ready));
  const playing = startLoad(journal, people, ending.signal);
  const taken = await killAll(size.kills, services, postgres, journal, interrupted);
  ending.abort();
  await playing;
  const listened = listeners.map(({ heard }) => heard);
  const seen = { journal, people, listened, receiver, mailbox };
  const findings = { ...(await check(seen, postgres)), ...(await logFindings(size.folder)) };
  const exits = services.reduce((total, service) => total + service.exits(), 0);
  return report(findings, seen, taken, exits);
}

/** Starts the service with its embedded database, and further processes on the same one. */
async function startServices(
  { folder, processes }: Size,
  smtp: string,
  databaseUrl: () => string,
  closers: Closer[],
): Promise<Service[]> {
  const services: Service[] = [];
  for (let at = 0; at < processes; at += 1) {
    const given = { SMTP_URL: smtp, ...(at > 0 && { DATABASE_URL: databaseUrl() }) };
    const service = await startService(settings(join(folder, String(at)), given), join(folder, `${at}.log`));
    closers.push(() => service.stop());
    services.push(service);
  }
  return services;
}

/** Plays between each two people, and has each manage an account; resolves when all have stopped after the signal. */
async function startLoad(journal: Journal, people: readonly Person[], signal: AbortSignal): Promise<void> {
  const pairs = people.map((person, at) => [person, people[(at + 1) % people.length] ?? person] as const);
  await Promise.all([
    ...pairs.flatMap((pair) =>
      Array.from({ length: gamesAtOnce }, () =>
        repeat(journal, signal, () => playGame(journal, pair, signal)),
      ),
    ),
    ...people.map((person) => repeat(journal, signal, () => administer(journal, person))),
  ]);
}

/** Kills in every way in turn, each time after some moves were made. Returns the seconds of silence after each, by its name. */
async function killAll(
  kills: number,
  services: readonly Service[],
  postgres: Embedded,
  { moves }: Journal,
  interrupted: AbortSignal,
): Promise<ReadonlyMap<string, number[]>> {
  const taken = new Map<string, number[]>();
  for (let count = 0; count < kills; count += 1) {
    interrupted.throwIfAborted();
    const kind = kinds[count % kinds.length];
    if (kind === undefined) break;
    await made(movesBetween, moves);
    await pause(Math.random() * 500);
    const from = performance.now();
    await kind.run(services, postgres);
    await made(1, moves);
    taken.set(kind.name, [...(taken.get(kind.name) ?? []), (performance.now() - from) / 1000]);
    if (count % 20 === 19) console.log(`${count + 1} kills, ${moves.length} moves`);
  }
  await made(movesBetween, moves);
  return taken;
}

/** Waits for further moves. */
async function made(count: number, moves: readonly unknown[]): Promise<void> {
  const goal = moves.length + count;
  await until(`${count} further moves`, waitSeconds, async () => moves.length >= goal);
}

/** Has the service's command check all logs. */
async function logFindings(folder: string): Promise<Findings> {
  const log = join(folder, 'verify.log');
  const command = startCommand(['verify-log'], settings(join(folder, '0'), {}), log);
  await until('verify-log', 600, async () => !command.isRunning());
  return { 'faults found by verify-log': command.isDone() ? [] : [readFileSync(log, 'utf8')] };
}

/** Prints what was done and found. Returns whether nothing is wrong. */
function report(
  findings: Findings,
  seen: Seen,
  taken: ReadonlyMap<string, number[]>,
  exits: number,
): boolean {
  const { journal, receiver, mailbox, listened } = seen;
  for (const [name, seconds] of taken) {
    const sorted = [...seconds].sort((one, other) => one - other);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    console.log(
      `${String(seconds.length).padStart(6)} × ${name} killed: a move after ${middle.toFixed(1)} s, at most ${sorted.at(-1)?.toFixed(1)} s`,
    );
  }
  const { game, message, token } = journal.made;
  const counts: Readonly<Record<string, number>> = {
    'moves acknowledged': journal.moves.length,
    'games, messages and API tokens made': game.length + message.length + token.length,
    'sessions refreshed': journal.refreshes,
    'requests sent again': [...journal.trouble.values()].reduce((sum, count) => sum + count, 0),
    'webhooks received, with repeats': receiver.total(),
    'emails received, with repeats': mailbox.emails.length,
    'live connections': listened.reduce((sum, { connections }) => sum + connections, 0),
    'processes that ended by themselves, mostly with their database': exits,
  };
  for (const [name, count] of Object.entries(counts)) console.log(`${String(count).padStart(6)} ${name}`);
  console.log('What is wrong:');
  for (const [name, list] of Object.entries(findings)) {
    console.log(`${String(list.length).padStart(6)} ${name}`);
    for (const each of list.slice(0, 3)) console.log(`         ${each}`);
  }
  return Object.values(findings).every((list) => list.length === 0);
}

process.exitCode = await main(process.argv.slice(2)).then(
  (isSound) => (isSound ? 0 : 1),
  (error: Error) => {
    console.error(error.message, error.cause ?? '');
    return 2;
  },
);
