import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../../support/statistics.ts';
import { post } from '../load.ts';
import { type Measured, signUp } from '../measured-service.ts';
import { Connection } from './connection.ts';
import { Games } from './games.ts';
import { printStatements, type Statements, statementsDuring } from './statements.ts';

/** Measured decisions, one at a time. */
const rounds = 5;
/** Unmeasured decisions before them, because the first ones of a game and its players fill the caches. */
const warmUpRounds = 2;
/** Time for all consequences of a decision, ms. */
const roundMs = 2_000;

/**
 * Prints the statements of one decision in a game of two players, beyond those of an idle service: without a webhook, and
 * with one, also how long after the request it arrives.
 */
export async function measureDecision(measured: Measured): Promise<void> {
  const arrivals: number[] = [];
  const receiver = createServer((request, response) => {
    arrivals.push(performance.now());
    request.resume();
    response.writeHead(204).end();
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const plain = [await signUp(measured.address, 'clara'), await signUp(measured.address, 'dora')];
  const untold = await decide(measured, plain);
  const told = [await signUp(measured.address, 'emma'), await signUp(measured.address, 'frida')];
  const { port } = receiver.address() as AddressInfo;
  const webhook = { url: `http://127.0.0.1:${port}/hook`, events: ['decision.made'] };
  await post(`${measured.address}/v1/me/webhooks`, webhook, told[0]);
  const { statements, sent } = await decide(measured, told);
  const idle = await statementsDuring(measured, () => pause(rounds * roundMs));
  print('', untold.statements, idle);
  print(' with a webhook', statements, idle);
  receiver.close();
  const times = arrivals.slice(-rounds).map((at, round) => at - (sent[round] ?? 0));
  console.log(`  from a move to its webhook ${median(times).toFixed(1)} ms (median)\n`);
}

/** Makes decisions one at a time. Returns their statements, and when they were sent. */
async function decide(measured: Measured, pair: readonly string[]) {
  const port = Number(new URL(measured.address).port);
  const games = new Games(true);
  await games.prepare(port, [pair], 1);
  games.play(1);
  const connection = await Connection.open(port);
  const sent: number[] = [];
  const decideOnce = async () => {
    const step = games.next();
    if (step === undefined) throw new Error('the game is over');
    sent.push(performance.now());
    const { status, body } = await connection.send(step.request);
    if (status !== 201) throw new Error(`a move was answered with ${status}: ${body}`);
    step.done();
    await pause(roundMs);
  };
  const repeat = async (count: number) => {
    for (let round = 0; round < count; round++) await decideOnce();
  };
  await repeat(warmUpRounds);
  const statements = await statementsDuring(measured, () => repeat(rounds));
  connection.close();
  return { statements, sent: sent.slice(-rounds) };
}

function print(condition: string, statements: Statements, idle: Statements): void {
  const kinds = new Set([...statements.keys(), ...idle.keys()]);
  const beyond = [...kinds].map(
    (kind) => [kind, (statements.get(kind) ?? 0) - (idle.get(kind) ?? 0)] as const,
  );
  printStatements(`statements of a decision${condition}, beyond idle:`, new Map(beyond), rounds);
}
