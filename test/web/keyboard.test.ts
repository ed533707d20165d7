import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { readTable, startTable } from '../support/table.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { pageOf } from './player.ts';

const draws = ['base/U', 'base/V', 'base/D', 'base/E', 'base/K'];
const upright = { ...phone, viewport: { width: 390, height: 844 } };

/** Most presses of a key from anywhere to what comes next. */
const NEAR = 25;

describeInBrowser('the keyboard alone, on a phone', () => {
  const service = useApp();
  const browser = useBrowser();

  test('plays a whole game: the focus is always seen and never lost', async () => {
    const table = await startTable(service, 2, { scenario: { draws } });
    const pages: Page[] = [];
    for (const player of table.players) {
      const page = await pageOf(browser, service, player, `/games/${table.id}`, upright);
      await page.locator('.picture.drawn').waitFor();
      pages.push(page);
    }
    let followers = 0;
    for (let turns = 0; turns < draws.length; turns += 1) {
      const { awaiting, version } = await readTable(service, table, table.players[0]!);
      const page = pages[awaiting.seats[0]]!;
      await page.locator('.sheet.awaiting .hand-tile').waitFor();
      await layTile(page);
      if (await sendFollower(page)) followers += 1;
      await goTo(page, '.confirm .main');
      await page.keyboard.press('Enter');
      await page.locator(`.picture[data-seq="${version + 1}"]`).waitFor();
      expect(await focusOn(page, 'body')).toBe(false);
    }
    expect(followers).toBeGreaterThan(1);
    expect((await readTable(service, table, table.players[0]!)).status).toBe('finished');
    await goTo(pages[0]!, 'a[href$="/analysis"]');
    await pages[0]!.keyboard.press('Enter');
    await pages[0]!.waitForURL(/\/analysis$/);
  });
});

const focusOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`);

/** Whether what has the focus is in the window, and marked. */
const IS_SEEN = `(() => {
  const { left, right, top, bottom } = document.activeElement.getBoundingClientRect();
  return document.activeElement.matches(':focus-visible')
    && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
})()`;

/** Presses Tab until the focus is on an element, which can be seen then; backwards where the element comes before. */
async function goTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  const isBefore = await page.evaluate<boolean>(
    `(document.activeElement.compareDocumentPosition(document.querySelector(${JSON.stringify(selector)}))
      & Node.DOCUMENT_POSITION_PRECEDING) !== 0`,
  );
  for (let presses = 0; presses < NEAR && !(await focusOn(page, selector)); presses += 1)
    await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
  expect(await focusOn(page, selector), selector).toBe(true);
  expect(await page.evaluate(IS_SEEN), `${selector} is seen`).toBe(true);
}

/** Turns the tile in hand, takes it to another place by the arrows, and lays it there. */
async function layTile(page: Page): Promise<void> {
  await goTo(page, '.place');
  const cell = () => page.evaluate<string>('document.activeElement.dataset.cell');
  const first = await cell();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
    if ((await cell()) === first) await page.keyboard.press(key);
  expect(await page.evaluate(IS_SEEN), 'the place is seen').toBe(true);
  await page.locator('.preview').waitFor();
  await page.keyboard.press('r');
  const chosen = await cell();
  await page.keyboard.press('Enter');
  await page.locator('.ghost').waitFor();
  expect(await page.locator('.place.chosen').getAttribute('data-cell')).toBe(chosen);
}

/** Sends a follower with the tile. Returns whether that was possible. */
async function sendFollower(page: Page): Promise<boolean> {
  if ((await page.locator('.turn-option input').count()) < 2) return false;
  await goTo(page, '.turn-option input');
  await page.keyboard.press('ArrowDown');
  await page.locator('.ghost .set').waitFor();
  return true;
}
