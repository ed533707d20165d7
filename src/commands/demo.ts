import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boardText, type GameRecord, recordSchema, replay, setupOfRecord } from '../engine/index.ts';
import { projectRoot } from '../helpers/project-root.ts';
import { withTemporaryService } from './temporary-service.ts';

/**
 * `npm run demo`: starts a service with a temporary database, creates accounts and a scenario game over HTTP, and plays a
 * recorded game decision by decision. Prints a line per turn and the board at the end. Exits with 1 if any score differs
 * from the record. `npm run demo -- FILE` plays another record.
 */

const DEFAULT_RECORD = join(projectRoot, 'examples', 'records', 'base-game.json');

/** A player's client of the service. */
interface Client {
  readonly handle: string;
  call(method: string, path: string, body?: object): Promise<Body>;
}

/** The members of responses that the demo reads. */
interface Body {
  readonly id: string;
  readonly accessToken: string;
  readonly entry: { readonly seq: number; readonly text: string; readonly sentence: string };
  readonly scores: readonly number[];
  readonly status: string;
}

/** Plays a record through the service at this address, printing a line for each decision. */
export async function playRecord(
  address: string,
  record: GameRecord,
  print: (line: string) => void,
): Promise<readonly number[]> {
  const players = await Promise.all(record.players.map((name) => signUp(address, name)));
  const [owner, ...others] = players as [Client, ...Client[]];
  const { rules, draws, start } = record;
  const game = await owner.call('POST', '/v1/games', {
    seatCount: players.length,
    rules,
    scenario: { draws, start },
  });
  for (const player of others) await player.call('POST', `/v1/games/${game.id}/seats`, {});
  let scores: readonly number[] = [];
  for (const { seat, decision } of record.decisions) {
    const player = players[seat];
    if (player === undefined) throw new Error(`the record has no seat ${seat}`);
    const answer = await player.call('POST', `/v1/games/${game.id}/moves`, decision);
    scores = answer.scores;
    print(
      `${String(answer.entry.seq).padStart(3)}  ${player.handle}  ${answer.entry.text}  [${scores.join(' : ')}]`,
    );
  }
  return scores;
}

async function signUp(address: string, name: string): Promise<Client> {
  const handle = name.toLowerCase();
  const account = { email: `${handle}@example.org`, handle, password: `the password of ${handle}` };
  await call(address, undefined, 'POST', '/v1/accounts', account);
  const { email, password } = account;
  const session = await call(address, undefined, 'POST', '/v1/sessions', { email, password });
  return { handle, call: (method, path, body) => call(address, session.accessToken, method, path, body) };
}

async function call(
  address: string,
  token: string | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<Body> {
  const response = await fetch(address + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

function finalBoard(record: GameRecord): string {
  const played = replay(setupOfRecord(record), record.decisions);
  if (!played.ok) throw new Error(`decision ${played.index} of the record: ${played.refusal.detail}`);
  return boardText(played.state);
}

async function main(file: string): Promise<number> {
  const record = recordSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return withTemporaryService(async (address) => {
    console.log(`A service with a temporary database: ${address}`);
    const scores = await playRecord(address, record, console.log);
    console.log(`\n${finalBoard(record)}\n`);
    console.log(`played: ${scores.join(' : ')}   recorded: ${record.result?.scores.join(' : ')}`);
    return JSON.stringify(scores) === JSON.stringify(record.result?.scores) ? 0 : 1;
  });
}

if (import.meta.filename === process.argv[1])
  process.exitCode = await main(process.argv[2] ?? DEFAULT_RECORD);
