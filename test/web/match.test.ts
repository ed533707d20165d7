/** Two people and a match in mirrored pairs: the challenge, its games, the result, the ratings and the rematch. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepRatings } from '../../src/ratings/keep.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { takeTurn } from '../support/mirrored-pair.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { resign, type TestTable } from '../support/table.ts';
import { expectUsableEverywhere } from './axe.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { openAs } from './player.ts';

describeInBrowser('a match', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  /** Has one player challenge the other on their profile, who accepts; returns the id of the match. */
  async function challenge(page: Page, other: Page, [anna, bruno]: readonly [TestPlayer, TestPlayer]) {
    await openAs(page, service, anna, `/players/${bruno.handle}`);
    await page.getByRole('link', { name: 'Challenge to a match' }).click();
    await page.getByLabel('Mirrored pairs').check();
    await expectUsableEverywhere(page, 'the form of a challenge');
    await page.getByRole('button', { name: 'Challenge', exact: true }).click();
    await page.getByText(`You have challenged ${bruno.handle}.`).waitFor();
    await openAs(other, service, bruno, '/games');
    await other.getByText(`${anna.handle} challenges you.`).click();
    await other.getByRole('button', { name: 'Accept' }).click();
    await other.getByRole('link', { name: 'Pair 1b', exact: true }).first().waitFor();
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** The games of a pair, the one a player starts first. */
  async function pairOf(id: string, starter: TestPlayer, other: TestPlayer): Promise<[TestTable, TestTable]> {
    const { body } = await service.http.get(`/v1/matches/${id}`).expect(200);
    const side = body.players.findIndex(({ playerId }: { playerId: string }) => playerId === starter.id);
    const running = body.games.filter(({ status }: { status: string }) => status === 'running');
    const mine = running.find((game: { starter: number }) => game.starter === side);
    const theirs = running.find((game: { starter: number }) => game.starter !== side);
    return [
      { id: mine.id, players: [starter, other] },
      { id: theirs.id, players: [other, starter] },
    ];
  }

  /** Checks a held move, at its table and in the list, and its effect. */
  async function seeHeld(page: Page, [first, second]: [TestTable, TestTable]): Promise<void> {
    await takeTurn(service, first);
    await page.goto(`${service.url}/games/${first.id}`);
    await page.getByRole('heading', { name: 'You have decided' }).waitFor();
    await page.locator('.planned .ghost').waitFor();
    expect(await page.locator('.picture').getAttribute('data-seq')).toBe('0');
    await page.getByText(/Pair 1 of 3 · /).waitFor();
    await page.goto(`${service.url}/games`);
    await page.getByText('waiting for the other game').waitFor();
    await page.goBack();
    await takeTurn(service, second);
    await page.locator('.picture[data-seq="1"]').waitFor();
    expect(await page.locator('.planned .ghost').count()).toBe(0);
  }

  test('is proposed on a profile, played pair by pair, resigned, rated, and played again', async () => {
    const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
    const page = await browser.open(phone);
    const other = await browser.open({ viewport: { width: 1200, height: 800 } });
    const id = await challenge(page, other, [anna, bruno]);
    const pair = await pairOf(id, anna, bruno);
    await seeHeld(page, pair);
    for (const table of pair) await resign(service, table, bruno);
    await other.getByRole('link', { name: 'Pair 2b', exact: true }).first().waitFor();
    await other.getByRole('button', { name: 'Resign the match' }).click();
    await expectUsableEverywhere(other, 'giving a match up');
    await other.getByRole('group', { name: 'Resign the match' }).getByRole('button').last().click();
    await other.getByText(`${anna.handle} has won the match. ${bruno.handle} resigned.`).waitFor();
    service.pass(120_000);
    await keepRatings(service.deps);
    await page.goto(`${service.url}/matches/${id}`);
    await page.getByText('You have won the match!').waitFor();
    await page
      .getByRole('cell', { name: `${anna.handle} won` })
      .first()
      .waitFor();
    await page.getByText(`${anna.handle}: 1500 →`).waitFor();
    await expectUsableEverywhere(page, 'a match that is over');

    await other.goto(`${service.url}/players/${anna.handle}`);
    await other.getByRole('heading', { name: 'Matches' }).waitFor();
    await expectUsableEverywhere(other, 'a profile with a match');
    await other.locator('a[href^="/matches/"]').click();
    await other.getByRole('button', { name: 'Play again' }).click();
    await other.getByText(`You have challenged ${anna.handle}.`).waitFor();
    await page.goto(`${service.url}/matches/${id}`);
    await page.getByRole('link', { name: 'Open the next match' }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('link', { name: 'Pair 1b', exact: true }).first().waitFor();
  });
});
