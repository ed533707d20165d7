import type { Browser } from 'playwright-core';
import { playRecord } from '../../../../src/commands/demo.ts';
import type { GameRecord } from '../../../../src/engine/index.ts';
import type { Figure } from './figure.ts';
import { framesOf, medianAndTail } from './frames.ts';
import { phone, slowDown, type Visitor, visit } from './visitor.ts';

const SLOW_DOWN = 4;
/** Milliseconds of a frame at sixty of them in a second, as rounded by a browser. */
const FRAME_MS = 16.8;
/** Limit of the 95th percentile, ms. */
const TAIL_MS = 50;
/** Movements of a finger that carries a tile. */
const STEPS = 120;

/** The part of a log entry that the bench reads. */
export interface LogEntry {
  readonly seq: number;
  readonly events: readonly { readonly type: string }[];
}

/**
 * Frames on a phone whose processor is four times slower, at a table of some 150 tiles: while a tile is dragged by a
 * finger, and during the animation of another player's move that returns pieces.
 */
export async function measureMoves(
  browser: Browser,
  address: string,
  record: GameRecord,
  entries: readonly LogEntry[],
): Promise<Figure[]> {
  const scoring = lastScoring(entries);
  const decision = record.decisions[scoring - 1];
  if (decision === undefined) throw new Error('The record sends no piece home.');
  const names = record.players.map((name) => `${name}Moving`);
  const before = { ...record, players: names, decisions: record.decisions.slice(0, scoring - 1) };
  await playRecord(address, before, () => {});
  const game = await runningGame(address);
  const [mover, watcher] = [names[decision.seat] ?? '', names[(decision.seat + 1) % names.length] ?? ''];
  return [
    ...(await measureCarrying(await open(browser, address, mover, game))),
    ...(await measureMove(await open(browser, address, watcher, game), () =>
      decide(address, mover, game, decision.decision),
    )),
  ];
}

/** Returns the number of the last entry that places a tile and returns pieces. */
function lastScoring(entries: readonly LogEntry[]): number {
  const has = ({ events }: LogEntry, wanted: string) => events.some(({ type }) => type === wanted);
  const scoring = entries.findLast(
    (entry) => has(entry, 'tile-placed') && has(entry, 'scored') && has(entry, 'piece-returned'),
  );
  return scoring?.seq ?? 0;
}

async function runningGame(address: string): Promise<string> {
  const { items } = (await (await fetch(`${address}/v1/games?status=running&limit=1`)).json()) as {
    items: { id: string }[];
  };
  return items[0]?.id ?? '';
}

async function open(browser: Browser, address: string, player: string, game: string): Promise<Visitor> {
  const visitor = await visit(browser, address, player, `/games/${game}`, phone);
  await visitor.page.locator('.picture.drawn').waitFor();
  // The moves since the player's last one.
  await visitor.page.locator('.moves').waitFor({ state: 'detached' });
  await slowDown(visitor, SLOW_DOWN);
  return visitor;
}

async function measureCarrying({ page, devtools }: Visitor): Promise<Figure[]> {
  const box = await page.locator('.hand-tile').boundingBox();
  if (box === null) throw new Error('There is no tile in hand.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const frames = await framesOf(page, async () => {
    await touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= STEPS; step += 1) {
      const angle = (4 * Math.PI * step) / STEPS;
      const share = Math.min(1, (4 * step) / STEPS);
      await touch('touchMove', [
        {
          x: x + (200 - x) * share + 90 * share * Math.sin(angle),
          y: y + (260 - y) * share + 60 * share * Math.cos(angle),
        },
      ]);
    }
    await touch('touchMove', [{ x, y }]);
    await touch('touchEnd', []);
  });
  await page.context().close();
  return medianAndTail(frames, 'a tile is carried', { median: FRAME_MS, tail: TAIL_MS });
}

async function measureMove({ page }: Visitor, move: () => Promise<void>): Promise<Figure[]> {
  await page.evaluate(WATCH);
  await move();
  const frames = await page.evaluate<number[]>('window.movingFrames');
  await page.context().close();
  return medianAndTail(frames, 'a tile settles and pieces walk home', { median: FRAME_MS, tail: TAIL_MS });
}

/** Measures the frames from the start of a move's animation to its end. */
const WATCH = `{ window.movingFrames = new Promise((done) => {
  const frames = [];
  let before;
  const tick = (now) => {
    const isMoving = document.querySelector('.settling, .walker, .rising') !== null;
    if (isMoving && before !== undefined) frames.push(now - before);
    before = isMoving ? now : undefined;
    if (!isMoving && frames.length > 0) done(frames);
    else requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}); undefined; }`;

async function decide(address: string, player: string, game: string, decision: object): Promise<void> {
  const handle = player.toLowerCase();
  const send = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { accessToken: string };
  };
  const credentials = { email: `${handle}@example.org`, password: `the password of ${handle}` };
  const { accessToken } = await send('/v1/sessions', credentials);
  await send(`/v1/games/${game}/moves`, decision, accessToken);
}
