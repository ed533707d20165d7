import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { partOf } from '../support/depth.ts';
import { describeInBrowser, desktop, useBrowser } from './browser.ts';

/** Every other one with a follower. */
const decisions = partOf(10, 4);

describeInBrowser('somebody who sees nothing', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  test('plays against a robot, by roles and names alone', async () => {
    const page = await browser.open(desktop, service.url);
    await press(page, 'Play now');
    for (let turn = 0; turn < decisions; turn += 1) {
      const places = page.getByRole('button', { name: /^Place \d+ of/ });
      await places.first().waitFor();
      await expectWords(page);
      // Somewhere else each time, and where it says what it joins if there is such a place.
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

/** Everything that can be chosen has words, and no two choices have the same. */
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

/** Returns how many moves the log tells. */
async function movesOf(page: Page): Promise<number> {
  const moves = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  return moves.count();
}
