/** Tournaments and leagues on the page. */
import { expect, test } from 'vitest';
import { advance, announce, enter, playRound, start } from '../competitions/support.ts';
import { enterTeam } from '../competitions/team-support.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { expectUsable, expectUsableEverywhere, smallAndDark } from './axe.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { pageOf } from './player.ts';

describeInBrowser('tournaments on the page', () => {
  const service = useApp();
  const browser = useBrowser();

  test('an organiser sets up a Swiss tournament for eight, which is played and read', async () => {
    const [organiser, players] = [await makePlayer(service, 'organiser'), [] as TestPlayer[]];
    const page = await pageOf(browser, service, organiser, '/competitions', phone);
    await page.getByText('No tournaments yet.').waitFor();
    await page.getByRole('link', { name: 'Organise a tournament' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Spring Cup');
    await page.getByLabel('Players', { exact: true }).fill('8');
    await expectUsableEverywhere(page, 'the form of a tournament');
    await page.getByRole('button', { name: 'Announce the tournament' }).click();
    await page.waitForURL(/\/competitions\/[0-9a-f-]{36}$/);
    await page.getByText('0 of 8 players').waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    for (let count = 0; count < 7; count++) {
      const player = await makePlayer(service, 'entrant');
      await enter(service, id, player);
      players.push(player);
    }
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByText('You’re in').waitFor();
    await page.getByRole('button', { name: 'Cancel for all players' }).press('Enter');
    const sure = page.getByRole('group', { name: 'Cancel for all players' });
    await sure.getByText('It ends for all players').waitFor();
    await expectUsable(page, 'cancelling a tournament');
    await sure.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
    await sure.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Cancel for all players');
    const cup = { id, organiser, players: [...players, organiser] };
    await start(cup);
    // Paging keeps the keyboard focus.
    const back = page.locator('.competition > p > a[href="/competitions"]');
    await back.focus();
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await page.getByRole('heading', { name: 'Standings' }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe(await back.textContent());
    await playRound(service, cup);
    const reader = await pageOf(
      browser,
      service,
      players[0] as TestPlayer,
      `/competitions/${id}`,
      smallAndDark,
    );
    await reader.getByRole('heading', { name: 'Kreuztabelle' }).waitFor();
    await expectUsableEverywhere(reader, 'a tournament');
    await reader.getByLabel('Angezeigt').selectOption('Runde 1');
    await reader.getByText('1 : 0').first().waitFor();
    const wide = await browser.open(desktop, `${service.url}/competitions/${id}`);
    await wide.getByRole('heading', { name: 'Standings' }).waitFor();
    expect(await wide.locator('.pairings li').count()).toBe(4);
  });

  test('the standings of a finished season stay available', async () => {
    const settings = { kind: 'league', name: 'Club league', rounds: 2, divisionSize: 3 };
    const league = await announce(service, 3, settings);
    await start(league);
    await playRound(service, league);
    const page = await browser.open(phone, `${service.url}/competitions/${league.id}`);
    await page.getByRole('heading', { name: 'Standings' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Crosstable' }).count()).toBe(0);
    await page.getByLabel('Shown').last().selectOption('Season 1');
    await page.getByRole('cell', { name: '+', exact: true }).first().waitFor();
    await page.getByRole('heading', { name: 'Standings' }).scrollIntoViewIfNeeded();
    await expectUsableEverywhere(page, 'a season of a league');
  });

  test('further matches follow on the next page', async () => {
    const league = await announce(service, 4, { kind: 'league', name: 'Long league', divisionSize: 4 });
    await start(league);
    const page = await browser.open(phone);
    // Treats these six as if they were more than a hundred.
    await page.route(/\/matches\?.*limit=100/, (route) =>
      route.continue({ url: route.request().url().replace('limit=100', 'limit=4') }),
    );
    await page.goto(`${service.url}/competitions/${league.id}`);
    const more = page.getByRole('button', { name: 'More pairings' });
    await more.waitFor();
    expect(await page.locator('.pairings li').count()).toBe(4);
    await more.click();
    await page.locator('.pairings li').nth(5).waitFor();
    expect(await page.locator('.pairings li').count()).toBe(6);
    expect(await more.count()).toBe(0);
  });

  test('matches that start later are marked', async () => {
    const league = await announce(service, 5, { kind: 'league', name: 'New league', divisionSize: 5 });
    await start(league);
    const page = await browser.open(phone, `${service.url}/competitions/${league.id}`);
    await page.locator('.pairings li').nth(9).waitFor();
    expect(await page.getByText('playing', { exact: true }).count()).toBe(8);
    expect(await page.getByText('not started', { exact: true }).count()).toBe(2);
    await advance(service);
    await page.reload();
    await page.locator('.pairings li').nth(9).waitFor();
    expect(await page.getByText('playing', { exact: true }).count()).toBe(10);
  });

  test('a ladder player challenges one above', async () => {
    const ladder = await announce(service, 6, { kind: 'ladder', name: 'Club ladder', challengeRange: 2 });
    await start(ladder);
    const page = await pageOf(browser, service, ladder.players[4]!, `/competitions/${ladder.id}`, phone);
    await page.getByText('You can challenge players up to 2 places above you.', { exact: false }).waitFor();
    const challenges = page.getByRole('button', { name: 'Challenge' });
    expect(await challenges.count()).toBe(2);
    await expectUsableEverywhere(page, 'a ladder');
    await challenges.first().click();
    await page.waitForURL(/\/matches\/[0-9a-f-]{36}$/);
  });
});

describeInBrowser('a tournament of teams on the page', () => {
  const service = useApp();
  const browser = useBrowser();

  test('shows an invitation on open pages when it arrives, and hides it when it is withdrawn', async () => {
    const organiser = await makePlayer(service, 'organiser');
    const request = { kind: 'swiss', name: 'Spring Cup', teamSize: 2 };
    const { body: cup } = await organiser.post('/v1/competitions', request).expect(201);
    const team = await enterTeam(service, cup.id, 'The Abbots', 2);
    const [captain] = team.players as [TestPlayer, TestPlayer];
    const invited = await makePlayer(service, 'invited');
    const pages = [
      await pageOf(browser, service, invited, '/', desktop),
      await pageOf(browser, service, invited, `/competitions/${cup.id}`, desktop),
    ];
    const path = `/v1/competitions/${cup.id}/teams/${team.id}`;
    await captain.post(`${path}/invitations`, { player: invited.handle }).expect(204);
    const invitations = pages.map((page) =>
      page.getByRole('heading', { name: /invites you to .*The Abbots/ }),
    );
    for (const invitation of invitations) await invitation.waitFor();
    await captain.delete(`${path}/members/${invited.handle}`).expect(204);
    for (const invitation of invitations) await invitation.waitFor({ state: 'detached' });
  });

  test('is created, entered by captains with their invited players, and played rank by rank', async () => {
    const organiser = await makePlayer(service, 'organiser');
    const page = await pageOf(browser, service, organiser, '/competitions/new', phone);
    await page.getByLabel('Name', { exact: true }).fill('Team Cup');
    await page.getByRole('radio', { name: 'Knock-out' }).check();
    await page.getByRole('radio', { name: 'Teams' }).check();
    await page.getByLabel('Players per team').fill('2');
    await page.getByLabel('Number of teams').fill('2');
    await page.getByRole('button', { name: 'Announce the tournament' }).click();
    await page.getByText('0 of 2 teams').waitFor();
    const id = page.url().split('/').at(-1) ?? '';

    const [captain, member] = [await makePlayer(service, 'abbot'), await makePlayer(service, 'monk')];
    const leading = await pageOf(browser, service, captain, `/competitions/${id}`);
    await leading.getByLabel('Name of the team').fill('The Abbots');
    await leading.getByRole('button', { name: 'Enter a team' }).click();
    await leading.getByLabel('Name of a player').fill(member.handle);
    await leading.getByRole('button', { name: 'Invite' }).click();
    await leading.getByText('Invited', { exact: true }).waitFor();
    await expectUsable(leading, 'the team of a captain');

    const invited = await pageOf(browser, service, member, `/competitions/${id}`, smallAndDark);
    await invited.getByRole('heading', { name: 'lädt dich ins Team The Abbots ein' }).waitFor();
    await expectUsable(invited, 'an invitation to a team');
    await invited.goto(service.url);
    await invited.getByRole('heading', { name: 'lädt dich ins Team The Abbots ein' }).waitFor();
    await expectUsable(invited, 'an invitation to a team among the games');
    await invited.getByRole('button', { name: 'Annehmen' }).click();
    await invited.getByRole('heading', { name: 'lädt dich' }).waitFor({ state: 'detached' });
    await invited.goto(`${service.url}/competitions/${id}`);
    await invited.getByRole('heading', { name: 'Dein Team: The Abbots' }).waitFor();

    await leading.reload();
    await leading.getByRole('button', { name: `Move ${member.handle} up` }).press('Enter');
    await leading.getByText(`${member.handle} is at rank 1 now.`).waitFor();
    expect(await leading.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(
      `Move ${member.handle} up`,
    );

    const rivals = await enterTeam(service, id, 'Knights of Toulouse', 2);
    await advance(service);
    await leading.reload();
    const ranks = leading.locator('.meetings .pairings > li');
    await ranks.first().waitFor();
    const texts = await ranks.allTextContents();
    expect(texts[0]).toContain(member.handle);
    expect(texts[0]).toContain(rivals.players[0]?.handle);
    expect(texts[1]).toContain(captain.handle);

    await playRound(service, { id, organiser, players: [member, captain, ...rivals.players] });
    await invited.reload();
    await invited.locator('.meeting').getByText('2 : 0').or(invited.getByText('0 : 2')).first().waitFor();
    await expectUsable(invited, 'a tournament of teams');
    await leading.reload();
    await leading.getByRole('heading', { name: 'Crosstable' }).waitFor();
  });
});
