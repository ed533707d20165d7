/** Browsing a finished game by keys, and continuing from a moment of it. */
import { expect, test } from 'vitest';
import { blunderAt, gameWithBlunder } from '../http/support/short-game.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { playOn, readTable, resign, startTable } from '../support/table.ts';
import { expectUsableEverywhere } from './axe.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { pageOf } from './player.ts';

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

  test('is browsed with arrow keys, also while the board has the focus', async () => {
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

  test('is continued from a moment by a visitor, who sees its origin', async () => {
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

describeInBrowser('learning from a game', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  test('a visitor reads the analysis, with both boards of the costliest move', async () => {
    const { id } = await gameWithBlunder(service);
    const page = await browser.open(phone, `${service.url}/games/${id}/analysis`);
    const moment = page.locator(`#move-${blunderAt}`);
    await moment.getByRole('img', { name: `The board after move ${blunderAt}, as it was played` }).waitFor();
    await moment.getByRole('img', { name: 'The board with the better decision' }).waitFor();
    const better =
      /^Better: (the same square(, turned)?|another square), with(out a meeple| (a|the) \w+ .*)\.$/;
    await moment.getByText(better).waitFor();
    await page.getByRole('heading', { name: 'The luck of the draw' }).waitFor();
    await page.getByRole('heading', { name: 'Statistics' }).waitFor();
    for (const size of [phone.viewport, desktop.viewport]) {
      await page.setViewportSize(size!);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
  });

  test('a hint selects its whole decision for review, and gives the reason', async () => {
    const table = await startTable(service, 2);
    const { awaiting: next } = await readTable(service, table, table.players[0]!);
    const page = await pageOf(browser, service, table.players[next.seats[0]]!, `/games/${table.id}`);
    const answer = page.waitForResponse(/\/hint$/);
    await page.getByRole('button', { name: 'Ask for a hint' }).click();
    await page.getByText(/^The robot would place the tile( and .*)?\.$/).waitFor();
    await page.getByText('Hints are shown in the log.').waitFor();
    const { decision } = await (await answer).json();
    await page.locator('.confirm .main').click();
    await page.getByRole('heading', { name: /^Waiting for/ }).waitFor();
    const { body } = await table.players[0]!.get(`/v1/games/${table.id}/moves`);
    expect(body.items).toMatchObject([{ decision, hint: true }]);
  });

  test('a table without assistance says so, and offers no hint', async () => {
    const table = await startTable(service, 2, { assistance: false });
    const { awaiting: next } = await readTable(service, table, table.players[0]!);
    const page = await pageOf(browser, service, table.players[next.seats[0]]!, `/games/${table.id}`);
    await page
      .getByRole('heading', { name: 'Place your tile' })
      .or(page.locator('.question h2'))
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Ask for a hint' }).count()).toBe(0);
    await page.getByText('Rules', { exact: true }).first().click();
    await page.getByText('no assistance').waitFor();
  });
});
