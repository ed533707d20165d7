/** Tournaments of teams on the page. */
import { expect, test } from 'vitest';
import { goOn, playRound } from '../games/competitions/support.ts';
import { enterTeam } from '../games/competitions/team-support.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { expectUsable, smallAndDark } from './axe.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { openAs } from './player.ts';

describeInBrowser('a tournament of teams on the page', () => {
  const service = useApp();
  const browser = useBrowser();

  test('is announced, entered by captains with those whom they invite, and played rank by rank', async () => {
    const organiser = await makePlayer(service, 'organiser');
    const page = await browser.open(phone);
    await openAs(page, service, organiser, '/competitions/new');
    await page.getByLabel('Name', { exact: true }).fill('Team Cup');
    await page.getByRole('radio', { name: 'Knock-out' }).check();
    await page.getByRole('radio', { name: 'Teams' }).check();
    await page.getByLabel('Players of a team').fill('2');
    await page.getByLabel('Number of teams').fill('2');
    await keepPicture(page, 'teams-form');
    await page.getByRole('button', { name: 'Announce it' }).click();
    await page.getByText('0 of 2 teams').waitFor();
    const id = page.url().split('/').at(-1) ?? '';

    const [captain, member] = [await makePlayer(service, 'abbot'), await makePlayer(service, 'monk')];
    const leading = await browser.open();
    await openAs(leading, service, captain, `/competitions/${id}`);
    await leading.getByLabel('Name of the team').fill('The Abbots');
    await keepPicture(leading, 'teams-enter');
    await leading.getByRole('button', { name: 'Enter a team' }).click();
    await leading.getByLabel('Name of a player').fill(member.handle);
    await leading.getByRole('button', { name: 'Invite' }).click();
    await leading.getByText('Invited', { exact: true }).waitFor();
    await expectUsable(leading, 'the team of a captain');

    const invited = await browser.open(smallAndDark);
    await openAs(invited, service, member, `/competitions/${id}`);
    await invited.getByRole('heading', { name: 'lädt dich ins Team The Abbots ein' }).waitFor();
    await expectUsable(invited, 'an invitation to a team');
    await invited.goto(service.url);
    await invited.getByRole('heading', { name: 'lädt dich ins Team The Abbots ein' }).waitFor();
    await expectUsable(invited, 'an invitation to a team among the games');
    await keepPicture(invited, 'teams-invited');
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
    await keepPicture(leading, 'teams-line-up');

    const rivals = await enterTeam(service, id, 'Knights of Toulouse', 2);
    await goOn(service);
    await leading.reload();
    const ranks = leading.locator('.meetings .pairings > li');
    await ranks.first().waitFor();
    const texts = await ranks.allTextContents();
    expect(texts[0]).toContain(member.handle);
    expect(texts[0]).toContain(rivals.players[0]?.handle);
    expect(texts[1]).toContain(captain.handle);
    await keepPicture(leading, 'teams-running');

    await playRound(service, { id, organiser, players: [member, captain, ...rivals.players] });
    await invited.reload();
    await invited.locator('.meeting').getByText('2 : 0').or(invited.getByText('0 : 2')).first().waitFor();
    await expectUsable(invited, 'a tournament of teams');
    await keepPicture(invited, 'teams-over');
    await leading.reload();
    await leading.getByRole('heading', { name: 'Crosstable' }).waitFor();
    await keepPicture(leading, 'teams-over-wide');
  });
});
