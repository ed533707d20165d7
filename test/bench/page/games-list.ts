import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { copyGame } from '../../web/copied-games.ts';

/** What the list of a player's games took. */
export interface ListFigures {
  readonly games: number;
  readonly cards: number;
  /** Milliseconds from opening the page until it was drawn and idle, with a CPU four times slower. */
  readonly interactiveMs: number;
  readonly nodes: number;
}

const games = 200;
const slowerCpu = 4;
const password = 'correct horse battery';

/** Opens the list of a player with 200 games, half of them finished, in a browser whose CPU is four times slower. */
export async function measureGamesList(
  browser: Browser,
  address: string,
  databaseUrl: string,
): Promise<ListFigures> {
  const [me, other] = [await register(address, 'mira'), await register(address, 'ole')];
  const [running, finished] = [await play(address, me, other, 12), await play(address, me, other, 1000)];
  const database = new pg.Client(databaseUrl);
  await database.connect();
  for (const id of [running, finished]) await copyGame(database, id, games / 2 - 1);
  await database.end();
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await logIn(page, address, 'mira');
  const cpu = await page.context().newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  await page.goto(`${address}/games`, { waitUntil: 'commit' });
  await page.locator('.game-card').first().waitFor();
  const interactiveMs = await page.evaluate<number>(
    'new Promise((done) => requestIdleCallback(() => done(performance.now())))',
  );
  const count = (selector: string) =>
    page.evaluate<number>(`document.querySelectorAll('${selector}').length`);
  return { games, cards: await count('.game-card'), interactiveMs, nodes: await count('*') };
}

async function register(address: string, handle: string): Promise<string> {
  const credentials = { email: `${handle}@example.org`, password };
  await send(address, 'POST', '/v1/accounts', { ...credentials, handle });
  return (await send(address, 'POST', '/v1/sessions', credentials)).accessToken;
}

/** Plays a game of two, always by the first option, for a number of moves or to its end. Returns its id. */
async function play(address: string, one: string, other: string, moves: number): Promise<string> {
  const { id } = await send(address, 'POST', '/v1/games', { seatCount: 2, name: 'Table' }, one);
  await send(address, 'POST', `/v1/games/${id}/seats`, {}, other);
  for (let move = 0; move < moves; move += 1) {
    const { awaiting } = await send(address, 'GET', `/v1/games/${id}`, undefined, one);
    if (awaiting === null) break;
    const token = awaiting.seats[0] === 0 ? one : other;
    const { options } = await send(address, 'GET', `/v1/games/${id}/options`, undefined, token);
    await send(address, 'POST', `/v1/games/${id}/moves`, options[0]?.decision, token);
  }
  return id;
}

/** What this measurement reads of answers. */
interface Answer {
  readonly id: string;
  readonly accessToken: string;
  readonly awaiting: { readonly seats: readonly number[] } | null;
  readonly options: readonly { readonly decision: object }[];
}

async function send(
  address: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Answer> {
  const answer = await fetch(address + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function logIn(page: Page, address: string, handle: string): Promise<void> {
  await page.goto(`${address}/log-in`);
  await page.locator('[name=email]').fill(`${handle}@example.org`);
  await page.locator('[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.locator('.game-card').first().waitFor();
}
