/** Going through a finished game by keys, and playing on from a moment of it. */
import { expect, test } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { playOn, resign, startTable } from '../support/table.ts';
import { expectUsableEverywhere } from './axe.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';

describeInBrowser('a finished game', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  async function finished() {
    const table = await startTable(service, 2);
    await playOn(service, table, 8);
    await resign(service, table, table.players[1]!);
    return table;
  }

  test('is gone through by arrow keys, also while the board has the focus', async () => {
    const { id } = await finished();
    const page = await browser.open(phone, `${service.url}/games/${id}`);
    const shown = (seq: number) => page.locator(`.picture[data-seq="${seq}"]`).waitFor();
    await shown(9);
    await page.keyboard.press('ArrowLeft');
    await shown(8);
    await page.locator('.board [tabindex="0"]').first().focus();
    await page.keyboard.press('ArrowLeft');
    await shown(7);
    await page.keyboard.press('ArrowRight');
    await shown(8);
    await page.keyboard.press('Home');
    await shown(0);
    await page.getByRole('slider', { name: 'Move shown on the board' }).focus();
    await page.keyboard.press('ArrowRight');
    await shown(1);
  });

  test('is played on from a moment by a visitor, who sees where the game comes from', async () => {
    const { id } = await finished();
    const page = await browser.open(phone, `${service.url}/games/${id}?at=4`);
    await page.getByText('What if…?').waitFor();
    await expectUsableEverywhere(page, 'a moment of a finished game');
    await page.getByLabel('against').selectOption('easy');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL((url) => !url.pathname.includes(id));
    await page.getByText('This game goes on from move 4 of another one').waitFor();
    const link = page.getByRole('link', { name: 'Look at that moment' });
    expect(await link.getAttribute('href')).toBe(`/games/${id}?at=4`);
    await page.locator('.sheet.awaiting').waitFor();
  });
});
