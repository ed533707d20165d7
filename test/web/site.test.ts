import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressesOfGames } from '../../web/games/first-lists.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { playOn, resign, seatAll, startTable } from '../support/table.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { copyGame } from './copied-games.ts';
import { openAs, pageOf } from './player.ts';

/** A game that ends after two tiles. */
const short = { scenario: { draws: ['base/U', 'base/E'] } };

describeInBrowser('the pages around the games', () => {
  const service = useApp();
  const browser = useBrowser();
  const focused = (page: Page) => page.evaluate<string>('document.activeElement?.textContent ?? ""');

  test('a visitor sees what the site is, public games with boards, and open tables', async () => {
    const table = await startTable(service, 2, { name: 'In the open' });
    await startTable(service, 2, { name: 'Behind doors', visibility: 'private' });
    await playOn(service, table, 4);
    const body = { seatCount: 3, name: 'Who joins?' };
    await table.players[0]!.post('/v1/games', body).expect(201);
    const page = await browser.open(phone, service.url);
    const card = page.getByRole('link', { name: /In the open/ });
    await card.waitFor();
    await page
      .getByRole('link', { name: /Who joins\?.*Base game · No time limit · Robots may join/ })
      .waitFor();
    expect(await page.getByText('Behind doors').count()).toBe(0);
    await card.scrollIntoViewIfNeeded();
    const width = 'document.querySelector(".front .game-card img").naturalWidth';
    await expect.poll(() => page.evaluate(width)).toBe(400);
    await card.click();
    await page.locator('.picture.drawn').waitFor();
    expect(await page.title()).toBe('In the open · Carcassonne by mail');
  });

  test('the front page’s landscape is a picture in the device’s colours, without tile requests', async () => {
    const page = await browser.open(phone);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(service.url);
    const width = 'document.querySelector(".front .landscape").naturalWidth';
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`.landscape[src*="landscape-${colorScheme}-"]`).waitFor();
      await expect.poll(() => page.evaluate(width)).toBe(500);
    }
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    // The table's modules load once the page is usable.
    await expect.poll(() => requested).toContain('/v1/rules');
    expect(requested.indexOf('/v1/rules')).toBeGreaterThan(requested.indexOf('/v1/games'));
  });

  test('the game list’s first page is requested once, before rendering', async () => {
    const me = await makePlayer(service, 'early');
    await seatAll(service, [me, await makePlayer(service, 'bird')], { name: 'Already here' });
    const page = await pageOf(browser, service, me, '/', phone);
    await page.getByRole('link', { name: /Already here/ }).waitFor();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url().replace(service.url, '')));
    await page.reload();
    await page.getByRole('link', { name: /Already here/ }).waitFor();
    await page.getByRole('heading', { name: 'Open tables' }).waitFor();
    const ofList = requested.filter((path) => addressesOfGames().includes(path));
    expect(ofList).toEqual(addressesOfGames());
    const [first] = await page.evaluate<number[]>(
      `performance.getEntriesByType("resource").filter((one) => one.name.includes("/v1/")).map((one) => one.startTime)`,
    );
    const painted = 'performance.getEntriesByName("first-contentful-paint")[0].startTime';
    expect(first).toBeLessThan(await page.evaluate<number>(painted));
  });

  test('games are searched, filtered and counted; older ones come on demand', async () => {
    const me = await makePlayer(service, 'me');
    const zora = await makePlayer(service, 'zora');
    const table = await seatAll(service, [me, zora], { name: 'Long ago' });
    await resign(service, table, zora);
    await copyGame(service.db.pool, table.id, 30);
    await seatAll(service, [me, await makePlayer(service, 'yann')], { name: 'Today' });
    const page = await pageOf(browser, service, me);
    const cards = page.locator('.game-card');
    await page.getByRole('button', { name: 'Show older games' }).click();
    await expect.poll(() => page.getByRole('link', { name: /Long ago/ }).count()).toBe(31);
    await page.getByLabel('Search your games').fill('yann');
    await expect.poll(() => cards.count()).toBe(1);
    await page.getByLabel('Search your games').fill('nobody at all');
    await page.getByText('No game of yours matches.').waitFor();
    await page.getByLabel('Search your games').fill('');
    await page.getByLabel('Show', { exact: true }).selectOption('Finished');
    await page.getByRole('heading', { name: /^Finished/ }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: /Today/ }).count()).toBe(0);
    // Many games are shown as rows, and the choice outlives the page.
    await page.reload();
    await page.getByRole('heading', { name: /^Finished/ }).waitFor();
    expect(await page.getByLabel('Show', { exact: true }).inputValue()).toBe('finished');
    expect(await page.getByRole('link', { name: /Today/ }).count()).toBe(0);
    const row = await page.locator('.cards.rows .game-card').first().boundingBox();
    expect(row?.height).toBeLessThan(120);
    await page.getByRole('link', { name: 'Statistics' }).click();
    await page.getByRole('rowheader', { name: /^zora/ }).waitFor();
    await expect.poll(() => page.title()).toBe('(1) Your statistics · Carcassonne by mail');
    expect(await focused(page)).toBe('Your statistics');
    await page.goBack();
    await expect.poll(() => focused(page)).toBe('Play');
    await page.goto(`${service.url}/learn/road`);
    await expect.poll(() => page.title()).toMatch(/^\(1\) .+ · Carcassonne by mail$/);
  });

  test('games waiting for the player can be opened while other lists load', async () => {
    const [me, other] = [await makePlayer(service, 'me'), await makePlayer(service, 'other')];
    const table = await seatAll(service, [me, other], { name: 'My turn' });
    const finished = await seatAll(service, [me, other], { name: 'Long ago', ...short });
    await playOn(service, finished);
    const page = await browser.open(desktop);
    const release = new Map<string, () => void>();
    for (const list of ['turn=others', 'status=finished']) {
      const held = new Promise<void>((resolve) => release.set(list, resolve));
      await page.route(new RegExp(`/v1/games\\?.*${list}`), async (route) => {
        await held;
        await route.continue();
      });
    }
    await openAs(page, service, me);
    const [mine, past] = [/My turn/, /Long ago/].map((name) => page.getByRole('link', { name }));
    await mine!.waitFor();
    const pastCame = page.waitForResponse(/status=finished/);
    release.get('status=finished')?.();
    await pastCame;
    // Lists appear in their order, so that none moves under a reader's hand.
    await page.getByText('One moment…').waitFor();
    expect(await past!.count()).toBe(0);
    await mine!.click();
    await page.locator('.picture.drawn').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/games/${table.id}`);
    release.get('turn=others')?.();
    await page.goBack();
    await past!.waitFor();
    // Few enough to need no search.
    expect(await page.getByLabel('Search your games').count()).toBe(0);
  });

  test('links to finding a game only from above the games that wait, on a phone', async () => {
    const { players } = await startTable(service, 2);
    const toFind = (page: Page) => page.locator('.current').getByRole('link', { name: 'Find a game' });
    await toFind(await pageOf(browser, service, players[0]!, '/', phone)).waitFor();
    const idle = await pageOf(browser, service, players[1]!, '/', phone);
    await idle.getByText('No game is waiting for you.').waitFor();
    expect(await toFind(idle).count()).toBe(0);
  });

  test('a note is kept for its writer, even if the service was unavailable meanwhile', async () => {
    const table = await startTable(service, 2);
    const [me] = table.players;
    const page = await pageOf(browser, service, me!, `/games/${table.id}`);
    await page.getByText('My note').click();
    const note = page.getByLabel(/^Note about this game/);
    await note.fill('Watch the field in the south');
    const saved = page.getByRole('status').getByText('Saved');
    await saved.waitFor();
    const notes = '**/v1/games/*/note';
    await page.route(notes, (route) => route.abort());
    await note.fill('Watch the field in the north');
    await page.locator('.note [role=alert]:not(.empty)').waitFor();
    await page.unroute(notes);
    expect(await note.inputValue()).toBe('Watch the field in the north');
    await note.blur();
    await saved.waitFor();
    await page.reload();
    await page.getByText('Watch the field in the north').first().waitFor();
  });

  test('an expired session is announced on every page, and the log-in returns there', async () => {
    const me = await makePlayer(service, 'me');
    const page = await pageOf(browser, service, me, '/settings/privacy');
    await page.evaluate(`(() => {
      const session = JSON.parse(localStorage.getItem('carcassonne.session'));
      localStorage.setItem('carcassonne.session',
        JSON.stringify({ ...session, accessToken: 'x', refreshToken: 'y', until: 0 }));
    })()`);
    await page.goto(`${service.url}/settings/security`);
    await page.getByText('You have been logged out').waitFor();
    await page.getByLabel('Email address').fill(me.email);
    await page.getByLabel('Password').fill('correct horse battery');
    await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/security');
    expect(await page.getByText('You have been logged out').count()).toBe(0);
  });

  test('language and colours are set in the page footer, without an account', async () => {
    const page = await browser.open({ ...desktop, colorScheme: 'light' }, service.url);
    const ground = () => page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');
    const light = await ground();
    await page.getByLabel('Appearance').selectOption('Dark');
    expect(await ground()).not.toBe(light);
    await page.getByLabel('Language').selectOption('Italiano');
    await page.getByRole('button', { name: 'Gioca subito' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Gioca subito' }).waitFor();
    expect(await ground()).not.toBe(light);
  });

  test.each(['/games', '/rules', '/new', '/games/01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11', '/nowhere/at/all'])(
    '%s is a web page',
    async (path) => {
      const { text } = await service.http.get(path).set('accept', 'text/html,*/*;q=0.8');
      expect(text).toMatch(/^<!doctype html>/);
      await service.http
        .get('/nowhere')
        .expect(404)
        .expect('content-type', /problem\+json/);
    },
  );
});
