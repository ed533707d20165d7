/** Two people and a match: the challenge, its games, the result, the ratings and the rematch. */
import { expect, test } from 'vitest';
import { keepRatings } from '../../src/games/ratings/keep.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { playOn, resign, type TestTable } from '../support/table.ts';
import { expectUsableEverywhere } from './axe.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { openAs } from './player.ts';

describeInBrowser('a match', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  /** The table of a game of the match. */
  async function tableOf(game: string, players: readonly TestPlayer[]): Promise<TestTable> {
    const { body } = await service.http.get(`/v1/games/${game}`).set(players[0]!.auth).expect(200);
    const seated = body.players.map(({ playerId }: { playerId: string }) =>
      players.find(({ id }) => id === playerId),
    );
    return { id: game, players: seated };
  }

  test('is proposed on a profile, accepted, played game by game, rated, and played again', async () => {
    const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
    const page = await browser.open(phone);
    await openAs(page, service, anna, `/players/${bruno.handle}`);
    await page.getByRole('link', { name: 'Challenge to a match' }).click();
    await page.getByRole('button', { name: 'Challenge', exact: true }).waitFor();
    await keepPicture(page, 'challenge');
    await expectUsableEverywhere(page, 'the form of a challenge');
    await page.getByRole('button', { name: 'Challenge', exact: true }).click();
    await page.getByText(`You have challenged ${bruno.handle}.`).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    const other = await browser.open({ viewport: { width: 1200, height: 800 } });
    await openAs(other, service, bruno, '/games');
    await other.getByText(`${anna.handle} challenges you.`).click();
    await other.getByRole('button', { name: 'Accept' }).waitFor();
    await keepPicture(other, 'match-proposed');
    await other.getByRole('button', { name: 'Accept' }).click();
    await other.getByRole('link', { name: 'To the game' }).waitFor();
    await keepPicture(other, 'match-running');

    const read = async () => (await service.http.get(`/v1/matches/${id}`).set(anna.auth).expect(200)).body;
    const first = await tableOf((await read()).games[0].id, [anna, bruno]);
    await playOn(service, first, 4);
    await resign(service, first, bruno);
    await page.getByRole('link', { name: 'Game 2' }).waitFor();
    await page.getByRole('link', { name: 'To the game' }).click();
    await page.getByText(/Game 2 of 3 · /).waitFor();
    await keepPicture(page, 'match-table');
    const second = await tableOf((await read()).games[1].id, [anna, bruno]);
    await playOn(service, second, 4);
    await resign(service, second, bruno);
    await page.getByRole('link', { name: 'To the match' }).click();
    await page.getByText('You have won the match!').waitFor();
    service.pass(120_000);
    await keepRatings(service.deps);
    await other.goto(`${service.url}/matches/${id}`);
    await other.getByText(`${anna.handle} has won the match.`).waitFor();
    await other.getByText(`${anna.handle}: 1500 →`).waitFor();
    await keepPicture(other, 'match-over');
    await expectUsableEverywhere(other, 'a match that is over');
    await other.goto(`${service.url}/players/${anna.handle}`);
    await other.getByRole('heading', { name: 'Matches' }).waitFor();
    await keepPicture(other, 'match-on-profile');
    await expectUsableEverywhere(other, 'a profile with a match');
    await other.locator('a[href^="/matches/"]').click();
    await other.getByRole('button', { name: 'Play again' }).click();
    await other.getByText(`You have challenged ${anna.handle}.`).waitFor();
    await page.goto(`${service.url}/matches/${id}`);
    await page.getByRole('link', { name: 'To the next match' }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('link', { name: 'To the game' }).waitFor();
    await keepPicture(page, 'match-again');
    expect((await read()).rematchId).not.toBeNull();
  });

  test('in mirrored pairs begins with two games', async () => {
    const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
    const page = await browser.open(phone);
    await openAs(page, service, anna, `/challenge/${bruno.handle}`);
    await page.getByLabel('One game', { exact: true }).check();
    await page.getByLabel('Mirrored pairs').check();
    await page.getByRole('button', { name: 'Challenge', exact: true }).click();
    await page.getByText(`You have challenged ${bruno.handle}.`).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await service.http.post(`/v1/matches/${id}/accept`).set(bruno.auth).expect(200);
    await page.getByRole('link', { name: 'Pair 1b', exact: true }).first().waitFor();
    await keepPicture(page, 'match-mirrored');
  });
});
