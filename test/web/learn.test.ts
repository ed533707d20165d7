import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';

describeInBrowser('the tutorial', () => {
  const service = useApp();
  const browser = useBrowser();

  /** Places the tile on a cell, with the named piece if there is one. */
  async function place(page: Page, cell: string, piece?: string): Promise<void> {
    await page.locator(`[data-cell="${cell}"]`).click();
    if (piece !== undefined) await page.locator('.turn-option', { hasText: piece }).first().click();
    await page.locator('.confirm .main').click();
  }

  test.each([
    ['on a phone, in English', { ...phone }, ['Highwayman', 'still unclaimed', 'Next: Cities and knights']],
    [
      'on a desktop, in Italian',
      { ...desktop, locale: 'it-IT' },
      ['Brigante', 'non è di nessuno', 'Avanti: Città e cavalieri'],
    ],
  ] as const)('a lesson is finished without an account, %s', async (_, device, [thief, reason, next]) => {
    const page = await browser.open(device, `${service.url}/learn`);
    await page.locator('a[href="/learn/road"]').click();
    await page.locator('.picture.drawn').waitFor();

    await place(page, '1,0');
    await page.locator('.feedback.missed', { hasText: reason }).waitFor();
    await page.locator('.turn-option', { hasText: thief }).click();
    await page.locator('.confirm .main').click();
    await page.locator('.feedback.reached').waitFor();
    expect(await page.locator('.dot.taken').count()).toBe(1);

    await place(page, '2,0');
    await page.locator('.where-next').waitFor();
    expect(await page.locator('.scores .score').allTextContents()).toEqual(['4', '0']);
    await page.getByRole('link', { name: next }).click();
    await page.waitForURL('**/learn/city');
    await page.goto(`${service.url}/learn`);
    await page.locator('a[href="/learn/road"] .finished').waitFor();
    expect(await page.locator('.finished').count()).toBe(1);
  });

  test('a lesson with an expansion’s questions is played like a game', async () => {
    const page = await browser.open(desktop, `${service.url}/learn/abbey`);
    await page.getByRole('button', { name: 'Draw a tile' }).click();
    await page.locator('.feedback.missed', { hasText: 'perfect for the abbey' }).waitFor();
    // The gap is marked at once, before the abbey is picked up.
    await place(page, '0,-1');
    await page.locator('.feedback.reached').waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('heading', { name: 'Place your abbey, or draw a tile' }).waitFor();
  });

  test('an unknown lesson is reported', async () => {
    const page = await browser.open(desktop, `${service.url}/learn/juggling`);
    await page.getByRole('heading', { name: 'There is no such lesson.' }).waitFor();
  });
});
