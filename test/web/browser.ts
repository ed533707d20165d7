import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { buildWeb } from '../../src/commands/tools/build-web.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];
const found = [process.env['CHROMIUM'] ?? '', ...places].find((path) => path !== '' && existsSync(path));

if (found === undefined && process.env['CI'] !== undefined)
  throw new Error('No Chromium for the tests of the page: apt-get install chromium, or name it in CHROMIUM.');
if (found === undefined)
  console.warn(
    'No Chromium here: the tests of the page are skipped (apt-get install chromium, or CHROMIUM=path).',
  );
// The service reads the page when it is built, so the page has to be there before.
if (found !== undefined) await buildWeb();

/** Tests that need a browser; skipped where there is none, but never in CI. */
export const describeInBrowser = describe.skipIf(found === undefined);

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
};

/** A browser for the test file; an error in the console of a page fails the test. */
export function useBrowser(): { open(options?: BrowserContextOptions): Promise<Page> } {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  beforeAll(async () => {
    const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
    if (found !== undefined) browser = await chromium.launch({ executablePath: found, args });
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  });
  return {
    async open(options = desktop) {
      const context = await browser!.newContext(options);
      context.setDefaultTimeout(30_000);
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // The browser also logs refusals and broken connections that a test provokes.
        const isProvoked = /the server responded with a status of 4|net::ERR_FAILED/.test(message.text());
        if (message.type() === 'error' && !isProvoked) errors.push(message.text());
      });
      return page;
    },
  };
}
