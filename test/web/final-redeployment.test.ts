import { expect, test } from 'vitest';
import { parseDecision } from '../../src/engine/index.ts';
import { useApp } from '../support/app.ts';
import { decide, readTable, startTable } from '../support/table.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, desktop, useBrowser } from './browser.ts';
import { openAs } from './player.ts';

/** Bruno's road is completed without him, so that a follower of his enters the market before the last tile. */
const market = {
  rules: { expansions: ['abbey-and-mayor', 'count'] },
  scenario: { draws: ['base/L', 'base/D', 'base/L', 'abbey/A', 'base/L'] },
};
const untilTheEnd = [
  [0, '-3,-1 r180 wagon@road0'],
  [1, '2,1 r270 meeple@road0'],
  [0, '-2,2 r0 meeple@field0'],
  [1, '-4,-1 r270 wagon@road2'],
  [0, 'wagon -4,-1:road0'],
  [1, 'count market meeple'],
] as const;

describeInBrowser('the end of a game with the count', () => {
  const service = useApp();
  const browser = useBrowser();

  test('a follower leaves the market for a field, by role and name, on a phone too', async () => {
    const table = await startTable(service, 2, market);
    for (const [seat, text] of untilTheEnd)
      await decide(service, table, table.players[seat]!, parseDecision(text)!).expect(201);
    const [, bruno] = table.players;
    const page = await browser.open(desktop);
    await openAs(page, service, bruno!, `/games/${table.id}`);
    const question = 'Move a meeple from the market to a field, or none';
    await page.getByRole('heading', { name: question }).waitFor();
    await page.locator('.picture.drawn').waitFor();
    await expectUsable(page, 'final redeployment');
    await page.getByRole('button', { name: 'Nobody' }).waitFor();
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
