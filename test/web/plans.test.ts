import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../web/i18n/en/index.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { type TestApp, useApp } from '../support/app.ts';
import { flightScenario, playToFlight } from '../support/flight.ts';
import type { TestPlayer } from '../support/players.ts';
import { openRequest } from '../support/requests.ts';
import { decide, optionsOf, playOn, readTable, startTable, type TestTable } from '../support/table.ts';
import { expectUsable, expectUsableEverywhere, smallAndDark } from './axe.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { openAs, pageOf } from './player.ts';

/** Two monasteries, one for each player, and a tile that is never drawn. */
const draws = ['base/A', 'base/A', 'base/D'];

describeInBrowser('plans on the page', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  test('a planned tile is played after the opponent’s move, and both pages show it', async () => {
    const table = await startTable(service, 2, { scenario: { draws } });
    const [anna, bruno] = table.players;
    const [annas, brunos] = [await browser.open(desktop), await browser.open(phone)];
    await openAs(annas, service, anna!, `/games/${table.id}`);
    await openAs(brunos, service, bruno!, `/games/${table.id}`);
    await plan(brunos, { x: 1, y: 0 });
    await brunos.locator('.plans').getByText('Only you can see your plans.').waitFor();
    expect(await annas.locator('.plans li').count()).toBe(0);

    await moveTo(service, table, -1, 0);
    for (const page of [annas, brunos]) await page.locator('.picture[data-seq="2"]').waitFor();
    await brunos.locator('.plans li.done').getByText('Played as move 2').waitFor();
    for (const page of [annas, brunos])
      expect(await page.locator('.log li').first().innerText()).toContain(en.turn.atCell(1, 0));
    expect(await annas.locator('.plans li').count()).toBe(0);
  });

  test('a plan that no longer fits is shown as cancelled, with the reason, until dismissed', async () => {
    const table = await startTable(service, 2, { scenario: { draws } });
    const page = await pageOf(browser, service, table.players[1]!, `/games/${table.id}`);
    await plan(page, { x: 1, y: 0 });
    await moveTo(service, table, 1, 0);
    await page.locator('.sheet.awaiting').waitFor();
    const line = page.locator('.plans li.cancelled');
    await line.getByText('Cancelled. The square is taken.').waitFor();
    await line.getByRole('button', { name: 'Dismiss' }).click();
    await line.waitFor({ state: 'detached' });
  });

  test('plans are ordered, changed, made conditional and deleted with the keyboard only', async () => {
    const table = await startTable(service, 2, { scenario: { draws } });
    const page = await pageOf(browser, service, table.players[1]!, `/games/${table.id}`);
    await plan(page, { x: 1, y: 0 });
    await plan(page, { x: -1, y: 0 });
    const lines = page.locator('.plans ol li');
    expect(await lines.first().innerText()).toContain(en.turn.atCell(1, 0).slice(3));

    await press(page, 'Move plan 2 up');
    await expect.poll(() => lines.first().innerText()).toContain(en.turn.atCell(-1, 0).slice(3));
    await press(page, 'Change plan 1');
    await page.locator('.planning h2:focus').waitFor(); // otherwise it takes the focus from the next key press
    await page.getByLabel('Only once a square is taken').press('Space');
    await page.locator('.planning select').selectOption({ label: '0, 1' });
    await page.locator('.plan-square').waitFor({ state: 'attached' });
    await press(page, 'Save the plan');
    await lines.first().getByText('once the marked square is taken').waitFor();
    await press(page, 'Delete plan 2');
    await expect.poll(() => lines.count()).toBe(1);
    await page.getByLabel('Play for me when there is only one possible answer').press('Space');
    await press(page.locator('.plans'), 'Plan ahead');
    await page.locator('.planning h2:focus').waitFor();
    await page.locator('[data-tile="base/A"]').press('Enter');
    await page.locator('.place').first().waitFor();
    await page.reload();
    await press(page.locator('.plans'), 'Continue planning');
    await page.locator('.place').first().waitFor();
    const forced = page.getByLabel('Play for me when there is only one possible answer');
    expect(await forced.isChecked()).toBe(true);
  });

  test('names two features of a tile differently', async () => {
    const table = await startTable(service, 2, { scenario: { draws: ['base/U', 'base/I', ...draws] } });
    await playOn(service, table, 2);
    const page = await pageOf(browser, service, table.players[1]!, `/games/${table.id}`);
    await page.locator('.plans > button').click();
    await page.locator('[data-tile="base/A"]').click();
    await page.locator('[data-cell]').first().click();
    await page.getByRole('button', { name: 'Plan this' }).click();
    await page.getByLabel('Only once a feature is complete').check();
    const choice = page.locator('.planning select');
    const names = await choice.locator('option').allTextContents();
    expect(new Set(names).size).toBe(names.length);
    await choice.selectOption(names.find((name) => /\((north|south|east|west)\)/.test(name)) ?? 'none');
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await page
      .locator('.plans li')
      .getByText(/^once the city of \d tiles? (\(.+\) )?is complete$/)
      .waitFor();
  });

  test('axe finds no serious problem in any step', async () => {
    const table = await startTable(service, 2, { scenario: { draws } });
    const page = await pageOf(browser, service, table.players[1]!, `/games/${table.id}`, smallAndDark);
    await page.locator('.picture.drawn').waitFor();
    const check = (step: string) => expectUsableEverywhere(page, step);
    await page.locator('.plans > button').click();
    await page.locator('[data-tile="base/A"]').waitFor();
    await check('tile');
    await page.locator('[data-tile="base/A"]').click();
    await page.locator('[data-cell="1,0"]').click();
    await check('move');
    await page.locator('.confirm .main').click();
    await page.locator('[name=plan-mode][value=completed]').check();
    await check('summary');
    await page.locator('[name=plan-mode][value=always]').check();
    await page.locator('.confirm .main').click();
    await page.locator('.plans li.waiting').waitFor();
    await check('list');
  });

  test('a draft survives a change of colour scheme while no events arrive', async () => {
    const table = await startTable(service, 2, { scenario: { draws } });
    const [anna, bruno] = table.players;
    const page = await pageOf(browser, service, bruno!, `/games/${table.id}`, smallAndDark);
    await page.locator('.plans > button').click();
    await page.locator('[data-tile="base/A"]').waitFor();
    const game = `${service.url}/v1/games/${table.id}`;
    await page.route(
      game,
      async (route) => {
        const redrawn = page.waitForResponse(/board\.svg/);
        await page.emulateMedia({ colorScheme: 'light' });
        await redrawn;
        await route.continue();
      },
      { times: 1 },
    );
    const read = page.waitForResponse(game);
    await openRequest(service, table, anna!, { kind: 'pause' }).expect(201);
    expect((await read).status()).toBe(304);
    await page.locator('[data-tile="base/A"]').click();
    await page.locator('[data-cell="1,0"]').waitFor();
  });

  test('the dragon is moved by preference on every step that the player is asked for', async () => {
    const rules = { expansions: ['princess-and-dragon', 'tower'] };
    const table = await startTable(service, 4, { rules, scenario: flightScenario });
    const [first, second, third] = table.players as [TestPlayer, TestPlayer, TestPlayer];
    const page = await pageOf(browser, service, second, `/games/${table.id}`, phone);
    await page.locator('.plans > button', { hasText: 'Plan ahead' }).click();
    const form = page.locator('.plan-preference');
    await form.getByText('Move the dragon …').click();
    await form.getByLabel('First').selectOption(`Towards ${third.handle}`);
    await form.getByLabel('Otherwise').first().selectOption('Away from you');
    await expectUsable(page, 'goals of a plan');
    await form.getByRole('button', { name: 'Save the plan' }).click();
    const line = page.locator('.plans li.waiting');
    await line.getByText(`Move the dragon towards ${third.handle}, else away from you`).waitFor();

    await playToFlight(service, table);
    await decide(service, table, first, { type: 'dragon', x: 0, y: 1 }).expect(201);
    await expect
      .poll(async () => (await readTable(service, table, first)).awaiting)
      .toMatchObject({ phase: 'dragon', seats: [2] });
    await page.locator('.log li', { hasText: 'lands the dragon' }).nth(1).waitFor();
    expect(await line.count()).toBe(1);
  });

  /** Plans the monastery on a cell, on the page. */
  async function plan(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
    await page.locator('.plans > button', { hasText: 'Plan ahead' }).click();
    await page.locator('[data-tile="base/A"]').click();
    await page.locator(`[data-cell="${x},${y}"]`).click();
    // An exploration is not a turn of the game.
    expect(await page.locator('.sheet.awaiting').count()).toBe(0);
    await page.getByRole('button', { name: 'Plan this' }).click();
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/plans'),
    );
    await page.getByRole('button', { name: 'Save the plan' }).click();
    expect((await saved).status()).toBe(201);
    await page.locator('.planning').waitFor({ state: 'detached' });
    await page.locator('.plans li.waiting', { hasText: en.turn.atCell(x, y).slice(3) }).waitFor();
  }
});

/** Presses a button with the keyboard. */
async function press(page: Pick<Page, 'getByRole'>, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
}

/** Has the first player place the tile in a cell. */
async function moveTo(service: TestApp, table: TestTable, x: number, y: number): Promise<void> {
  const [anna] = table.players;
  const options: { decision: { x: number; y: number } }[] = await optionsOf(service, table, anna!);
  const option = options.find(({ decision }) => decision.x === x && decision.y === y);
  await decide(service, table, anna!, option!.decision).expect(201);
}

/** The first player draws E and U, the second one V and A. */
const chained = ['base/E', 'base/V', 'base/U', 'base/A', 'base/U', 'base/U'];

describeInBrowser('chains of plans on the page', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  test('others’ moves and their consequences are explored on the board, saved and played', async () => {
    const table = await startTable(service, 2, { scenario: { draws: chained } });
    const page = await pageOf(browser, service, table.players[1]!, `/games/${table.id}`, phone);
    await assumeTheirs(page);
    await expectUsable(page, 'after another player’s turn');
    await planNext(page, 'base/V', '1,0');
    await page.getByRole('button', { name: 'Plan my next turn too' }).click();
    await page.getByText('And then which tile?').waitFor();
    expect(await page.locator('.planned').count()).toBe(2);
    await planNext(page, 'base/A', '-1,0');
    expect(await page.locator('.plan-steps li').count()).toBe(2);
    await expectUsable(page, 'chain');
    await page.getByRole('button', { name: 'Save 2 plans' }).click();
    const waiting = page.locator('.plans li.waiting');
    await expect.poll(() => waiting.count()).toBe(2);
    await waiting
      .first()
      .getByText(/once the marked square is taken.* the city of 1 tile.* is complete/)
      .waitFor();
    await waiting.last().getByText('after plan 1').waitFor();

    await moveTo(service, table, 0, -1);
    await page.locator('.picture[data-seq="2"]').waitFor();
    await expect.poll(() => waiting.count()).toBe(1);
    await moveTo(service, table, 0, 1);
    await page.locator('.picture[data-seq="4"]').waitFor();
    await expect.poll(() => page.locator('.plans li.done').count()).toBe(2);
  });

  test('a chain is undone step by step, and started behind a waiting plan', async () => {
    const table = await startTable(service, 2, { scenario: { draws: chained } });
    const page = await pageOf(browser, service, table.players[1]!, `/games/${table.id}`);
    await assumeTheirs(page);
    await page.reload();
    await page.getByRole('button', { name: 'Continue planning' }).first().click();
    await page.locator('.plan-steps li').waitFor();
    await page.getByRole('button', { name: 'One step back' }).click();
    await page.locator('.plan-steps').waitFor({ state: 'detached' });
    expect(await page.locator('.planned').count()).toBe(0);
    await page.getByRole('button', { name: 'One step back' }).click();
    await page.getByText('For which tile?').waitFor();

    await planNext(page, 'base/V', '1,0');
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await page.getByRole('button', { name: 'Plan the turn after plan 1' }).click();
    await planNext(page, 'base/A', '2,0');
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await page.locator('.plans li.waiting').getByText('after plan 1').waitFor();
    await page.getByRole('button', { name: 'Delete plan 1' }).click();
    await expect.poll(() => page.locator('.plans li').count()).toBe(0);
  });

  test('a follower back in the supply is struck out', async () => {
    const scenario = { draws: ['base/U', 'base/A', 'base/V', 'base/A', 'base/V', 'base/A'] };
    const table = await startTable(service, 2, { scenario });
    const onRoad = { piece: 'meeple', segment: 'road0' };
    await decide(service, table, table.players[0]!, {
      type: 'tile',
      x: 1,
      y: 0,
      rotation: 90,
      deploy: onRoad,
    }).expect(201);
    const page = await pageOf(browser, service, table.players[1]!, `/games/${table.id}`, {
      ...phone,
      colorScheme: 'dark',
    });
    await page.locator('.plans > button', { hasText: 'Plan ahead' }).click();
    await planNext(page, 'base/A', '2,0');
    await page.getByRole('button', { name: 'Plan my next turn too' }).click();
    await page.getByText('And then which tile?').waitFor();
    expect(await page.locator('.plan-gone').count()).toBe(0);
    await planNext(page, 'base/A', '-1,0');
    await page.getByRole('button', { name: 'Plan my next turn too' }).click();
    await page.locator('.plan-gone').waitFor({ state: 'attached' });
    const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
    await expect.poll(async () => (await topOf('.planning h2')) >= (await topOf('.side'))).toBe(true);
  });

  /** Assumes that the first player closes the city of the start tile. */
  async function assumeTheirs(page: Page): Promise<void> {
    await page.locator('.plans > button', { hasText: 'Plan ahead' }).click();
    await page.getByRole('button', { name: /^Assume .*’s move first$/ }).click();
    await page.locator('[data-tile="base/E"]').click();
    await page.locator('[data-cell="0,-1"]').click();
    await page.getByRole('button', { name: 'Assume this' }).click();
    await page.locator('.plan-steps li').waitFor();
    await page.locator('.planned').waitFor({ state: 'attached' });
  }

  async function planNext(page: Page, tile: string, cell: string): Promise<void> {
    await page.locator(`[data-tile="${tile}"]`).click();
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.getByRole('button', { name: 'Plan this' }).click();
    await page.getByText('When should it be played?').waitFor();
  }
});
