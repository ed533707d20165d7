import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterEach, describe, expect, inject } from 'vitest';
import { keepPicture } from './keep-picture.ts';

const endpoint = inject('browserEndpoint');
let connection: Promise<Browser> | undefined;

/** Returns the project's Chromium, connected once for all test files of this process. */
function connected(): Promise<Browser> {
  if (endpoint === undefined) throw new Error('There is no Chromium.');
  connection ??= chromium.connect(endpoint);
  return connection;
}

/** Tests that need a browser; skipped if there is none, but never in CI. */
export const describeInBrowser = describe.skipIf(endpoint === undefined);

export const desktop: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
  // A click waits until its target stands still.
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};
/** Lets pages start their service worker, which only tests about pushes and lost connections need. */
export const withWorker: BrowserContextOptions = { serviceWorkers: 'allow' };

/** Opens pages, each in a context of its own. */
export interface TestBrowserPages {
  open(options?: BrowserContextOptions, url?: string): Promise<Page>;
}

/** Pages for a file's tests; an error in the console of a page fails the test. */
export function useBrowser(): TestBrowserPages {
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  afterEach(async ({ task }) => {
    for (const [index, context] of contexts.splice(0).entries()) {
      for (const page of context.pages()) await keepPicture(page, `${task.name} ${index}`);
      await context.close();
    }
    expect(errors.splice(0)).toEqual([]);
  });
  return {
    async open(options = desktop, url) {
      const context = await (await connected()).newContext(options);
      context.setDefaultTimeout(30_000);
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // The browser also logs refusals and broken connections that tests provoke.
        const isProvoked = /the server responded with a status of 4|net::ERR_FAILED/.test(message.text());
        if (message.type() === 'error' && !isProvoked) errors.push(message.text());
      });
      if (url !== undefined) await page.goto(url);
      return page;
    },
  };
}
