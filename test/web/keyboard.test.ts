import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { partOf } from '../support/depth.ts';
import { readTable, startTable } from '../support/table.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { pageOf } from './player.ts';

const draws = ['base/U', 'base/V', 'base/D', 'base/E', 'base/K'];
const upright = { ...phone, viewport: { width: 390, height: 844 } };

/** The maximum presses of a key between two targets. */
const NEAR = 25;

describeInBrowser('with only a keyboard, on a phone', () => {
  const service = useApp();
  const browser = useBrowser();

  test('plays a whole game with the focus always visible and never lost', async () => {
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

/** Whether the focused element is in the window, and marked. */
const IS_SEEN = `(() => {
  const { left, right, top, bottom } = document.activeElement.getBoundingClientRect();
  return document.activeElement.matches(':focus-visible')
    && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
})()`;

/** Presses Tab until the focus is visibly on an element; backwards if the element comes earlier. */
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

/** Turns the tile in hand, moves it to another place by the arrows, and places it there. */
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

/** Places a follower with the tile. Returns whether that was possible. */
async function sendFollower(page: Page): Promise<boolean> {
  if ((await page.locator('.turn-option input').count()) < 2) return false;
  await goTo(page, '.turn-option input');
  await page.keyboard.press('ArrowDown');
  await page.locator('.ghost .set').waitFor();
  return true;
}

/** Every other one with a follower. */
const decisions = partOf(10, 4);

describeInBrowser('a blind player', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  test('plays against a robot, using only roles and names', async () => {
    const page = await browser.open(desktop, service.url);
    await press(page, 'Play now');
    for (let turn = 0; turn < decisions; turn += 1) {
      const places = page.getByRole('button', { name: /^Place \d+ of/ });
      await places.first().waitFor();
      await expectWords(page);
      // Somewhere else each time, preferably where the place says what it joins.
      const joining = page.getByRole('button', { name: /^Place .*joins/i });
      const place = (await joining.count()) > 0 ? joining.first() : places.nth(turn % (await places.count()));
      await place.focus();
      await page.keyboard.press('Enter');
      await chooseFollower(page, turn);
      await press(page, /^Play\b/);
      await expect.poll(() => movesOf(page)).toBeGreaterThanOrEqual(2 * turn + 2);
    }
    expect(service.errors).toEqual([]);
  });
});

/** Every choice has words, and no two choices have the same. */
async function expectWords(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Place a tile' }).waitFor();
  expect(await page.getByRole('button', { name: /^Tile in hand: \w+/ }).count()).toBe(1);
  const names = await page.getByRole('button', { name: /^Place \d+ of/ }).all();
  const labels = await Promise.all(names.map((one) => one.getAttribute('aria-label')));
  expect(new Set(labels).size).toBe(labels.length);
}

/** Places a follower every other turn, if there is one to place. */
async function chooseFollower(page: Page, turn: number): Promise<void> {
  await page.getByRole('button', { name: /^Play\b/ }).waitFor();
  const followers = page.getByRole('radio', { name: /^(?!No meeple)/ });
  if (turn % 2 === 0 && (await followers.count()) > 0) {
    await followers.first().focus();
    await page.keyboard.press('Space');
  }
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Returns the number of moves in the log. */
async function movesOf(page: Page): Promise<number> {
  const moves = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  return moves.count();
}
