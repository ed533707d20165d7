import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { decide, optionsOf, startTable, type TestTable } from '../support/table.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { openAs } from './player.ts';

/** The first player draws E and U, the second one V and A. */
const draws = ['base/E', 'base/V', 'base/U', 'base/A', 'base/U', 'base/U'];

describeInBrowser('chains of plans on the page', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  test('what others do first and what follows is explored on the board, saved and played', async () => {
    const table = await startTable(service, 2, { scenario: { draws } });
    const page = await browser.open(phone);
    await openAs(page, service, table.players[1]!, `/games/${table.id}`);
    await assumeTheirs(page);
    await expectUsable(page, 'after a turn of somebody else');
    await planNext(page, 'base/V', '1,0');
    await page.getByRole('button', { name: 'Plan my next turn too' }).click();
    await page.getByText('And which tile then?').waitFor();
    expect(await page.locator('.planned').count()).toBe(2);
    await planNext(page, 'base/A', '-1,0');
    expect(await page.locator('.plan-steps li').count()).toBe(2);
    await expectUsable(page, 'chain');
    await keepPicture(page, 'chain');
    await page.getByRole('button', { name: 'Save 2 plans' }).click();
    const waiting = page.locator('.plans li.waiting');
    await expect.poll(() => waiting.count()).toBe(2);
    await waiting
      .first()
      .getByText(/once the marked square is taken.* the city of 1 tile.* is complete/)
      .waitFor();
    await waiting.last().getByText('after plan 1').waitFor();
    await keepPicture(page, 'list');

    await moveTo(table, 0, -1);
    await page.locator('.picture[data-seq="2"]').waitFor();
    await expect.poll(() => waiting.count()).toBe(1);
    await moveTo(table, 0, 1);
    await page.locator('.picture[data-seq="4"]').waitFor();
    await expect.poll(() => page.locator('.plans li.done').count()).toBe(2);
  });

  test('a chain is left step by step, and begun behind a plan that waits', async () => {
    const table = await startTable(service, 2, { scenario: { draws } });
    const page = await browser.open(desktop);
    await openAs(page, service, table.players[1]!, `/games/${table.id}`);
    await assumeTheirs(page);
    await keepPicture(page, 'then');
    await page.reload();
    await page.getByRole('button', { name: 'Go on planning' }).first().click();
    await page.locator('.plan-steps li').waitFor();
    await page.getByRole('button', { name: 'One step back' }).click();
    await page.locator('.plan-steps').waitFor({ state: 'detached' });
    expect(await page.locator('.planned').count()).toBe(0);
    await page.getByRole('button', { name: 'One step back' }).click();
    await page.getByText('For which tile?').waitFor();

    await planNext(page, 'base/V', '1,0');
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await page.getByRole('button', { name: 'Plan what follows plan 1' }).click();
    await planNext(page, 'base/A', '2,0');
    await keepPicture(page, 'follow');
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await page.locator('.plans li.waiting').getByText('after plan 1').waitFor();
    await page.getByRole('button', { name: 'Delete plan 1' }).click();
    await expect.poll(() => page.locator('.plans li').count()).toBe(0);
  });

  test('a follower that would be back with its player is struck out', async () => {
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
    const page = await browser.open({ ...phone, colorScheme: 'dark' });
    await openAs(page, service, table.players[1]!, `/games/${table.id}`);
    await page.locator('.plans > button', { hasText: 'Plan ahead' }).click();
    await planNext(page, 'base/A', '2,0');
    await page.getByRole('button', { name: 'Plan my next turn too' }).click();
    await page.getByText('And which tile then?').waitFor();
    expect(await page.locator('.plan-gone').count()).toBe(0);
    await planNext(page, 'base/A', '-1,0');
    await page.getByRole('button', { name: 'Plan my next turn too' }).click();
    await page.locator('.plan-gone').waitFor({ state: 'attached' });
    const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
    await expect.poll(async () => (await topOf('.planning h2')) >= (await topOf('.side'))).toBe(true);
    await keepPicture(page, 'gone');
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

  /** The first player places the tile in a cell. */
  async function moveTo(table: TestTable, x: number, y: number): Promise<void> {
    const [anna] = table.players;
    const options: { decision: { x: number; y: number } }[] = await optionsOf(service, table, anna!);
    const option = options.find(({ decision }) => decision.x === x && decision.y === y);
    await decide(service, table, anna!, option!.decision).expect(201);
  }
});
