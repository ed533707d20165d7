import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { buildWeb } from '../../src/tools/build-web.ts';
import { useApp } from '../support/app.ts';
import { decide, readTable } from '../support/table.ts';
import { describeInBrowser, useBrowser } from '../web/browser.ts';
import { openAs } from '../web/player.ts';
import { layTent, startFair, startFairWith } from './fair-game.ts';
import { LISTS } from './list.ts';

const folder = 'web/dist-trial-expansion';
const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' } as Record<string, string>;

/** Serves a browser the page built with the fair, and everything else from the service. */
async function servePage(page: Page): Promise<void> {
  await page.route('**/assets/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const contentType = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await route.fulfill({ body: readFileSync(join(folder, 'assets', name)), contentType });
  });
  await page.route(
    (url) => /^\/(log-in|games\/.*)?$/.test(url.pathname),
    (route) => route.fulfill({ body: readFileSync(join(folder, 'index.html')), contentType: 'text/html' }),
  );
}

describeInBrowser('on the page', () => {
  const service = useApp();
  const browser = useBrowser();
  beforeAll(() => buildWeb({ folder, imports: LISTS }));

  test('a decision without a drawing is asked in sentences', async () => {
    const table = await startFair(service);
    await layTent(service, table);
    const page = await browser.open();
    await servePage(page);
    await openAs(page, service, table.players[1]!, `/games/${table.id}`);
    await page.getByRole('heading', { name: 'Cheer at the tent, or stay silent' }).waitFor();
    const sheet = page.locator('.sheet');
    await sheet.getByText('Stay silent', { exact: true }).waitFor();
    await sheet.getByText('Cheer at 0,-1').click();
    await page.locator('.highlight.chosen').waitFor();
    await page.locator('.confirm .main').click();
    await page.getByRole('list', { name: 'Log' }).getByText('cheers at 0,-1:city0.').waitFor();
    const game = await readTable(service, table, table.players[0]!);
    expect(game.table.expansions).toEqual({ fair: { cheers: [0, 1, 0] } });
    expect(game.awaiting.seats).toEqual([2]);
  });

  test('a plan can wait for the expansion’s own feature kind', async () => {
    const table = await startFairWith(service, ['fair/C', 'base/E', 'base/U']);
    const [anna, , carla] = table.players;
    await decide(service, table, anna!, { type: 'tile', x: 1, y: 0, rotation: 0 }).expect(201);
    const page = await browser.open();
    await servePage(page);
    await openAs(page, service, carla!, `/games/${table.id}`);
    await page.locator('.plans > button').click();
    await page.locator('[data-tile]').first().click();
    await page.locator('[data-cell]').first().click();
    await page.getByRole('button', { name: 'Plan this' }).click();
    await page.getByLabel('Only once a feature is complete').check();
    const names = page.locator('.planning select option');
    await names.filter({ hasText: 'The booth at 1, 0' }).waitFor({ state: 'attached' });
    expect(await names.filter({ hasText: /booth.*·/ }).count()).toBe(0);
  });

  test('the expansion’s second piece is chosen beside the first', async () => {
    const table = await startFair(service);
    const [anna] = table.players;
    const page = await browser.open();
    await servePage(page);
    await openAs(page, service, anna!, `/games/${table.id}`);
    await page.locator('[data-cell="0,-1"]').click();
    const pieces = page.getByRole('radiogroup', { name: 'Place a meeple?' });
    const also = page.getByRole('radiogroup', { name: 'And with it?' });
    await also.getByText('Fiddler · city').click();
    await pieces.getByText('Farmer').click();
    await also.getByText('Nothing else').waitFor();
    expect(await also.getByRole('radio').first().isChecked()).toBe(true);
    await also.getByText('Fiddler · city').click();
    expect(await page.locator('.ghost .set').count()).toBe(2);
    expect(await pieces.getByRole('radio', { checked: true }).count()).toBe(1);
    await page.locator('.confirm .main').click();
    await page.getByRole('list', { name: 'Log' }).getByText('puts the fiddler in the city').waitFor();
    const { last } = await readTable(service, table, anna!);
    expect(last.text).toBe('0,-1 r180 meeple@field0 + fiddle city0');
  });

  test('declining its questions can be planned for every turn', async () => {
    const table = await startFair(service);
    const page = await browser.open();
    await servePage(page);
    await openAs(page, service, table.players[2]!, `/games/${table.id}`);
    await page.locator('.plans > button').click();
    const answers = page.locator('.plan-answers button');
    await answers.filter({ hasText: 'Keep the crier' }).waitFor();
    await answers.filter({ hasText: 'Stay silent' }).click();
    await page.locator('.confirm .main').click();
    await page.locator('.plans li.waiting').getByText('Stay silent').waitFor();
    const path = `/v1/games/${table.id}/plans`;
    const { body } = await table.players[2]!.get(path).expect(200);
    expect(body.items).toMatchObject([{ decisions: [{ type: 'cheer', at: null }], repeats: true }]);
  });

  test('its own feature kind can be pointed at, and shows its missing parts and value', async () => {
    const table = await startFairWith(service, ['fair/C', 'base/E', 'base/U']);
    const [anna] = table.players;
    await decide(service, table, anna!, { type: 'tile', x: 1, y: 0, rotation: 0 }).expect(201);
    const page = await browser.open();
    await servePage(page);
    await openAs(page, service, anna!, `/games/${table.id}`);
    await page.locator('.sheet').getByText('The crier to the booth').click();
    const booth = page.locator('.highlight.chosen[data-feature="1,0:booth0"] .area');
    await booth.waitFor();
    // The board may still move under the mouse.
    const wordsAtBooth = async () => {
      await page.mouse.move(0, 0);
      await booth.hover({ force: true });
      return (await page.locator('.feature-words').allTextContents()).join();
    };
    await expect.poll(wordsAtBooth).toContain('7 tiles missing · free · 4 points now · 18 when complete');
  });
});
