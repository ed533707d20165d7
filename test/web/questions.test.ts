import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { decide, readTable, startTable } from '../support/table.ts';
import { describeInBrowser, desktop, useBrowser } from './browser.ts';
import { logIn, play } from './player.ts';

describeInBrowser('questions out of turn', () => {
  const service = useApp();
  const browser = useBrowser();

  test('a wagon goes on and a follower enters the town, the count moves', async () => {
    const table = await startTable(service, 2, {
      rules: { expansions: ['abbey-and-mayor', 'count'] },
      scenario: { draws: ['base/L', 'base/D', 'base/L', 'abbey/A', 'base/L'] },
    });
    const pages = [await browser.open(desktop), await browser.open(desktop)];
    for (const [seat, page] of pages.entries())
      await logIn(page, service, table.players[seat]!, `/games/${table.id}`);
    const [anna, bruno] = pages;
    await play(anna!, service, table, 0, '-3,-1 r180 wagon@road0');
    await play(bruno!, service, table, 1, '2,1 r270 meeple@road0');
    await play(anna!, service, table, 0, '-2,2 r0 meeple@road1');
    await play(bruno!, service, table, 1, '-4,-1 r270 wagon@road2');

    await anna!.getByRole('heading', { name: 'Your wagon may move on' }).waitFor();
    await play(anna!, service, table, 0, 'wagon -4,-1:road0', async (page) => {
      expect(await page.locator('.highlight.chosen').count()).toBe(1);
    });
    await bruno!.getByRole('heading', { name: 'Into Carcassonne?' }).waitFor();
    await play(bruno!, service, table, 1, 'count blacksmith meeple > cathedral', async (page) => {
      await page.getByRole('heading', { name: 'Move the count?' }).waitFor();
    });
    const log = anna!.getByRole('list', { name: 'Log' });
    await log.getByText('moves the count to the cathedral.').waitFor();
    expect((await readTable(service, table, table.players[0]!)).table.own.town.count).toBe('cathedral');
  });

  test('a move that comes too late explains itself and keeps what still fits', async () => {
    const table = await startTable(service, 2, { scenario: { draws: ['base/U', 'base/U', 'base/U'] } });
    const page = await browser.open(desktop);
    await logIn(page, service, table.players[0]!, `/games/${table.id}`);
    await page.locator('[data-cell="1,0"]').click();
    // The page is to hear of nothing until it sends its own move.
    await page.route('**/v1/games/*', (route) => route.abort());
    const [option] = (await service.http.get(`/v1/games/${table.id}/options`).set(table.players[0]!.auth))
      .body.options;
    await decide(service, table, table.players[0]!, option.decision).expect(201);
    await page.unroute('**/v1/games/*');
    await page.locator('.confirm .main').click();
    await page
      .getByRole('alert')
      .getByText(/The board has changed|already been made/i)
      .waitFor();
  });
});
