import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { copyGame } from '../../../web/copied-games.ts';
import type { Figure } from './figure.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const games = 200;
/** Cards of those games at the start: all running ones, and a page of the finished ones. */
const cards = games / 2 + 24;
const runs = 5;
const slowerCpu = 4;
const password = 'correct horse battery';

/**
 * Opens the list of a player with 200 games, half of them finished, in a browser whose CPU is four times slower: on the
 * first visit with only the login, afterwards with everything a browser caches.
 */
export async function measureGamesList(
  browser: Browser,
  address: string,
  databaseUrl: string,
): Promise<Figure[]> {
  await makeGames(address, databaseUrl);
  const storageState = await logIn(browser, address);
  const [first, later]: [Visit[], Visit[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, storageState });
    const page = await context.newPage();
    await page.addInitScript(MARKS);
    first.push(await open(page, address));
    // Otherwise pending requests would be measured with the next visit.
    await page.waitForLoadState('networkidle');
    later.push(await open(page, address));
    await context.close();
  }
  const name = `list of ${games} games`;
  return [
    ...figuresOf(`${name}, first visit`, first),
    ...figuresOf(`${name}, return visit`, later),
    { name, value: later[0]?.nodes ?? 0, unit: 'nodes', limit: 15_000 },
  ];
}

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const figuresOf = (visit: string, visits: readonly Visit[]): Figure[] => [
  {
    name: `${visit}, until the first games are interactive`,
    value: medianOf(visits.map(({ firstMs }) => firstMs)),
    unit: 'ms',
    limit: 1_000,
  },
  {
    name: `${visit}, until all are interactive`,
    value: medianOf(visits.map(({ allMs }) => allMs)),
    unit: 'ms',
    limit: 1_000,
  },
];

/** Half of them wait for the player, the others are finished. */
async function makeGames(address: string, databaseUrl: string): Promise<void> {
  const [me, other] = [await register(address, 'mira'), await register(address, 'ole')];
  const [running, finished] = [await play(address, me, other, 12), await play(address, me, other, 1000)];
  const database = new pg.Client(databaseUrl);
  await database.connect();
  for (const id of [running, finished]) await copyGame(database, id, games / 2 - 1);
  await database.end();
}

/** Milliseconds since the page was requested, and the final number of its nodes. */
interface Visit {
  readonly firstMs: number;
  readonly allMs: number;
  readonly nodes: number;
}

async function open(page: Page, address: string): Promise<Visit> {
  // A page of the same process, which is the one that is slowed down.
  await page.goto(`${address}/healthz`);
  const cpu = await page.context().newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  await page.goto(`${address}/games`, { waitUntil: 'commit' });
  const [firstMs, allMs] = await page.evaluate<[number, number]>('window.interactive');
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { firstMs, allMs, nodes: await page.evaluate<number>('document.querySelectorAll("*").length') };
}

/** Takes the time in the page when the cards have been painted and the thread is idle. */
const MARKS = `{
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const idle = () => new Promise((done) => requestIdleCallback(() => done(performance.now())));
  const there = (count) => new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('.game-card').length < count) return;
      observer.disconnect();
      done();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  window.interactive = Promise.all([1, ${cards}].map((count) => there(count).then(painted).then(idle)));
}`;

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

/** The members of responses that this measurement reads. */
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

/** Returns a browser's storage after a login. */
async function logIn(browser: Browser, address: string): Promise<StorageState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/log-in`);
  await page.locator('[name=email]').fill('mira@example.org');
  await page.locator('[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.locator('.game-card').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
