import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { optionsOf, startTable, type TestTable, takeFirst } from '../support/table.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, desktop, useBrowser } from './browser.ts';
import { openAs } from './player.ts';

/** Records the first frequency of each tone. */
const WITNESS = `
  window.tones = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones.push(this.frequency.value);
    return start.apply(this, when);
  };
`;
const tile = [210, 1100];
const turn = [587, 784];

describeInBrowser('sounds', () => {
  const service = useApp();
  const browser = useBrowser();

  async function open(player: TestPlayer, path: string): Promise<Page> {
    const page = await browser.open(desktop);
    await page.addInitScript(WITNESS);
    await openAs(page, service, player, path);
    return page;
  }

  const tonesOn = (page: Page): Promise<number[]> => page.evaluate('window.tones');

  /** Opens the table on a page after a key press. */
  async function goToTable(page: Page, { id }: TestTable): Promise<void> {
    await page.goto(`${service.url}/games/${id}`);
    await page.locator('.picture.drawn').waitFor();
    await page.keyboard.press('Shift');
  }

  test('are off until enabled by keyboard on this device, then announce tiles and turns', async () => {
    const table = await startTable(service, 2);
    const [first, second] = table.players as [TestPlayer, TestPlayer];
    const page = await open(second, `/games/${table.id}`);
    await page.locator('.picture.drawn').waitFor();
    await page.keyboard.press('Shift');
    await takeFirst(service, table, first);
    await page.locator('.sheet.awaiting').waitFor();
    expect(await tonesOn(page)).toEqual([]);

    await page.goto(`${service.url}/settings`);
    const choice = page.getByLabel('A soft sound when it is your turn');
    await choice.waitFor();
    expect(await choice.isChecked()).toBe(false);
    // The previous field: the chosen appearance.
    await page.getByLabel('Same as the device').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await choice.isChecked()).toBe(true);
    await expect.poll(() => tonesOn(page)).toEqual(turn);
    await expectUsable(page, 'with sounds');

    await goToTable(page, table);
    const [option] = await optionsOf(service, table, second);
    await page.locator(`[data-cell="${option.decision.x},${option.decision.y}"]`).click();
    await page.locator('.confirm .main').click();
    await expect.poll(() => tonesOn(page)).toEqual(tile);
    await takeFirst(service, table, first);
    await expect.poll(() => tonesOn(page)).toEqual([...tile, ...tile, ...turn]);
  });

  test('can be disabled again, in the reader’s language', async () => {
    const { players } = await startTable(service, 2);
    const page = await open(players[0]!, '/settings');
    await page.getByLabel('Italiano').check();
    const choice = page.getByLabel('Un suono discreto quando tocca a te');
    await choice.check();
    await expect.poll(() => tonesOn(page)).toEqual(turn);
    await choice.uncheck();
    await page.reload();
    await choice.waitFor();
    expect(await choice.isChecked()).toBe(false);
    expect(await tonesOn(page)).toEqual([]);
  });
});
