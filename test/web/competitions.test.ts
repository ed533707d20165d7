/** Tournaments and leagues on the page. */
import { expect, test } from 'vitest';
import { announce, begin, enter, goOn, playRound } from '../games/competitions/support.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { expectUsable, expectUsableEverywhere, smallAndDark } from './axe.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { openAs } from './player.ts';

describeInBrowser('tournaments on the page', () => {
  const service = useApp();
  const browser = useBrowser();

  test('an organiser sets up a Swiss of eight, which is played and read', async () => {
    const [organiser, players] = [await makePlayer(service, 'organiser'), [] as TestPlayer[]];
    const page = await browser.open(phone);
    await openAs(page, service, organiser, '/competitions');
    await page.getByText('There are none at the moment.').waitFor();
    await page.getByRole('link', { name: 'Organise one' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Spring Cup');
    await page.getByLabel('Players', { exact: true }).fill('8');
    await keepPicture(page, 'competition-form');
    await expectUsableEverywhere(page, 'the form of a tournament');
    await page.getByRole('button', { name: 'Announce it' }).click();
    await page.waitForURL(/\/competitions\/[0-9a-f-]{36}$/);
    await page.getByText('0 of 8 players').waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    for (let count = 0; count < 7; count++) {
      const player = await makePlayer(service, 'entrant');
      await enter(service, id, player);
      players.push(player);
    }
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByText('You take part.').waitFor();
    await keepPicture(page, 'competition-announced');
    await page.getByRole('button', { name: 'Cancel it' }).press('Enter');
    const sure = page.getByRole('group', { name: 'Cancel it' });
    await sure.getByText('It ends for everybody').waitFor();
    await expectUsable(page, 'cancelling a tournament');
    await sure.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
    await sure.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Cancel it');
    const cup = { id, organiser, players: [...players, organiser] };
    await begin(service, cup);
    // Who has gone on keeps the focus when the page changes.
    const back = page.locator('.competition > p > a[href="/competitions"]');
    await back.focus();
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await page.getByRole('heading', { name: 'Standings' }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe(await back.textContent());
    await playRound(service, cup);
    const reader = await browser.open(smallAndDark);
    await openAs(reader, service, players[0] as TestPlayer, `/competitions/${id}`);
    await reader.getByRole('heading', { name: 'Kreuztabelle' }).waitFor();
    await keepPicture(reader, 'competition-running');
    await expectUsableEverywhere(reader, 'a tournament');
    await reader.getByRole('button', { name: 'Runde 1' }).click();
    await reader.getByText('1 : 0').first().waitFor();
    const wide = await browser.open();
    await wide.goto(`${service.url}/competitions/${id}`);
    await wide.getByRole('heading', { name: 'Standings' }).waitFor();
    await keepPicture(wide, 'competition-wide');
    expect(await wide.locator('.pairings li').count()).toBe(4);
  });

  test('the standings of a season that is over are still there', async () => {
    const settings = { kind: 'league', name: 'Club league', rounds: 2, divisionSize: 3 };
    const league = await announce(service, 3, settings);
    await begin(service, league);
    await playRound(service, league);
    const page = await browser.open(phone);
    await page.goto(`${service.url}/competitions/${league.id}`);
    await page.getByRole('cell', { name: '…' }).first().waitFor();
    await page.getByRole('button', { name: 'Season 1' }).last().click();
    await page.getByRole('cell', { name: '+', exact: true }).first().waitFor();
    await page.getByRole('heading', { name: 'Standings' }).scrollIntoViewIfNeeded();
    await keepPicture(page, 'league-season');
    await expectUsableEverywhere(page, 'a season of a league');
  });

  test('matches that do not fit on a page follow', async () => {
    const league = await announce(service, 4, { kind: 'league', name: 'Long league', divisionSize: 4 });
    await begin(service, league);
    const page = await browser.open(phone);
    // As if these six were more than a hundred.
    await page.route(/\/matches\?.*limit=100/, (route) =>
      route.continue({ url: route.request().url().replace('limit=100', 'limit=4') }),
    );
    await page.goto(`${service.url}/competitions/${league.id}`);
    const more = page.getByRole('button', { name: 'More matches' });
    await more.waitFor();
    expect(await page.locator('.pairings li').count()).toBe(4);
    await more.click();
    await page.locator('.pairings li').nth(5).waitFor();
    expect(await page.locator('.pairings li').count()).toBe(6);
    expect(await more.count()).toBe(0);
  });

  test('matches that begin later say so', async () => {
    const league = await announce(service, 5, { kind: 'league', name: 'New league', divisionSize: 5 });
    await begin(service, league);
    const page = await browser.open(phone);
    await page.goto(`${service.url}/competitions/${league.id}`);
    await page.locator('.pairings li').nth(9).waitFor();
    expect(await page.getByText('playing', { exact: true }).count()).toBe(8);
    expect(await page.getByText('not begun', { exact: true }).count()).toBe(2);
    await goOn(service);
    await page.reload();
    await page.locator('.pairings li').nth(9).waitFor();
    expect(await page.getByText('playing', { exact: true }).count()).toBe(10);
  });

  test('somebody in a ladder challenges who is above', async () => {
    const ladder = await announce(service, 6, { kind: 'ladder', name: 'Club ladder', reach: 2 });
    await begin(service, ladder);
    const page = await browser.open(phone);
    await openAs(page, service, ladder.players[4]!, `/competitions/${ladder.id}`);
    await page
      .getByText('You can challenge whoever is at most 2 places above you.', { exact: false })
      .waitFor();
    const challenges = page.getByRole('button', { name: 'Challenge' });
    expect(await challenges.count()).toBe(2);
    await keepPicture(page, 'ladder');
    await expectUsableEverywhere(page, 'a ladder');
    await challenges.first().click();
    await page.waitForURL(/\/matches\/[0-9a-f-]{36}$/);
    await keepPicture(page, 'ladder-match');
  });
});
