import type { Browser, Page } from 'playwright-core';
import type { Figure } from './figure.ts';
import { framesOf, quantileOf } from './frames.ts';
import { slowDown, type Visitor, visit } from './visitor.ts';

const SLOW_DOWN = 4;
const LIMIT_MS = 50;
/** Movements of the mouse while a frame's time is taken. */
const STEPS = 120;

/** Frames while a table of 140 tiles is dragged, on a processor that is four times slower. */
export async function measurePanning(browser: Browser, address: string, game: string): Promise<Figure[]> {
  const visitor = await visit(browser, address, 'Anna', `/games/${game}`);
  const { page } = visitor;
  await page.locator('.picture.drawn').waitFor();
  await countThreadTime(visitor);
  await slowDown(visitor, SLOW_DOWN);
  const plain = await measureDrag(visitor, 'the board is dragged');
  await page.keyboard.press('c');
  await page.locator('.held').first().waitFor({ state: 'attached' });
  const tinted = await measureDrag(visitor, 'the board is dragged with owners in colour');
  await page.context().close();
  return [...plain, ...tinted];
}

/** The time between frames depends on the machine's load, the page thread's CPU time less so. */
async function measureDrag(visitor: Visitor, what: string): Promise<Figure[]> {
  const before = await threadTime(visitor);
  const frames = await framesOf(visitor.page, () => drag(visitor.page));
  const spent = (await threadTime(visitor)) - before;
  const figure = (name: string, value: number): Figure => ({
    name: `${name} while ${what}, ${SLOW_DOWN}x slow-down`,
    value,
    unit: 'ms',
    limit: LIMIT_MS,
  });
  return [
    figure('processor time of a frame', spent / frames.length),
    figure('median time between frames', quantileOf(frames, 0.5)),
    figure('90th percentile of the time between frames', quantileOf(frames, 0.9)),
  ];
}

async function countThreadTime({ devtools }: Visitor): Promise<void> {
  await devtools.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await devtools.send('Performance.enable');
}

/** Returns the CPU time of the page's thread so far, ms. */
async function threadTime({ devtools }: Visitor): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

async function drag(page: Page): Promise<void> {
  await page.mouse.move(500, 600);
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: STEPS / 2 });
  await page.mouse.move(500, 600, { steps: STEPS / 2 });
  await page.mouse.up();
}
