/** A player's page, with the owner's privacy settings. */
import { expect, test } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { insertGame } from '../../src/games/store/games.ts';
import { keepRatings } from '../../src/ratings/keep.ts';
import { type TestApp, useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { resign, seatAll, takeFirst } from '../support/table.ts';
import { expectUsableEverywhere, smallAndDark } from './axe.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { openAs, pageOf } from './player.ts';

describeInBrowser('a player’s page', () => {
  const service = useApp();
  const browser = useBrowser();

  test('shows the allowed parts, and links to a game with the player', async () => {
    const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
    await resign(service, await seatAll(service, [anna, bruno]), bruno);
    const page = await pageOf(browser, service, anna, '/settings', phone);
    await page.getByLabel('Visible to').selectOption('public');
    await page.getByLabel('Show my games and wins').check();
    const form = page.locator('form', { hasText: 'Your page' });
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByRole('button', { name: 'Saved' }).waitFor();
    const visitor = await browser.open(phone, `${service.url}/players/${anna.handle}`);
    await visitor.getByRole('heading', { name: anna.handle }).waitFor();
    await visitor.getByText('1 game · 1 won').waitFor();
    await visitor.getByRole('link', { name: `Won against ${bruno.handle}` }).waitFor();
    const other = await pageOf(browser, service, bruno, `/players/${anna.handle}`, smallAndDark);
    await other.getByText('1 Partie · Du lagst vorn: 0 · Du lagst hinten: 1').waitFor();
    await expectUsableEverywhere(other, 'a player’s page');
    await other.getByRole('link', { name: 'Zu einer Partie einladen' }).click();
    await other.waitForURL(/\/new\?invite=/);
    const field = other.locator('input[name="invite"]');
    expect(await field.inputValue()).toBe(anna.handle);
    await openAs(page, service, anna, '/statistics');
    await page.getByRole('link', { name: bruno.handle }).click();
    await page.getByRole('heading', { name: bruno.handle }).waitFor();
  });

  test('lets a visitor follow the player with a star, and lists their open tables', async () => {
    const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
    await anna.post('/v1/games', { name: 'Open to all' }).expect(201);
    const page = await pageOf(browser, service, bruno, `/players/${anna.handle}`, phone);
    await page.getByRole('button', { name: 'Follow' }).click();
    await page.getByLabel('Notify me of new tables').check();
    await page.getByText('Only you can see that').waitFor();
    await expectUsableEverywhere(page, 'the page of a player whom one follows');
    await page.goto(`${service.url}/`);
    const section = page.locator('section section', { hasText: 'Tables of people you follow' });
    await section.getByText('Open to all').waitFor();
    const pools = page.locator('.card.pools', { hasText: 'Find opponents' });
    await pools.getByLabel('Played with').selectOption('river');
    await pools.getByRole('button', { name: 'Find opponents' }).click();
    await pools.getByText('Looking for: 2 players · River, inns and cathedrals · 3 days').waitFor();
    await pools.getByRole('button', { name: 'Stop looking' }).click();
    await pools.getByText('Looking for').waitFor({ state: 'detached' });
    const kept = { game: { seatCount: 2, name: 'Every evening', rules: { expansions: ['river'] } } };
    await bruno.post('/v1/me/standing-tables', kept).expect(201);
    await page.reload();
    const standing = page.locator('section', { hasText: 'Tables you keep open' });
    await standing.getByText('Every evening · 2 players · The River · 1 open, 0 running').waitFor();
    await standing.getByRole('button', { name: 'Pause' }).click();
    await standing.getByText('paused by you').waitFor();
    await page.getByLabel('Only tables that suit me').check();
    const wide = await pageOf(browser, service, bruno, `/players/${anna.handle}`);
    await wide.getByRole('button', { name: 'Follow', pressed: true }).waitFor();
  });

  test('shows ratings and their history, linked from the list, which omits players who opt out', async () => {
    const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
    const table = await seatAll(service, [anna, bruno]);
    for (const player of table.players) await takeFirst(service, table, player);
    await resign(service, table, bruno);
    const many = { class: 'two' as const, sigma: 4, games: 60, updatedAt: new Date() };
    const before = {
      playerId: anna.id,
      seat: 0,
      class: 'two' as const,
      place: 1,
      muBefore: 25,
      sigmaBefore: 8,
      sigma: 6,
    };
    for (const [index, mu] of [28, 26, 27].entries()) {
      const change = { ...before, gameId: newId(), mu, finishedAt: new Date(index) };
      await service.db.prisma.ratingChange.create({ data: change });
    }
    for (const [index, { id }] of [anna, bruno].entries())
      await service.db.prisma.rating.create({ data: { playerId: id, mu: 29 - index, ...many } });
    service.pass(120_000);
    await keepRatings(service.deps);
    await givePlayStats(service, [anna, bruno]);
    const page = await pageOf(browser, service, bruno, `/games/${table.id}`, smallAndDark);
    await page.getByText(new RegExp(`Wertungszahl – ${anna.handle}: 1580 → 1\\d{3}`)).waitFor();
    await page.goto(`${service.url}/ratings`);
    const names = page.locator('tbody a');
    await names.nth(1).waitFor();
    expect(await names.allInnerTexts()).toEqual([anna.handle, bruno.handle]);
    await expectUsableEverywhere(page, 'the list of ratings');
    await names.first().click();
    await page.getByText(/^Zu zweit: 1\d{3} ± \d+ · 61 Partien$/).waitFor();
    await page.getByRole('img', { name: 'Die Wertungszahl von Partie zu Partie' }).waitFor();
    await page.getByText('Von den letzten 12 Partien mit Menschen im Stich gelassen: 1').waitFor();
    await page.getByText(/^Spielt am häufigsten mit: .* \(12\)$/).waitFor();
    await expectUsableEverywhere(page, 'the page of a rated player');
    await openAs(page, service, bruno, '/settings');
    await page.getByLabel('Meine Wertungszahlen zeigen').uncheck();
    const form = page.locator('form', { hasText: 'Deine Seite' });
    await form.getByRole('button', { name: 'Speichern' }).click();
    await form.getByRole('button', { name: 'Gespeichert' }).waitFor();
    await page.goto(`${service.url}/ratings`);
    await names.first().waitFor();
    expect(await names.allInnerTexts()).toEqual([anna.handle]);
  });
});

/** Gives players twelve finished games, one of them abandoned by the first player. */
async function givePlayStats({ db }: TestApp, players: readonly TestPlayer[]): Promise<void> {
  for (let count = 0; count < 12; count += 1) {
    const at = new Date(count);
    const id = newId();
    await insertGame(db.prisma, {
      id,
      ownerId: players[0]?.id ?? '',
      name: 'Played',
      rules: { expansions: ['inns-and-cathedrals', 'traders-and-builders'] },
      seatCount: 2,
      visibility: 'public',
      seating: 'as-taken',
      engineVersion: '1',
      createdAt: at,
    });
    await db.prisma.seat.createMany({
      data: players.map(({ id: playerId }, seat) => ({
        gameId: id,
        seat,
        playerId,
        joinedAt: at,
        finishedAt: at,
        conduct: seat === 0 && count === 3 ? 'abandoned' : 'finished',
        turnSeconds: [300, 5400, 7200, 40_000],
      })),
    });
  }
}
