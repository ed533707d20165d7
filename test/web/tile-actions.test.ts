import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseDecision } from '../../src/engine/index.ts';
import { useApp } from '../support/app.ts';
import { decide, readTable, startTable, type TestTable } from '../support/table.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { openAs, pageOf } from './player.ts';

/** A board with a tower, and draws with a portal, a volcano and a dragon. */
const table = {
  rules: { expansions: ['princess-and-dragon', 'tower'] },
  scenario: {
    start: ['tower/B 0,0', 'base/U -1,0', 'base/B 0,1', 'base/B 1,1', 'base/B 1,2'].map((text) => {
      const [, tile, x, y] = /^(\S+) (-?\d+),(-?\d+)$/.exec(text) ?? [];
      return { tile, x: Number(x), y: Number(y), rotation: 0 };
    }),
    draws: [
      ...['base/B', 'base/B', 'dragon/H', 'base/B', 'base/B', 'base/B', 'base/B', 'dragon/A', 'dragon/N'],
      ...['base/B', 'base/B', 'base/B'],
    ],
  },
};

/** Draws that lead to two cities with a knight each, which the princess on the last tile joins. */
const court = {
  rules: { expansions: ['princess-and-dragon'] },
  scenario: {
    start: [0, 1, 2].map((x) => ({ tile: 'base/B', x, y: 1, rotation: 0 })),
    draws: ['base/B', 'base/E', 'base/E', 'base/B', 'dragon/K', 'base/B'],
  },
};
const knights = ['0,2 r0', '0,0 r90 meeple@city0', '2,0 r270 meeple@city0', '1,2 r0'];

/** A tower and a road of two tiles, and draws with the monastery that completes the road. */
const dungeon = {
  rules: { expansions: ['tower', 'inns-and-cathedrals', 'abbey-and-mayor'] },
  scenario: {
    start: [
      { tile: 'tower/B', x: 0, y: 0, rotation: 0 },
      { tile: 'base/A', x: 5, y: 1, rotation: 270 },
      { tile: 'base/U', x: 6, y: 1, rotation: 90 },
    ],
    draws: [...Array(6).fill('base/B'), 'base/A', ...Array(4).fill('base/B')],
  },
};
/** The second player captures three followers of the first, who then has the points to buy one back. */
const captures = [
  '1,0 r0 meeple@monastery0',
  '2,0 r0 + floor 0,0 > 0 meeple@1,0:monastery0',
  '0,1 r0 large-meeple@monastery0',
  '3,0 r0 + floor 0,0 > 0 large-meeple@0,1:monastery0',
  '-1,0 r0 wagon@monastery0',
  '0,2 r0 + floor 0,0 > 0 wagon@-1,0:monastery0',
  '7,1 r90 meeple@road0',
  '-2,0 r0 meeple@monastery0',
];

const phone390: BrowserContextOptions = { ...phone, viewport: { width: 390, height: 844 } };

describeInBrowser('actions with a tile', () => {
  const service = useApp();
  const browser = useBrowser();

  async function play(game: TestTable, seat: number, text: string): Promise<void> {
    await decide(service, game, game.players[seat]!, parseDecision(text)!).expect(201);
  }

  /** Taps a square for the tile, then an action, then places on the board. */
  async function act(page: Page, cell: string, action: string, marks: readonly string[]): Promise<void> {
    await page.locator(`.place[data-cell="${cell}"]`).tap();
    await page.locator(`[data-action="${action}"]`).tap();
    for (const mark of marks) await page.locator(`[data-mark="${mark}"]`).tap();
  }

  /** Drags the dragon to a cell. */
  async function drag(page: Page, cell: string): Promise<void> {
    const from = (await page.locator('.movable-figure rect').boundingBox())!;
    const to = (await page.locator(`.on-tile[data-cell="${cell}"] rect`).boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
  }

  async function send(page: Page): Promise<void> {
    const answered = page.waitForResponse((response) => response.url().endsWith('/moves'));
    await page.locator('.confirm .main').tap();
    const { version } = await (await answered).json();
    await page.locator(`.picture[data-seq="${version}"]`).waitFor();
  }

  test('go through a portal, to a tower, a fairy and a dragon, on a phone', async () => {
    const game = await startTable(service, 2, table);
    const [anna] = game.players;
    await play(game, 0, '2,1 r0 meeple@monastery0');
    await play(game, 1, '1,0 r0 meeple@monastery0');
    const page = await pageOf(browser, service, anna!, `/games/${game.id}`, phone390);
    const shown = async () => (await readTable(service, game, anna!)).table;

    await act(page, '-1,-1', 'deploy', []);
    await page.getByRole('heading', { name: 'Where does it go?' }).waitFor();
    await keepPicture(page, 'portal');
    await expectUsable(page, 'a deployment through a portal');
    await page.locator('[data-mark="0,1:monastery0"]').tap();
    await keepPicture(page, 'portal chosen');
    await send(page);
    expect((await shown()).pieces).toContainEqual({
      seat: 0,
      piece: 'meeple',
      at: { x: 0, y: 1, segment: 'monastery0' },
    });

    await play(game, 1, '3,1 r0');
    await page.locator('.place[data-cell="2,0"]').tap();
    await keepPicture(page, 'actions');
    await page.locator('[data-action="floor"]').tap();
    await page.getByRole('heading', { name: 'Capture a follower?' }).waitFor();
    await keepPicture(page, 'capture');
    await page.locator('[data-mark="1,0:monastery0"]').tap();
    await expectUsable(page, 'a capture by a tower');
    await page.emulateMedia({ colorScheme: 'dark' });
    await keepPicture(page, 'capture chosen');
    await send(page);
    expect((await shown()).expansions.tower).toEqual({
      towers: [{ x: 0, y: 0, floors: 1, top: null }],
      floors: [9, 10],
      prisoners: [{ seat: 1, piece: 'meeple', holder: 0 }],
    });

    await play(game, 1, '3,0 r0');
    await act(page, '2,2', 'fairy', []);
    await keepPicture(page, 'fairy');
    await page.locator('[data-mark="2,1:monastery0"]').tap();
    await keepPicture(page, 'fairy chosen');
    await send(page);
    expect((await shown()).expansions['princess-and-dragon'].fairy).toMatchObject({ x: 2, y: 1 });

    await play(game, 1, '0,2 r0');
    await page.locator('.place[data-cell="4,0"]').tap();
    await keepPicture(page, 'dragon tile');
    await send(page);
    await page.getByText('The dragon flies: 6 moves left.').waitFor();
    await expectUsable(page, 'a flight of the dragon');
    await page.getByRole('radio', { name: '2 Move the dragon here' }).check();
    await keepPicture(page, 'dragon chosen');
    await page.locator('.on-tile[data-cell="0,1"]').tap();
    await page.getByRole('radio', { name: /^1 Move the dragon here\s+Meeple of/, checked: true }).waitFor();
    await drag(page, '1,2');
    await page.getByRole('radio', { name: '2 Move the dragon here', checked: true }).waitFor();
    await send(page);
    await page.getByText('The dragon flies: 5 moves left.').waitFor();
    await play(game, 1, 'dragon 1,1');
    await page.getByRole('heading', { name: 'Move the dragon by one tile' }).waitFor();
    await page.getByText('The dragon flies: 4 moves left.').waitFor();
    const cells = page.locator('.on-tile');
    expect(await cells.evaluateAll((all) => all.map((one) => one.getAttribute('data-cell')))).toEqual([
      '1,0',
      '0,1',
    ]);
    await keepPicture(page, 'dragon on its way');
    await page.locator('.part-bar [data-part="scores"]').tap();
    await keepPicture(page, 'scores');
    const holdings = page.locator('.seats .holdings');
    expect(await holdings.allInnerTexts()).toEqual(['9 floors · 1 prisoner', '10 floors']);
    await page.locator('.part-bar [data-part="log"]').tap();
    await keepPicture(page, 'log');
  });

  test('let the princess send one of two knights home, on a phone', async () => {
    const game = await startTable(service, 2, court);
    const [anna, bruno] = game.players;
    for (const [turn, text] of knights.entries()) await play(game, turn % 2, text);
    const page = await pageOf(browser, service, anna!, `/games/${game.id}`, phone);
    await act(page, '1,0', 'princess', []);
    const question = page.getByRole('radiogroup', { name: 'Which knight does the princess send away?' });
    await question.waitFor();
    expect(await question.getByRole('radio').count()).toBe(2);
    await expectUsable(page, 'a princess who sends a knight away');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('[data-mark="0,0:city0"]').tap();
    await question.getByRole('radio', { name: `Meeple of ${bruno!.handle}`, checked: true }).waitFor();
    await expectUsable(page, 'a knight chosen for the princess');
    await send(page);
    await page
      .locator('.question')
      .getByText(`${anna!.handle} has the princess send ${bruno!.handle}’s meeple away.`)
      .waitFor();
    await keepPicture(page, 'knight sent away');
    const { pieces, seats } = (await readTable(service, game, anna!)).table;
    expect(pieces).toEqual([{ seat: 0, piece: 'meeple', at: { x: 2, y: 0, segment: 'city0' } }]);
    expect(seats[1].pieces.meeple).toBe(7);
  });

  test('exchange a prisoner of choice, after a ransom for another, on a phone', async () => {
    const game = await startTable(service, 2, dungeon);
    const [anna, bruno] = game.players;
    for (const [turn, text] of captures.entries()) await play(game, turn % 2, text);
    const page = await pageOf(browser, service, anna!, `/games/${game.id}`, phone);
    const prisoners = async () => (await readTable(service, game, anna!)).table.expansions.tower.prisoners;

    await page.getByRole('heading', { name: /^Buy a follower back for 3 points/ }).waitFor();
    const options = page.locator('.turn-option');
    expect(await options.count()).toBe(4);
    expect(
      await options.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length),
    ).toBe(0);
    await expectUsable(page, 'a ransom');
    await page.getByRole('radio', { name: /^Buy the big meeple back/ }).tap();
    await page.getByRole('button', { name: `Play, −3, ${bruno!.handle} +3` }).waitFor();
    await send(page);
    expect(await prisoners()).toEqual(['meeple', 'wagon'].map((piece) => ({ seat: 0, piece, holder: 1 })));

    await act(page, '0,3', 'floor', ['-2,0:monastery0']);
    const question = page.getByRole('radiogroup', { name: 'Which piece do you get back for it?' });
    await question.waitFor();
    await expectUsable(page, 'an exchange of prisoners');
    await page.emulateMedia({ colorScheme: 'dark' });
    await question.getByRole('radio', { name: 'Wagon' }).tap();
    await expectUsable(page, 'a chosen exchange of prisoners');
    await send(page);
    await page.locator('.question').getByText(`${anna!.handle} gets the wagon back.`).waitFor();
    await keepPicture(page, 'prisoners exchanged');
    expect(await prisoners()).toEqual([{ seat: 0, piece: 'meeple', holder: 1 }]);
  });

  test('are loaded for a single placement where all would be too many, and chosen by keyboard', async () => {
    const game = await startTable(service, 2, table);
    const [anna] = game.players;
    await play(game, 0, '2,1 r0 meeple@monastery0');
    await play(game, 1, '1,0 r0 meeple@monastery0');
    const page = await browser.open(desktop);
    await page.route('**/v1/games/*/options', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const options = body.options.map(({ deployments: _, ...option }: { deployments: unknown }) => option);
      await route.fulfill({ response, json: { ...body, options } });
    });
    await openAs(page, service, anna!, `/games/${game.id}`);
    await page.locator('.place[data-cell="-1,-1"]').press('Enter');
    await page.getByRole('button', { name: 'Place a meeple on another tile' }).press('Enter');
    await page.locator('[data-mark="0,1:monastery0"]').press('Enter');
    await keepPicture(page, 'portal on a desktop');
    await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
    await page.getByRole('heading', { name: /^Waiting for/ }).waitFor();
    expect((await readTable(service, game, anna!)).table.pieces).toContainEqual({
      seat: 0,
      piece: 'meeple',
      at: { x: 0, y: 1, segment: 'monastery0' },
    });
  });
});
