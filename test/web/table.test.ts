import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { testPassword } from '../support/players.ts';
import { optionsOf, playOn, readTable, seatAll, startTable } from '../support/table.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { openAs, pageOf } from './player.ts';

const draws = ['base/U', 'base/U', 'base/D', 'base/E', 'base/L', 'base/V', 'base/V'];

describeInBrowser('the page of a game', () => {
  const service = useApp();
  const browser = useBrowser();

  /** A two-player game whose seat 0 must place a tile, with that player's page. */
  async function openTurn(options = desktop) {
    const table = await startTable(service, 2, { scenario: { draws } });
    await playOn(service, table, 2);
    const page = await pageOf(browser, service, table.players[0]!, `/games/${table.id}`, options);
    await page.locator('.sheet.awaiting').waitFor();
    return { table, page };
  }

  test('remaining tiles are shown below the board in a wide window, with assistance on', async () => {
    const table = await startTable(service, 2, { rules: { expansions: ['inns-and-cathedrals'] } });
    const page = await pageOf(browser, service, table.players[0]!, `/games/${table.id}`);
    await page.getByRole('button', { name: 'Tiles still to come' }).click();
    const strip = page.getByRole('region', { name: 'Tiles still to come' });
    await expect.poll(() => strip.getByRole('listitem').count()).toBeGreaterThan(30);
    await page.locator('.picture.drawn').waitFor();
    await expectUsable(page, 'with the tiles still to come');
    await page.reload();
    await strip.waitFor();
    await page.setViewportSize({ width: 390, height: 664 });
    await expect.poll(() => strip.isVisible()).toBe(false);
    const without = await seatAll(service, table.players, { assistance: false });
    await page.goto(`${service.url}/games/${without.id}`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('.picture.drawn').waitFor();
    expect(await page.getByRole('button', { name: 'Tiles still to come' }).count()).toBe(0);
  });

  test('one picture both shows the board and stays available offline', async () => {
    const table = await startTable(service, 2);
    const page = await browser.open(phone);
    const drawn: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/board.svg')) drawn.push(request.url());
    });
    await openAs(page, service, table.players[0]!, `/games/${table.id}`);
    await page.locator('.picture.drawn').waitFor();
    const kept = `caches.match('/offline/boards/${table.id}').then((board) => board !== undefined)`;
    await expect.poll(() => page.evaluate(kept)).toBe(true);
    expect(drawn).toHaveLength(1);
  });

  test('keeps a choice through a reload and an expired session', async () => {
    const { page, table } = await openTurn();
    await page.locator('[data-cell]').first().click();
    const cell = await page.locator('.place.chosen').getAttribute('data-cell');
    await page.reload();
    expect(await page.locator('.place.chosen').getAttribute('data-cell')).toBe(cell);

    await page.evaluate(endSessionElsewhere);
    const dialog = page.getByRole('dialog', { name: 'You are no longer logged in' });
    await dialog.getByLabel('Email address').fill(table.players[0]!.email);
    await dialog.getByLabel('Password').fill(testPassword);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.place.chosen').waitFor();
    await page.locator('.confirm .main').click();
    await page.getByRole('heading', { name: /^Waiting for/ }).waitFor();
    await expect.poll(() => page.evaluate('sessionStorage.length')).toBe(0);
  });

  test('shows a lost connection until it returns', async () => {
    const { page } = await openTurn();
    const banner = page.getByText('The service cannot be reached right now.');
    await page.route('**/v1/**', (route) => route.abort());
    await page.evaluate(showTab);
    await banner.waitFor();
    await page.locator('[data-cell]').first().click();
    await page.locator('.confirm .main').click();
    await page.getByRole('alert').getByText('The service cannot be reached. Your choice is kept').waitFor();
    await page.unroute('**/v1/**');
    await page.getByText('Connected again.').waitFor();
    await banner.waitFor({ state: 'detached' });
    await page.locator('.place.chosen').waitFor();
    await page.getByText('The service cannot be reached. Your choice is kept').waitFor({ state: 'detached' });
  });

  test('handles keys wherever the focus is, except in text fields', async () => {
    const { page } = await openTurn();
    const tile = page.locator('.hand-tile');
    await page.locator('.log ol').focus();
    await page.keyboard.press('r');
    expect(await tile.getAttribute('aria-label')).toContain('90°');
    await page.getByLabel('Message to the table').fill('');
    await page.keyboard.press('r');
    expect(await tile.getAttribute('aria-label')).toContain('90°');
    await page.locator('[data-cell]').first().focus();
    await page.keyboard.press('Enter');
    const cell = await page.locator('.place.chosen').getAttribute('data-cell');
    await page.getByRole('button', { name: 'Change' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.dataset.cell')).toBe(cell);
  });

  test('describes the log in sentences linked to the board, with exact notation on request', async () => {
    const { page } = await openTurn();
    const entry = page.locator('.log li').first();
    await entry.hover();
    await page.locator('.pointed-cell').waitFor();
    const [said, all] = await Promise.all([
      entry.locator('.sentence').first().innerText(),
      entry.innerText(),
    ]);
    expect(said).toMatch(/ places a tile[^\d@]*\.$/);
    expect(all).not.toMatch(/r\d+/);
    await page.getByRole('button', { name: 'Exact notation' }).click();
    await entry.getByText(/^-?\d+,-?\d+ r\d+( meeple@\w+)?$/).waitFor();
    await page.reload();
    await entry.getByText(/^-?\d+,-?\d+ r\d+( meeple@\w+)?$/).waitFor();
    await page.locator('.question h2').hover();
    await page.locator('.pointed-cell').waitFor({ state: 'detached' });
  });

  test('names the tile in hand, the places and every cell in words', async () => {
    const { page } = await openTurn();
    await page
      .getByRole('button', { name: /^Tile in hand: city to the north, road to the east and west/ })
      .waitFor();
    await page
      .getByRole('button', { name: /^Place \d+ of .* Joins the road of \d+ tiles?/ })
      .first()
      .waitFor();
    await page.getByText('The board in words').click();
    const board = page.getByRole('table');
    await board.getByText('city to the north (1 tile); road to the east and west').first().waitFor();
    await board
      .getByText(/^the tile fits here/)
      .first()
      .waitFor();
    expect(await board.getByRole('columnheader').count()).toBeGreaterThan(2);
  });

  test('keeps tile, board and buttons visible on a phone, in both orientations', async () => {
    const { page, table } = await openTurn({ ...phone, viewport: { width: 390, height: 664 } });
    for (const viewport of [
      { width: 390, height: 664 },
      { width: 844, height: 390 },
      { width: 640, height: 400 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await isInWindow(page, '.hand-tile')).toBe(true);
      expect((await page.locator('.board').boundingBox())?.height).toBeGreaterThan(200);
      await page.locator('[data-cell]').first().click();
      expect(await isInWindow(page, '.confirm .main')).toBe(true);
      expect(await isInWindow(page, '.ghost')).toBe(true);
      await page.getByRole('button', { name: 'Change' }).click();
    }
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`${service.url}/games/${table.id}?at=1`);
    await page.locator('.picture[data-seq="1"]').waitFor();
    expect(await isInWindow(page, '.slider input')).toBe(true);
    expect((await page.locator('.board').boundingBox())?.height).toBeGreaterThan(200);
  });

  test('fits its name on a phone, in one line above the buttons', async () => {
    const { page } = await openTurn({ ...phone, viewport: { width: 390, height: 844 } });
    const [name, tools] = await Promise.all([
      page.locator('.table-name').boundingBox(),
      page.locator('.tools').boundingBox(),
    ]);
    expect(name!.height).toBeLessThan(20);
    expect(name!.y + name!.height).toBeLessThanOrEqual(tools!.y);
  });

  test('accepts a tap beside a place when cells are small', async () => {
    const { page } = await openTurn({ ...phone, viewport: { width: 390, height: 664 } });
    const zoomOut = page.getByRole('button', { name: 'Zoom out' });
    const place = page.locator('[data-cell]').first();
    const widthOf = async () => (await place.boundingBox())!.width;
    while ((await widthOf()) > 26) await zoomOut.click();
    const { x, y, height } = (await place.boundingBox())!;
    await page.touchscreen.tap(x - 9, y + height / 2);
    await page.locator('.place.chosen').waitFor();
    expect(await place.getAttribute('aria-pressed')).toBe('true');
  });

  test('opens messages at the newest one, marks new ones and scrolls to older ones', async () => {
    const { page, table } = await openTurn({ ...phone, viewport: { width: 390, height: 664 } });
    const bruno = table.players[1]!;
    for (let number = 1; number <= 55; number += 1)
      await bruno.post(`/v1/games/${table.id}/messages`, { text: `Message ${number}` }).expect(201);
    const tab = page.getByRole('navigation', { name: 'Parts of the page' });
    await tab.getByRole('button', { name: /^Messages \d+$/ }).waitFor();
    await page.reload();
    await tab.getByRole('button', { name: /^Messages 50$/ }).click();
    await page.getByText('Message 55', { exact: true }).waitFor();
    expect(await isInWindow(page, '.messages li:last-child')).toBe(true);
    await tab.getByRole('button', { name: 'Messages', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Older messages' }).click();
    await page.getByText('Message 1', { exact: true }).waitFor();
  });

  test('marks only others’ messages as new', async () => {
    const { page, table } = await openTurn();
    await page.getByLabel('Message to the table').fill('Hello there');
    await page.keyboard.press('Enter');
    await page.locator('.messages li', { hasText: 'Hello there' }).waitFor();
    expect(await page.locator('.first-new').count()).toBe(0);
    const message = { text: 'Good evening' };
    const path = `/v1/games/${table.id}/messages`;
    await table.players[1]!.post(path, message).expect(201);
    await page.locator('.messages li.first-new', { hasText: 'Good evening' }).waitFor();
  });

  test('shows each feature’s value and holders', async () => {
    const { page, table } = await openTurn();
    const [option] = await optionsOf(service, table, table.players[0]!);
    expect(option).toBeDefined();
    const { features } = (await readTable(service, table, table.players[0]!)).table;
    const held = features.filter(
      ({ owners, complete }: { owners: number[]; complete: boolean }) => owners.length > 0 && !complete,
    );
    expect(held.length).toBeGreaterThan(0);
    expect(await page.locator('.held').count()).toBe(0);
    await page.keyboard.press('c');
    await expect.poll(() => page.locator('.held').count()).toBe(held.length);
    await page.keyboard.press('l');
    await page.locator('.pointed-cell').waitFor();
    await page.locator('.pointed-cell').waitFor({ state: 'detached' });
    await page.locator('.recent path').first().waitFor();
  });
});

/** Ends the session like another tab. */
const endSessionElsewhere = `(() => {
  localStorage.removeItem('carcassonne.session');
  dispatchEvent(new StorageEvent('storage', { key: 'carcassonne.session' }));
})()`;

/** Makes the page check for news at once, as when its tab becomes visible. */
const showTab = `document.dispatchEvent(new Event('visibilitychange'))`;

/** Whether an element is completely within the window. */
async function isInWindow(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).first().boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) return false;
  const { x, y, width, height } = box;
  return x >= -1 && y >= -1 && x + width <= size.width + 1 && y + height <= size.height + 1;
}
