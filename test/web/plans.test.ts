import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../web/i18n/en.ts';
import { useApp } from '../support/app.ts';
import { startTable } from '../support/table.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { logIn } from './player.ts';
import { seriousProblems } from './serious-problems.ts';

/** Two monasteries, one for each player, and a tile that nobody gets to. */
const draws = ['base/A', 'base/A', 'base/D'];

describeInBrowser('plans on the page', () => {
  const service = useApp();
  const browser = useBrowser();

  test('plans are ordered, changed, made conditional and deleted with the keyboard alone', async () => {
    const table = await startTable(service, 2, { scenario: { draws } });
    const page = await browser.open(desktop);
    await logIn(page, service, table.players[1]!, `/games/${table.id}`);
    await plan(page, { x: 1, y: 0 });
    await plan(page, { x: -1, y: 0 });
    const lines = page.locator('.plans ol li');
    expect(await lines.first().innerText()).toContain(en.turn.atCell(1, 0).slice(3));

    await press(page, 'Move plan 2 up');
    await expect.poll(() => lines.first().innerText()).toContain(en.turn.atCell(-1, 0).slice(3));
    await press(page, 'Change plan 1');
    await page.getByLabel('Only once a square is taken').press('Space');
    await page.locator('.planning select').selectOption({ label: '0, 1' });
    await page.locator('.plan-square').waitFor({ state: 'attached' });
    await press(page, 'Save the plan');
    await lines.first().getByText('once the square 0, 1 is taken').waitFor();
    await press(page, 'Delete plan 2');
    await expect.poll(() => lines.count()).toBe(1);
    await page.getByLabel('Play for me when there is only one possible answer').press('Space');
    await page.reload();
    await lines.first().waitFor();
    const forced = page.getByLabel('Play for me when there is only one possible answer');
    expect(await forced.isChecked()).toBe(true);
  });

  const looks = [
    ['desktop, light', { ...desktop, colorScheme: 'light' }],
    ['phone, dark, Italian', { ...phone, locale: 'it-IT', colorScheme: 'dark' }],
  ] as const;
  test.each(looks)('axe finds nothing serious in any step: %s', async (_name, options) => {
    const table = await startTable(service, 2, { scenario: { draws } });
    const page = await browser.open(options);
    await page.goto(`${service.url}/log-in?next=/games/${table.id}`);
    await page.locator('[name=email]').fill(table.players[1]!.email);
    await page.locator('[name=password]').fill('correct horse battery');
    await page.locator('button[type=submit]').click();
    await page.locator('.picture.drawn').waitFor();
    const check = async (step: string) => expect(await seriousProblems(page), step).toEqual([]);
    await page.locator('.plans > button').click();
    await page.locator('[data-tile="base/A"]').waitFor();
    await check('tile');
    await page.locator('[data-tile="base/A"]').click();
    await page.locator('[data-cell="1,0"]').click();
    await check('move');
    await page.locator('.confirm .main').click();
    await page.locator('[name=plan-mode][value=completed]').check();
    await check('summary');
    await page.locator('[name=plan-mode][value=always]').check();
    await page.locator('.confirm .main').click();
    await page.locator('.plans li.waiting').waitFor();
    await check('list');
  });

  /** Plans the monastery on a cell, by the page. */
  async function plan(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
    await page.locator('.plans > button', { hasText: 'Plan ahead' }).click();
    await page.locator('[data-tile="base/A"]').click();
    await page.locator(`[data-cell="${x},${y}"]`).click();
    await page.getByRole('button', { name: 'Plan this' }).click();
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/plans'),
    );
    await page.getByRole('button', { name: 'Save the plan' }).click();
    expect((await saved).status()).toBe(201);
    await page.locator('.planning').waitFor({ state: 'detached' });
    await page.locator('.plans li.waiting', { hasText: en.turn.atCell(x, y).slice(3) }).waitFor();
  }
});

/** Presses a button by the keyboard. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
}
