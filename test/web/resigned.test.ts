/** What the page says of a game that the player who is ahead on points has left. */
import { expect, test } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { resign, seatAll, type TestTable, tableWithResigner } from '../support/table.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { openAs } from './player.ts';

describeInBrowser('a player who resigned while ahead', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  const named = async (name: string) => {
    const table = await tableWithResigner(service, 2, { name });
    const [anna, bruno] = table.players as [TestTable['players'][0], TestTable['players'][0]];
    return { table, anna, bruno };
  };

  test('has lost at the table, in the list of games and in the analysis', async () => {
    const { table, anna, bruno } = await named('Left ahead');
    const verdict = `You resigned. ${bruno.handle} wins.`;
    const page = await browser.open(phone);
    await openAs(page, service, anna, `/games/${table.id}`);
    await page.getByText(verdict).waitFor();
    await page.locator('.picture.drawn').waitFor();
    await keepPicture(page, 'resigned-table');
    await page.goto(`${service.url}/games/${table.id}/analysis`);
    await page.getByRole('heading', { name: verdict }).waitFor();
    const ranked = page.locator('.final li');
    expect(await ranked.allInnerTexts()).toEqual([
      expect.stringMatching(new RegExp(`^${bruno.handle}\\s+0$`)),
      expect.stringMatching(new RegExp(`^${anna.handle} \\(resigned\\)\\s+4$`)),
    ]);
    const account = page.locator('.account .sum');
    await account.getByText(bruno.handle).waitFor();
    expect(await account.count()).toBe(1);
    await keepPicture(page, 'resigned-analysis');
    await page.goto(service.url);
    const card = page.getByRole('link', { name: /Left ahead/ });
    await card.getByText(`You resigned. ${bruno.handle} wins ·`).waitFor();
    await card.getByText('resigned', { exact: true }).waitFor();
    await card.scrollIntoViewIfNeeded();
    await keepPicture(page, 'resigned-list');
  });

  test('has lost to the other player, and in Italian', async () => {
    const { table, anna, bruno } = await named('Lasciata');
    const page = await browser.open({ ...desktop, locale: 'it-IT' });
    await openAs(page, service, bruno, `/games/${table.id}`);
    await page.getByText(`${anna.handle} ha abbandonato. Vince ${bruno.handle}.`).waitFor();
    await keepPicture(page, 'resigned-italian');
    await page.goto(service.url);
    const card = page.getByRole('link', { name: /Lasciata/ });
    await card.getByText('Hai vinto ·').waitFor();
  });

  test('has lost in the statistics, where a game with chosen tiles is only mentioned', async () => {
    const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
    const table = await seatAll(service, [anna, bruno]);
    await resign(service, table, anna);
    const chosen = await seatAll(service, [anna, bruno], { scenario: { draws: ['base/U'] } });
    await resign(service, chosen, bruno);
    const page = await browser.open(desktop);
    await openAs(page, service, anna, '/statistics');
    await page.getByText('One game whose tiles were chosen in advance is not counted.').waitFor();
    const row = page.getByRole('row', { name: new RegExp(`^${bruno.handle}`) });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['1', '0', '1']);
    await page.getByText('0 (0%)').waitFor();
    await keepPicture(page, 'resigned-statistics');
  });
});
