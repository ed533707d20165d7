/** What the table says when its game is over, and which game it leads to. */
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { cityFirst, decide, playOn, readTable, seatAll, startTable } from '../support/table.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { openAs } from './player.ts';

const city = { type: 'tile', x: 0, y: -1, rotation: 180, deploy: { piece: 'meeple', segment: 'city0' } };

describeInBrowser('the end of a game', () => {
  const service = useApp();
  const browser = useBrowser();

  /** A finished game of which seat 0 completed a city of four points. */
  async function finished(count: number, request: object = {}) {
    const table = await startTable(service, count, { ...cityFirst, ...request });
    await decide(service, table, table.players[0]!, city).expect(201);
    await playOn(service, table);
    return table;
  }

  test('begins with the result, points by kind and one main button', async () => {
    const table = await finished(2, { name: 'Short game' });
    const [anna, bruno] = table.players;
    const { scores } = await readTable(service, table, anna!);
    const by = scores[0] - scores[1];
    expect(by).toBeGreaterThan(0);
    const page = await browser.open(phone);
    await openAs(page, service, bruno!, `/games/${table.id}`);
    await page.getByRole('heading', { name: `You lost by ${by}`, exact: true }).waitFor();
    const kinds = page.getByRole('group', { name: 'Points by kind' });
    await kinds.waitFor();
    expect(await kinds.getByRole('columnheader').allInnerTexts()).toEqual([
      expect.stringMatching(new RegExp(`1st\\s+${anna!.handle}`)),
      expect.stringMatching(new RegExp(`2nd\\s+${bruno!.handle}`)),
    ]);
    const totals = kinds.getByRole('row', { name: /^Total/ }).getByRole('cell');
    expect(await totals.allInnerTexts()).toEqual(scores.map(String));
    const cities = kinds.getByRole('row', { name: /^Cities/ }).getByRole('cell');
    expect(Number((await cities.allInnerTexts())[0])).toBeGreaterThanOrEqual(4);
    await page.getByRole('img', { name: 'The course of the game' }).waitFor();
    expect(await page.locator('.result .main').allInnerTexts()).toEqual(['Game review']);
    await page.locator('.picture.drawn').waitFor();
    await expectUsable(page, 'the end of a game on a phone');
    await keepPicture(page, 'result-phone');
    const winner = await browser.open({ ...desktop, colorScheme: 'dark', locale: 'it-IT' });
    await openAs(winner, service, anna!, `/games/${table.id}`);
    await winner.getByRole('heading', { name: `Hai vinto di ${by} punt` }).waitFor();
    await winner.locator('.picture.drawn').waitFor();
    await winner.locator('.result-course').waitFor();
    await expectUsable(winner, 'the end of a game, dark');
    await keepPicture(winner, 'result-desktop');
  });

  test('names the place among several players', async () => {
    const table = await finished(3);
    const { scores, places } = await readTable(service, table, table.players[0]!);
    const last = places.indexOf(Math.max(...places));
    const behind = Math.max(...scores) - scores[last];
    const page = await browser.open(phone);
    await openAs(page, service, table.players[last]!, `/games/${table.id}`);
    const ordinal = ['1st', '2nd', '3rd'][places[last] - 1];
    await page.getByRole('heading', { name: `You came ${ordinal}, ${behind} point` }).waitFor();
    await page.locator('.result-course').waitFor();
    await page.locator('.picture.drawn').waitFor();
    await keepPicture(page, 'result-three');
  });

  test('leads to the next game that waits, as every move does', async () => {
    const table = await finished(2);
    const pair = table.players.slice(0, 2);
    const first = await seatAll(service, pair, { name: 'First table' });
    const second = await seatAll(service, pair, { name: 'Second table' });
    const page = await browser.open(phone);
    await openAs(page, service, pair[0]!, `/games/${table.id}`);
    await page.locator('.result .main').getByText('Next: Second table (2 waiting)').click();
    await page.waitForURL(`**/games/${second.id}`);
    await playOn(service, second, 1);
    await page.getByRole('link', { name: 'Next: First table', exact: true }).waitFor();
    await page.locator('.picture.drawn').waitFor();
    await expectUsable(page, 'waiting, with another game that waits');
    await keepPicture(page, 'next-game');
    await page.getByRole('link', { name: 'Next: First table', exact: true }).click();
    await page.waitForURL(`**/games/${first.id}`);
  });
});
