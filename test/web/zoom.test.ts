import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { playOn, readTable, resign, seatAll, startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { unfold } from './axe.ts';
import { describeInBrowser, desktop, useBrowser } from './browser.ts';
import { faultsOfLayout } from './layout.ts';
import { openAs } from './player.ts';

/** A window of 1280x1024 pixels at 200 % and at 400 % (WCAG 2.2, 1.4.4 and 1.4.10). */
const zooms = { '200 %': { width: 640, height: 512 }, '400 %': { width: 320, height: 256 } };
const forVisitors = [
  '/',
  '/competitions',
  '/clubs',
  '/ratings',
  '/players',
  '/log-in',
  '/sign-up',
  '/forgotten',
  '/learn',
  '/rules',
  '/nowhere',
];
const forPlayers = ['/new', '/settings', '/settings/security', '/settings/programs', '/settings/privacy'];

describeInBrowser('an enlarged page', () => {
  const service = useApp();
  const browser = useBrowser();

  async function check(page: Page, path: string, ready = 'main h1'): Promise<void> {
    await page.goto(service.url + path);
    await page.locator(ready).first().waitFor();
    await expectLaidOut(page, path, unfold);
  }

  test('without cutting anything off or out of reach', { timeout: 240_000 }, async () => {
    const table = await startTable(service, 2, { rules: { expansions: ['traders-and-builders'] } });
    await playOn(service, table, 9);
    const finished = await seatAll(service, table.players);
    await playOn(service, finished, 2);
    await resign(service, finished, table.players[0]!);
    const [owner] = table.players;
    const open = await owner!.post('/v1/games', { seatCount: 3 }).expect(201);
    const { awaiting } = await readTable(service, table, owner!);
    const page = await browser.open({ ...desktop, deviceScaleFactor: 2 });
    for (const path of forVisitors) await check(page, path);
    await check(page, '/learn/road', '.picture.drawn');
    await openAs(page, service, table.players[awaiting.seats[0]]!);
    await check(page, '/', '.urgent .game-card');
    for (const path of forPlayers) await check(page, path, 'main form, main section');
    await check(page, '/statistics', '.figures');
    await check(page, `/games/${open.body.id}`, '.invited .table-facts');
    await check(page, `/games/${finished.id}`, '.picture.drawn');
    await check(page, `/games/${finished.id}/analysis`, 'main section');
    await check(page, `/games/${table.id}`, '.sheet.awaiting');
    await decideEnlarged(page, `${service.url}/games/${table.id}`);
  });
});

/** @param prepare called before each check, because some of the page is redrawn at another size */
async function expectLaidOut(
  page: Page,
  where: string,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const [zoom, size] of Object.entries(zooms)) {
    await page.setViewportSize(size);
    await prepare(page);
    // Elements sized by script follow the window within a frame or two.
    await vi.waitFor(
      async () => expect(await faultsOfLayout(page), `${where} at ${zoom}`).toEqual([]),
      waiting,
    );
  }
}

/** Places a tile with the mouse. */
async function decideEnlarged(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.picture.drawn').waitFor();
  await page.getByRole('button', { name: /^Place 1 of/ }).click();
  await page.locator('.ghost').waitFor();
  await expectLaidOut(page, 'a tile is placed');
  const answered = page.waitForResponse((response) => response.url().endsWith('/moves'));
  await page.getByRole('button', { name: /^Play\b/ }).click();
  expect((await answered).status()).toBe(201);
}
