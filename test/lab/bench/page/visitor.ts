import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';

/** A page in Chromium, and the protocol to throttle and inspect it. */
export interface Visitor {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** A phone held upright. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
};

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Runs `use` with a browser that is closed afterwards. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Opens an address of the service as a player of a recorded game, whom `playRecord` has signed up. */
export async function visit(
  browser: Browser,
  address: string,
  player: string,
  path = '/',
  options: BrowserContextOptions = { viewport: { width: 1280, height: 800 } },
): Promise<Visitor> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const handle = player.toLowerCase();
  await page.goto(`${address}/log-in?next=${encodeURIComponent(path)}`);
  await page.locator('input[autocomplete^=username]').fill(`${handle}@example.org`);
  await page.locator('input[type=password]').fill(`the password of ${handle}`);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === path);
  return { page, devtools: await context.newCDPSession(page) };
}

/** Throttles the page's CPU by a factor. */
export const slowDown = ({ devtools }: Visitor, rate: number) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate });

/** Counts the remaining nodes of all documents after garbage collection. */
export async function countNodes({ devtools }: Visitor): Promise<number> {
  // The second round collects what the first one released.
  for (let round = 0; round < 2; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Memory.getDOMCounters')).nodes;
}
