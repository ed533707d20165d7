import { expect, test } from 'vitest';
import { parseDecision } from '../../src/engine/index.ts';
import { useApp } from '../support/app.ts';
import { decide, readTable, startTable } from '../support/table.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, desktop, useBrowser } from './browser.ts';
import { decideOnPage, openAs, pageOf } from './player.ts';

/** A wagon whose road is completed, and then a follower that can enter the town. */
const wagonAndCount = {
  rules: { expansions: ['abbey-and-mayor', 'count'] },
  scenario: { draws: ['base/L', 'base/D', 'base/L', 'abbey/A', 'base/L'] },
};
const beforeWagon = [
  [0, '-3,-1 r180 wagon@road0'],
  [1, '2,1 r270 meeple@road0'],
  [0, '-2,2 r0 meeple@road1'],
  [1, '-4,-1 r270 wagon@road2'],
] as const;
/** The road of the second player is completed without them, so that a follower enters the market before the last tile. */
const untilTheEnd = [
  ...beforeWagon.slice(0, 2),
  [0, '-2,2 r0 meeple@field0'],
  beforeWagon[3],
  [0, 'wagon -4,-1:road0'],
  [1, 'count market meeple'],
] as const;

describeInBrowser('questions out of turn', () => {
  const service = useApp();
  const browser = useBrowser();

  test('a wagon moves on, a follower enters the town, and the count moves', async () => {
    const table = await startTable(service, 2, wagonAndCount);
    const pages = [await browser.open(desktop), await browser.open(desktop)];
    for (const [seat, page] of pages.entries())
      await openAs(page, service, table.players[seat]!, `/games/${table.id}`);
    const [anna, bruno] = pages;
    for (const [seat, text] of beforeWagon) await decideOnPage(pages[seat]!, service, table, seat, text);

    await anna!.getByRole('heading', { name: 'Move your wagon, or take it home', exact: true }).waitFor();
    await decideOnPage(anna!, service, table, 0, 'wagon -4,-1:road0', async (page) => {
      expect(await page.locator('.highlight.chosen').count()).toBe(1);
    });
    await bruno!.getByRole('heading', { name: 'Send a meeple into Carcassonne, or none' }).waitFor();
    await decideOnPage(bruno!, service, table, 1, 'count blacksmith meeple > cathedral', async (page) => {
      await page.getByRole('heading', { name: 'Move the count?' }).waitFor();
    });
    const log = anna!.getByRole('list', { name: 'Log' });
    await log.getByText('moves the count to the cathedral.').waitFor();
    expect((await readTable(service, table, table.players[0]!)).table.expansions.count.town.count).toBe(
      'cathedral',
    );
  });

  test('a phase without its own question lists every option', async () => {
    const table = await startTable(service, 2, wagonAndCount);
    const [anna, bruno] = table.players;
    for (const [seat, text] of beforeWagon)
      await decide(service, table, table.players[seat]!, parseDecision(text)!).expect(201);
    const page = await browser.open(desktop);
    await page.route('**/v1/games/*/options', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const awaiting = { ...body.awaiting, phase: 'crop-circle' };
      await route.fulfill({ response, json: { ...body, awaiting, question: 'choose a circle' } });
    });
    await openAs(page, service, anna!, `/games/${table.id}`);
    await page.getByRole('heading', { name: 'Choose a circle' }).waitFor();
    expect((await page.locator('.turn-option .what').allInnerTexts()).sort()).toEqual([
      'On to the road at -3,-1, in the north',
      'On to the road at -4,-1, in the north',
      'Take the wagon home',
    ]);
    expect(await page.locator('.highlight.target').count()).toBe(2);
    expect(await page.locator('.confirm .main').isDisabled()).toBe(true);
    await page.getByText('On to the road at -4,-1').click();
    expect(await page.locator('.highlight.chosen').count()).toBe(1);
    await page.locator('.confirm .main').click();
    await page.getByRole('heading', { name: /^Waiting for/ }).waitFor();
    expect((await readTable(service, table, bruno!)).version).toBe(beforeWagon.length + 1);
  });

  test('a late decision is explained and keeps its valid parts', async () => {
    const table = await startTable(service, 2, { scenario: { draws: ['base/U', 'base/U', 'base/U'] } });
    const page = await pageOf(browser, service, table.players[0]!, `/games/${table.id}`);
    await page.locator('[data-cell="1,0"]').click();
    // The page gets no news until it sends its decision.
    await page.route('**/v1/games/*', () => {});
    const [option] = (await table.players[0]!.get(`/v1/games/${table.id}/options`)).body.options;
    await decide(service, table, table.players[0]!, option.decision).expect(201);
    const refused = page.waitForResponse('**/moves');
    await page.locator('.confirm .main').click();
    await refused;
    await page.unroute('**/v1/games/*');
    await page
      .getByRole('alert')
      .getByText(/The board has changed|already been made/i)
      .waitFor();
  });

  test('a follower moves from the market to a field, by role and name, also on a phone', async () => {
    const table = await startTable(service, 2, wagonAndCount);
    for (const [seat, text] of untilTheEnd)
      await decide(service, table, table.players[seat]!, parseDecision(text)!).expect(201);
    const [, bruno] = table.players;
    const page = await pageOf(browser, service, bruno!, `/games/${table.id}`);
    const question = 'Move a meeple from the market to a field, or none';
    await page.getByRole('heading', { name: question }).waitFor();
    await page.locator('.picture.drawn').waitFor();
    await expectUsable(page, 'final redeployment');
    await page.getByRole('button', { name: 'No meeple' }).waitFor();
    const field = page
      .getByRole('group', { name: question })
      .locator(`[data-option*='"x":-4,"y":-1']`)
      .getByRole('radio', { name: /^\d+ Meeple from the market into the field.*6 points/ });
    await field.focus();
    await page.keyboard.press('Space');
    await page.setViewportSize({ width: 390, height: 664 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('.picture.drawn').waitFor();
    await expectUsable(page, 'final redeployment, chosen, on a phone');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('heading', { name: 'You won by 2' }).waitFor();
    const log = page.getByRole('list', { name: 'Log' });
    await log.getByText(`${bruno!.handle} moves a meeple from the market into the field.`).waitFor();
    await log.getByText(`${bruno!.handle} gets 6 points for a field.`).waitFor();
    const { status, scores } = await readTable(service, table, bruno!);
    expect({ status, scores }).toEqual({ status: 'finished', scores: [6, 8] });
  });
});
