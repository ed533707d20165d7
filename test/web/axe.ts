import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { html: string }[];
}

/** Returns everything that axe finds on the page as it is now. */
export async function violationsOn(page: Page): Promise<readonly Violation[]> {
  // The strict policy of the page keeps other scripts out, so axe comes in through the debugger.
  await page.evaluate(source);
  const { violations } = (await page.evaluate('axe.run()')) as { violations: Violation[] };
  return violations;
}

/** Returns what axe finds, but for trifles. */
async function seriousProblems(page: Page): Promise<string[]> {
  return (await violationsOn(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Expects that everybody can use the page as it is now, and that it is not wider than the screen. */
export async function expectUsable(page: Page, where: string): Promise<void> {
  expect(await seriousProblems(page), where).toEqual([]);
  expect(await page.evaluate(overflow), `${where} is too wide`).toBe(0);
}

/** Opens everything on the page that can be unfolded. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
}
