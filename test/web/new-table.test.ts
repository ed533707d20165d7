import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/texts/index.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { pageOf } from './player.ts';

describeInBrowser('the form for a new table', () => {
  const service = useApp();
  const browser = useBrowser();

  test.each(LANGUAGES)('has the options of chosen expansions, on a phone: %s', async (locale) => {
    const player = await makePlayer(service);
    const narrow = { ...phone, viewport: { width: 390, height: 844 }, locale };
    const page = await pageOf(browser, service, player, '/new', narrow);
    await page.locator('form details summary').tap();
    await page.locator('[name="handSize"]').first().waitFor();
    expect(await page.locator('[name="dragonFlight"]').count()).toBe(0);
    await page.locator('[name="princess-and-dragon"]').check();
    await page.locator('[name="tower"]').check();
    await page.locator('[name="edition"][value="second"]').check();
    expect(await page.locator('[name="dragonMoves"][value="after-scoring"]').isChecked()).toBe(true);
    await page.locator('[name="dragonFlight"][value="active"]').check();
    await expectUsable(page, `new-table-${locale}`);
    await page.locator('form button[type="submit"], form .main').last().tap();
    await page.waitForURL(/\/games\//);
    const id = page.url().split('/').at(-1);
    const { body } = await player.get(`/v1/games/${id}`).expect(200);
    expect(body.rules).toMatchObject({
      expansions: ['princess-and-dragon', 'tower'],
      dragonMoves: 'after-scoring',
      dragonFlight: 'active',
    });
  });
});
