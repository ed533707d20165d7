import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { agreeTo, undoableTable } from '../support/requests.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { openAs } from './player.ts';

describeInBrowser('what everybody has agreed on', () => {
  const service = useApp();
  const browser = useBrowser();

  test('is in the log and on the board', async () => {
    const table = await undoableTable(service);
    const [one] = table.players;
    await agreeTo(service, table, 0, 'undo');
    const page = await browser.open(phone);
    await openAs(page, service, one!, `/games/${table.id}`);
    await page.locator('.picture[data-seq="3"]').waitFor();
    const entries = page.locator('.log li');
    expect(await entries.first().innerText()).toMatch(
      /Everybody agrees to undo .*the game goes on after move 1\./,
    );
    expect(await page.locator('.log li.undone').allInnerTexts()).toEqual([expect.stringMatching(/undone$/)]);
    await agreeTo(service, table, 0, 'end');
    await page.getByRole('heading', { name: 'The game is over' }).waitFor();
    await page.getByText('Everybody agreed to end it without a result.', { exact: true }).waitFor();
    const slider = page.getByRole('slider', { name: 'Move shown on the board' });
    for (const [moment, tiles] of Object.entries({ 2: 14, 3: 13 })) {
      await slider.fill(moment);
      await page.locator(`.picture[data-seq="${moment}"][alt*="${tiles} tiles"]`).waitFor();
    }
    await page.goto(`${service.url}/games`);
    await page.getByText('ended without a result').first().waitFor();
  });
});
