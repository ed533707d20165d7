import type { Browser, Page } from 'playwright-core';
import type { Figure } from './figure.ts';
import { quantileOf } from './frames.ts';
import { phone } from './visitor.ts';

const RUNS = 5;
const SLOW_DOWN = 4;
/** Maximum kilobytes of script and style. */
const MAX_KB = 75;

/** Milliseconds until the front page is interactive, and bytes of script and style until there is a tile to place. */
interface FirstVisit {
  readonly frontMs: number;
  readonly bytes: number;
}

/** A first visit on a phone whose processor is four times slower, from the front page to the first tile. */
export async function measureFirstVisit(browser: Browser, address: string): Promise<Figure[]> {
  const visits: FirstVisit[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.addInitScript(MARK);
    visits.push(await visitFirst(page, address));
    await context.close();
  }
  const median = (values: readonly number[]) => quantileOf(values, 0.5);
  return [
    {
      name: 'first visit, until the front page is interactive',
      value: median(visits.map(({ frontMs }) => frontMs)),
      unit: 'ms',
      limit: 1_000,
    },
    {
      name: 'script and style before the first tile, compressed',
      value: median(visits.map(({ bytes }) => bytes)) / 1_000,
      unit: 'kB',
      limit: MAX_KB,
    },
  ];
}

async function visitFirst(page: Page, address: string): Promise<FirstVisit> {
  // A page of the same process, which is the one that is slowed down.
  await page.goto(`${address}/healthz`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.goto(`${address}/`, { waitUntil: 'commit' });
  const frontMs = await page.evaluate<number>('window.interactive');
  await page.locator('.play-now .main').click();
  return { frontMs, bytes: await page.evaluate<number>('window.firstTile') };
}

/**
 * Takes the time in the page when its first button has been painted and the thread is idle; and the transferred
 * bytes of script and style that were requested before there was a tile in hand.
 */
const MARK = `{
  const until = (selector) => new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      done(performance.now());
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  window.interactive = until('.play-now .main').then(() => new Promise((done) => {
    requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => done(performance.now()))));
  }));
  window.firstTile = until('.sheet.awaiting .hand-tile').then((tileMs) =>
    performance.getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime < tileMs && /\\.(js|css)$/.test(name))
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0));
}`;
