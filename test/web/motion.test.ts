import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Decision, formatDecision } from '../../src/engine/index.ts';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { cityFirst, decide, optionsOf, readTable, startTable, type TestTable } from '../support/table.ts';
import { describeInBrowser, desktop, useBrowser } from './browser.ts';
import { decideOnPage, openAs } from './player.ts';

const moving: BrowserContextOptions = { ...desktop, reducedMotion: 'no-preference' };
const calm: BrowserContextOptions = { ...desktop, reducedMotion: 'reduce' };

/** Completes a two-tile city with a meeple in it: four points. */
const city: Decision = {
  type: 'tile',
  x: 0,
  y: -1,
  rotation: 180,
  deploy: { piece: 'meeple', segment: 'city0' },
};

/** Records the animations of moves, by selector, for the lifetime of the page. */
const WITNESS = `
  window.shown = new Set();
  const look = () => {
    for (const selector of ['.settling', '.walker', '.rising', '.score [aria-hidden]'])
      for (const element of document.querySelectorAll(selector))
        if (selector === '.settling') window.shown.add('tile ' + element.dataset.cell);
        else window.shown.add(selector + ' ' + element.textContent);
  };
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true }));
`;

/** The animations since the page opened: cells of tiles, points, ... */
const shownOn = (page: Page): Promise<string[]> => page.evaluate('[...window.shown]');

describeInBrowser('moves at the table', () => {
  const service = useApp();
  const browser = useBrowser();

  async function open(table: TestTable, player: TestPlayer, options: BrowserContextOptions): Promise<Page> {
    const page = await browser.open(options);
    await page.addInitScript(WITNESS);
    await openAs(page, service, player, `/games/${table.id}`);
    await page.locator('.picture.drawn').waitFor();
    return page;
  }

  async function startCity() {
    const table = await startTable(service, 2, cityFirst);
    const [first, second] = table.players as [TestPlayer, TestPlayer];
    return { table, first, second };
  }

  test('are animated for another player’s move: the tile settles, the meeple returns, the points rise and count', async () => {
    const { table, first, second } = await startCity();
    const page = await open(table, second, moving);
    await decide(service, table, first, city).expect(201);
    const score = page.locator('.seats [data-seat="0"] .score');
    await expect.poll(() => shownOn(page)).toContain('.rising +4');
    await expect.poll(() => score.innerText()).toBe('4');
    await expect.poll(() => page.locator('.moves, .walker').count()).toBe(0);
    const shown = await shownOn(page);
    expect(shown).toContain('tile 0,-1');
    expect(shown).toContain('.walker ');
    expect(shown).toEqual(expect.arrayContaining(['.score [aria-hidden] 0', '.score [aria-hidden] 2']));
    expect(await page.locator('.picture').getAttribute('style')).not.toContain('path(');
  });

  test('are also animated for the player’s own moves', async () => {
    const { table, first } = await startCity();
    const page = await open(table, first, moving);
    await decideOnPage(page, service, table, 0, formatDecision(city));
    await expect
      .poll(() => shownOn(page))
      .toEqual(expect.arrayContaining(['tile 0,-1', '.walker ', '.rising +4']));
  });

  test('play once when the table opens, and are final at once for screen readers', async () => {
    const { table, first, second } = await startCity();
    await decide(service, table, first, city).expect(201);
    const page = await open(table, second, moving);
    await expect.poll(() => shownOn(page)).toContain('tile 0,-1');
    expect(await page.locator('.seats [data-seat="0"] .score').textContent()).toContain('4');
    await page.locator('.moves').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.picture.drawn').waitFor();
    expect(await shownOn(page)).toEqual([]);
  });

  test('are skipped by a key, or by a click that does nothing else', async () => {
    for (const skip of [
      (page: Page) => page.locator('.frame').click({ position: { x: 60, y: 60 } }),
      (page: Page) => page.keyboard.press('Shift'),
    ]) {
      const { table, first, second } = await startCity();
      await decide(service, table, first, city).expect(201);
      const page = await open(table, second, moving);
      await page.locator('.moves').waitFor({ state: 'attached' });
      await skip(page);
      expect(await page.locator('.moves').count()).toBe(0);
      expect(await page.locator('.ghost').count()).toBe(0);
      await page.context().close();
    }
  });

  test('are off for readers who prefer reduced motion', async () => {
    const { table, first, second } = await startCity();
    await decide(service, table, first, city).expect(201);
    const page = await open(table, second, calm);
    const [option] = await optionsOf(service, table, second);
    await decideOnPage(page, service, table, 1, formatDecision(option.decision));
    const { version } = await readTable(service, table, second);
    await page.locator(`.picture.drawn[data-seq="${version}"]`).waitFor();
    expect(await shownOn(page)).toEqual([]);
  });
});
