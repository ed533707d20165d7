import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, phone } from './browser.ts';
import { keepPicture } from './keep-picture.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { html: string }[];
}

/** Returns all findings of axe on the current page. */
export async function violationsOn(page: Page): Promise<readonly Violation[]> {
  // The page's strict policy blocks other scripts, so axe is injected through the debugger.
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(source);
  const { violations } = (await page.evaluate(`axe.run({ resultTypes: ['violations'] })`)) as {
    violations: Violation[];
  };
  return violations;
}

/** Returns the findings of axe, except minor ones. */
async function seriousProblems(page: Page): Promise<string[]> {
  return (await violationsOn(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Whether all animations but endless ones are finished: half-faded text has low contrast. */
const isStill = `document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)`;

/** Expects the page to be accessible once it is still, and not wider than the screen. */
export async function expectUsable(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(isStill), { message: where }).toBe(true);
  await keepPicture(page, where);
  expect(await seriousProblems(page), where).toEqual([]);
  expect(await page.evaluate(overflow), `${where} is too wide`).toBe(0);
}

/** How `expectUsableEverywhere` opens a page: on a phone in dark colours, in the language with the longest words. */
export const smallAndDark: BrowserContextOptions = {
  ...phone,
  locale: 'de-DE',
  colorScheme: 'dark',
};

/**
 * Expects the page to be accessible on a small screen in dark colours, and on a wide one in light colours.
 * @param prepare called before each check, because some of the page is redrawn on another screen
 */
export async function expectUsableEverywhere(
  page: Page,
  where: string,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await prepare(page);
  await expectUsable(page, where);
  await page.setViewportSize(desktop.viewport!);
  await page.emulateMedia({ colorScheme: 'light' });
  await prepare(page);
  await expectUsable(page, `${where} on a desktop, in light colours`);
  await page.setViewportSize(phone.viewport!);
  await page.emulateMedia({ colorScheme: 'dark' });
}

/** Unfolds everything on the page. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
}
