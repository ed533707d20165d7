import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { readTable, seatAll } from '../support/table.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { openAs } from './player.ts';

/** Whether the whole of something is seen in the part of the table that scrolls. */
async function isInSide(page: Page, element: Locator): Promise<boolean> {
  const [side, box] = await Promise.all([page.locator('#side').boundingBox(), element.boundingBox()]);
  if (side === null || box === null) return false;
  return box.y >= side.y && box.y + box.height <= side.y + side.height;
}

const small = { ...phone, viewport: { width: 390, height: 664 }, colorScheme: 'dark' } as const;

describeInBrowser('requests on the page', () => {
  const service = useApp();
  const browser = useBrowser();

  test('two players agree on a pause and go on, one of them with the keyboard, one on a phone', async () => {
    const players = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
    const table = await seatAll(service, players, { clock: { perTurn: 'P2D' } });
    const [anna, bruno] = [await browser.open(desktop), await browser.open(small)];
    await openAs(anna, service, players[0]!, `/games/${table.id}`);
    await openAs(bruno, service, players[1]!, `/games/${table.id}`);
    for (const page of [anna, bruno]) await page.locator('.picture.drawn').waitFor();

    await anna.getByText('More…').focus();
    await anna.keyboard.press('Enter');
    await keepPicture(anna, 'menu');
    await anna.getByRole('button', { name: 'A pause' }).press('Enter');
    await keepPicture(anna, 'explained');
    await anna.getByRole('button', { name: 'Send the request' }).press('Enter');
    await anna.getByText('You have requested: a pause.').waitFor();
    await keepPicture(anna, 'sent');

    const asked = bruno.getByRole('group', { name: 'Request' });
    await asked.getByText(`${players[0]!.handle} proposes a pause`).waitFor();
    await keepPicture(bruno, 'asked');
    await asked.getByRole('button', { name: 'Agree' }).click();
    for (const page of [anna, bruno]) {
      await page.getByText('Paused: no deadline').first().waitFor();
      await page.locator('.log li.note', { hasText: 'Everybody agreed: a pause.' }).waitFor();
      await keepPicture(page, page === anna ? 'paused' : 'paused-phone');
    }
    expect((await readTable(service, table, players[0]!)).pausedAt).not.toBeNull();

    await bruno.getByText('More…').click();
    await keepPicture(bruno, 'menu-phone');
    await bruno.getByRole('button', { name: 'End the pause' }).click();
    await keepPicture(bruno, 'explained-phone');
    await bruno.getByRole('button', { name: 'Send the request' }).click();
    const sent = bruno.getByText('You have requested: the end of the pause.');
    await sent.waitFor();
    await expect.poll(() => isInSide(bruno, sent)).toBe(true);
    await anna.getByRole('group', { name: 'Request' }).getByRole('button', { name: 'Decline' }).click();
    await anna.locator('.log li.note', { hasText: 'Declined: the end of the pause.' }).waitFor();
    await bruno.getByText('More…').click();
    await bruno.getByRole('button', { name: 'End the pause' }).click();
    await bruno.getByRole('button', { name: 'Send the request' }).click();
    await anna.getByRole('button', { name: 'Agree' }).click();
    await anna.getByText('Paused: no deadline').waitFor({ state: 'detached' });
    const { pausedAt, awaiting } = await readTable(service, table, players[0]!);
    expect(pausedAt).toBeNull();
    expect(Date.parse(awaiting.deadline)).toBeGreaterThan(Date.now());
  });

  test('a game is resigned below its other requests, after a second look', async () => {
    const players = [await makePlayer(service, 'carla'), await makePlayer(service, 'dario')];
    const table = await seatAll(service, players);
    const page = await browser.open(small);
    await openAs(page, service, players[0]!, `/games/${table.id}`);
    await page.getByText('More…').click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByText('It ends, and you lose it.').waitFor();
    await keepPicture(page, 'resign-phone');
    await page.getByRole('group', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
    await page.getByText('More…').waitFor({ state: 'detached' });
    const result = page.getByRole('heading', { name: 'You resigned.' });
    await expect.poll(() => isInSide(page, result)).toBe(true);
    expect((await readTable(service, table, players[0]!)).status).toBe('finished');
  });
});
