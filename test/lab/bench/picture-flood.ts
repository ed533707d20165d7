import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { recordSchema } from '../../../src/engine/index.ts';
import { post } from './load.ts';
import { type Measured, signUp, withMeasuredService } from './measured-service.ts';

/**
 * The second part of `npm run bench:pictures`: how long a small picture takes while another caller, without a
 * rate limit, requests 36 large pictures of a full game at once. Fails if the median takes 200 ms.
 */

const FLOOD = 36;
const LIMIT_MS = 200;
const record = recordSchema.parse(
  JSON.parse(
    await readFile(join(import.meta.dirname, '../../../examples/records/all-expansions.json'), 'utf8'),
  ),
);

async function run({ address }: Measured): Promise<void> {
  const { game, tokens } = await playRecord(address);
  const pictures = `${address}/v1/games/${game}/moves`;
  const small = (seq: number) => timed(`${pictures}/${seq}/board.png?size=400`, tokens[0]);
  // The threads for pictures start with the first ones.
  await Promise.all([small(1), timed(`${pictures}/2/board.png?size=400`)]);
  const peace = [await small(100), await small(101), await small(102)];
  const flood = Array.from({ length: FLOOD }, (_, at) =>
    timed(`${pictures}/${150 - at}/board.png?size=2399`),
  );
  const flooded = [await small(103), await small(104), await small(105)];
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  const drawn = statuses.filter((status) => status === 200).length;
  report('a small picture in peace', peace);
  report(`the same during a flood of ${FLOOD} large ones`, flooded);
  console.log(
    `of the flood ${drawn} were drawn, ${FLOOD - drawn} refused (${[...new Set(statuses)].join(', ')})`,
  );
  const slow = flooded.filter(({ status, ms }) => status !== 200 || ms >= LIMIT_MS).length;
  if (slow <= 1) return;
  console.error(`Over the limit of ${LIMIT_MS} ms.`);
  process.exitCode = 1;
}

interface Timed {
  readonly status: number;
  readonly ms: number;
}

function report(name: string, pictures: readonly Timed[]): void {
  console.log(`${name}: ${pictures.map(({ status, ms }) => `${ms.toFixed(0)} ms (${status})`).join(', ')}`);
}

async function timed(url: string, token?: string): Promise<Timed> {
  const begin = performance.now();
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - begin };
}

/** Plays the recorded game through the service. */
async function playRecord(address: string): Promise<{ game: string; tokens: string[] }> {
  const tokens: string[] = [];
  for (const name of record.players) tokens.push(await signUp(address, name.toLowerCase()));
  const { rules, draws, start } = record;
  const request = { seatCount: tokens.length, rules, scenario: { draws, start } };
  const { id } = JSON.parse(await post(`${address}/v1/games`, request, tokens[0]));
  for (const token of tokens.slice(1)) await post(`${address}/v1/games/${id}/seats`, {}, token);
  for (const { seat, decision } of record.decisions)
    await post(`${address}/v1/games/${id}/moves`, decision, tokens[seat]);
  return { game: id, tokens };
}

await withMeasuredService(run, { settings: { RATE_LIMIT_PER_MINUTE: '0' } });
