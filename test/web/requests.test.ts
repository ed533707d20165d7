import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dayMs } from '../../src/helpers/time-units.ts';
import { useApp } from '../support/app.ts';
import { flightScenario, playToFlight } from '../support/flight.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { agreeTo, answerRequest, requestsOf, undoableTable } from '../support/requests.ts';
import { readTable, seatAll, startTable } from '../support/table.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { openAs, pageOf } from './player.ts';

/** Whether an element is fully visible in the scrolling part of the table. */
async function isInSide(page: Page, element: Locator): Promise<boolean> {
  const [side, box] = await Promise.all([page.locator('#side').boundingBox(), element.boundingBox()]);
  if (side === null || box === null) return false;
  return box.y >= side.y && box.y + box.height <= side.y + side.height;
}

const small = { ...phone, viewport: { width: 390, height: 664 }, colorScheme: 'dark' } as const;

describeInBrowser('requests on the page', () => {
  const service = useApp();
  const browser = useBrowser();

  test('two players agree to pause and resume, one by keyboard, one on a phone', async () => {
    const players = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
    const table = await seatAll(service, players, { clock: { perTurn: 'P2D' } });
    const [anna, bruno] = [await browser.open(desktop), await browser.open(small)];
    await openAs(anna, service, players[0]!, `/games/${table.id}`);
    await openAs(bruno, service, players[1]!, `/games/${table.id}`);
    for (const page of [anna, bruno]) await page.locator('.picture.drawn').waitFor();

    await anna.getByText('More…').focus();
    await anna.keyboard.press('Enter');
    await anna.getByRole('button', { name: 'A pause' }).press('Enter');
    await anna.getByRole('button', { name: 'Send the request' }).press('Enter');
    await anna.getByText('You have requested “A pause”.').waitFor();

    const asked = bruno.getByRole('group', { name: 'Request' });
    await asked.getByText(`${players[0]!.handle} proposes a pause`).waitFor();
    await asked.getByRole('button', { name: 'Agree' }).click();
    for (const page of [anna, bruno]) {
      await page.getByText('Paused: no deadline').first().waitFor();
      await page.locator('.log li.note', { hasText: 'All players agreed: a pause.' }).waitFor();
    }
    expect((await readTable(service, table, players[0]!)).pausedAt).not.toBeNull();

    await bruno.getByText('More…').click();
    await bruno.getByRole('button', { name: 'End the pause' }).click();
    await bruno.getByRole('button', { name: 'Send the request' }).click();
    const sent = bruno.getByText('You have requested “End the pause”.');
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

  test('a step of the dragon’s flight is undone while the next player is on vacation, on phones', async () => {
    const rules = { expansions: ['princess-and-dragon', 'tower'] };
    const table = await startTable(service, 4, {
      rules,
      scenario: flightScenario,
      clock: { perTurn: 'P2D' },
    });
    await playToFlight(service, table);
    const [first, second] = table.players as [TestPlayer, TestPlayer];
    const [anna, bruno] = [await browser.open(phone), await browser.open({ ...phone, colorScheme: 'dark' })];
    await openAs(anna, service, first, `/games/${table.id}`);
    await openAs(bruno, service, second, `/games/${table.id}`);
    const before = await readTable(service, table, first);

    await anna.getByText('The dragon flies: 6 moves left.').waitFor();
    await anna.locator('.on-tile[data-cell="0,1"]').tap();
    await anna.getByRole('button', { name: 'Play', exact: true }).tap();
    await anna.getByText(`The dragon eats ${first.handle}’s meeple.`).first().waitFor();
    const deadline = async () => Date.parse((await readTable(service, table, first)).awaiting.deadline);
    const usual = await deadline();
    const vacation = { startsAt: new Date(), endsAt: new Date(Date.now() + 9 * dayMs) };
    await second.patch('/v1/me', { vacation }).expect(200);
    const later = await deadline();
    expect(Math.round((later - usual) / dayMs)).toBe(9);
    const until = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(later);
    for (const page of [anna, bruno]) {
      await page.reload();
      await page.getByText(`Until ${until}`).waitFor();
    }
    await anna.getByRole('heading', { name: `Waiting for ${second.handle}` }).waitFor();
    await bruno.getByRole('heading', { name: 'Move the dragon by one tile' }).waitFor();
    await expectUsable(anna, 'a flight that waits for a player on vacation');
    await expectUsable(bruno, 'a step of a flight for a player on vacation');

    await anna.getByText('More…').tap();
    await anna.getByRole('button', { name: 'Undo my last move' }).tap();
    await anna.getByRole('button', { name: 'Send the request' }).tap();
    await anna.getByText('You have requested “Undo my last move”.').waitFor();
    await expectUsable(anna, 'a request to undo a step of a flight');
    const asked = bruno.getByRole('group', { name: 'Request' });
    await asked.waitFor();
    await expectUsable(bruno, 'a step of a flight with a request to undo the last');
    const [request] = await requestsOf(table);
    for (const other of table.players.slice(2))
      await answerRequest(service, table, other, request!.id).expect(200);
    await asked.getByRole('button', { name: 'Agree' }).tap();
    await anna.getByText('The dragon flies: 6 moves left.').waitFor();
    await bruno.getByRole('heading', { name: `Waiting for ${first.handle}` }).waitFor();
    await keepPicture(anna, 'a step of a flight undone');
    await keepPicture(bruno, 'a step of a flight undone by another player');
    const after = await readTable(service, table, first);
    expect(after.table).toEqual(before.table);
    await anna.locator('.on-tile[data-cell="1,2"]').tap();
    await anna.getByRole('button', { name: 'Play', exact: true }).tap();
    await bruno.getByText('The dragon flies: 5 moves left.').waitFor();
  });

  test('a game is resigned below its other requests, after confirmation', async () => {
    const players = [await makePlayer(service, 'carla'), await makePlayer(service, 'dario')];
    const table = await seatAll(service, players);
    const page = await pageOf(browser, service, players[0]!, `/games/${table.id}`, small);
    await page.getByText('More…').click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByText('It ends, and you lose it.').waitFor();
    await page.getByRole('group', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
    await page.getByText('More…').waitFor({ state: 'detached' });
    const result = page.getByRole('heading', { name: 'You resigned.' });
    await expect.poll(() => isInSide(page, result)).toBe(true);
    expect((await readTable(service, table, players[0]!)).status).toBe('finished');
  });

  test('an agreed undo and end appear in the log and on the board', async () => {
    const table = await undoableTable(service);
    const [one] = table.players;
    await agreeTo(service, table, 0, 'undo');
    const page = await pageOf(browser, service, one!, `/games/${table.id}`, phone);
    await page.locator('.picture[data-seq="3"]').waitFor();
    const entries = page.locator('.log li');
    expect(await entries.first().innerText()).toMatch(
      /All players agree to undo .*the game continues after move 1\./,
    );
    expect(await page.locator('.log li.undone').allInnerTexts()).toEqual([expect.stringMatching(/undone$/)]);
    await agreeTo(service, table, 0, 'end');
    await page.getByRole('heading', { name: 'The game is over' }).waitFor();
    await page.getByText('All players agreed to end it without a result.', { exact: true }).waitFor();
    const slider = page.getByRole('slider', { name: 'Move shown on the board' });
    for (const [moment, tiles] of Object.entries({ 2: 14, 3: 13 })) {
      await slider.fill(moment);
      await page.locator(`.picture[data-seq="${moment}"][alt*="${tiles} tiles"]`).waitFor();
    }
    await page.goto(`${service.url}/games`);
    await page.getByText('ended without a result').first().waitFor();
  });
});
