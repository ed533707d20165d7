/** The table at the end of its game, and the next game it links to. */
import { expect, test } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import {
  cityFirst,
  decide,
  playOn,
  readTable,
  resign,
  seatAll,
  startTable,
  type TestTable,
  tableWithResigner,
} from '../support/table.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { pageOf } from './player.ts';

const city = { type: 'tile', x: 0, y: -1, rotation: 180, deploy: { piece: 'meeple', segment: 'city0' } };

describeInBrowser('the end of a game', () => {
  const service = useApp();
  const browser = useBrowser();

  /** A finished game in which seat 0 completed a city of four points. */
  async function finished(count: number, request: object = {}) {
    const table = await startTable(service, count, { ...cityFirst, ...request });
    await decide(service, table, table.players[0]!, city).expect(201);
    await playOn(service, table);
    return table;
  }

  test('starts with the result, points by kind and one main button', async () => {
    const table = await finished(2, { name: 'Short game' });
    const [anna, bruno] = table.players;
    const { scores } = await readTable(service, table, anna!);
    const by = scores[0] - scores[1];
    expect(by).toBeGreaterThan(0);
    const page = await pageOf(browser, service, bruno!, `/games/${table.id}`, phone);
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
    await page.getByRole('img', { name: 'How the game went' }).waitFor();
    expect(await page.locator('.result .main').allInnerTexts()).toEqual(['Game review']);
    await page.locator('.picture.drawn').waitFor();
    await expectUsable(page, 'the end of a game on a phone');
    const winner = await pageOf(browser, service, anna!, `/games/${table.id}`, {
      ...desktop,
      colorScheme: 'dark',
      locale: 'it-IT',
    });
    await winner.getByRole('heading', { name: `Hai vinto di ${by} punt` }).waitFor();
    await winner.locator('.picture.drawn').waitFor();
    await winner.locator('.result-course').waitFor();
    await expectUsable(winner, 'the end of a game, dark');
  });

  test('shows the place among several players', async () => {
    const table = await finished(3);
    const { scores, places } = await readTable(service, table, table.players[0]!);
    const last = places.indexOf(Math.max(...places));
    const behind = Math.max(...scores) - scores[last];
    const page = await pageOf(browser, service, table.players[last]!, `/games/${table.id}`, phone);
    const ordinal = ['1st', '2nd', '3rd'][places[last] - 1];
    await page.getByRole('heading', { name: `You came ${ordinal}, ${behind} point` }).waitFor();
    await page.locator('.result-course').waitFor();
    await page.locator('.picture.drawn').waitFor();
  });

  test('links to the next waiting game, like every move', async () => {
    const table = await finished(2);
    const pair = table.players.slice(0, 2);
    const first = await seatAll(service, pair, { name: 'First table' });
    const second = await seatAll(service, pair, { name: 'Second table' });
    const page = await pageOf(browser, service, pair[0]!, `/games/${table.id}`, phone);
    await page.locator('.result .main').getByText('Next: Second table (2 waiting)').click();
    await page.waitForURL(`**/games/${second.id}`);
    await playOn(service, second, 1);
    await page.getByRole('link', { name: 'Next: First table', exact: true }).waitFor();
    await page.locator('.picture.drawn').waitFor();
    await expectUsable(page, 'waiting, with another game that waits');
    await page.getByRole('link', { name: 'Next: First table', exact: true }).click();
    await page.waitForURL(`**/games/${first.id}`);
  });
});

describeInBrowser('a player who resigned while ahead', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  const named = async (name: string) => {
    const table = await tableWithResigner(service, 2, { name });
    const [anna, bruno] = table.players as [TestTable['players'][0], TestTable['players'][0]];
    return { table, anna, bruno };
  };

  test('has lost at the table, in the game list and in the analysis', async () => {
    const { table, anna, bruno } = await named('Left ahead');
    const verdict = `You resigned. ${bruno.handle} wins.`;
    const page = await pageOf(browser, service, anna, `/games/${table.id}`, phone);
    await page.getByText(verdict).waitFor();
    await page.locator('.picture.drawn').waitFor();
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
    await page.goto(service.url);
    const card = page.getByRole('link', { name: /Left ahead/ });
    await card.getByText(`You resigned. ${bruno.handle} wins ·`).waitFor();
    await card.getByText('resigned', { exact: true }).waitFor();
  });

  test('has lost to the other player, and in Italian', async () => {
    const { table, anna, bruno } = await named('Lasciata');
    const page = await pageOf(browser, service, bruno, `/games/${table.id}`, { ...desktop, locale: 'it-IT' });
    await page.getByText(`${anna.handle} ha abbandonato. Vince ${bruno.handle}.`).waitFor();
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
    const page = await pageOf(browser, service, anna, '/statistics');
    await page.getByText('One game whose tiles were chosen in advance is not counted.').waitFor();
    const row = page.getByRole('row', { name: new RegExp(`^${bruno.handle}`) });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['1', '0', '1']);
    await page.getByText('0 (0%)').waitFor();
  });
});
