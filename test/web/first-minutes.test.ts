import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { tidyAccounts } from '../../src/accounts/deletion/expire.ts';
import { freePort } from '../../src/embedded-postgres/free-port.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import { LANGUAGES } from '../../src/texts/index.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { addVirtualAuthenticator } from './virtual-authenticator.ts';

// Passkeys require a host name and one origin: the port must be known in advance.
const port = await freePort('127.0.0.1');
const url = `http://localhost:${port}`;
const maxClicks = 3;

describeInBrowser('the first minutes of a visitor without an account', () => {
  const service = useApp({ port, publicUrl: url });
  useWorkers(service);
  const browser = useBrowser();

  /** Opens the page, and counts the visitor's clicks and typing from then on. */
  async function visit(options: BrowserContextOptions): Promise<Page> {
    const page = await browser.open(options);
    await page.addInitScript(`
      const count = (name) => () => sessionStorage.setItem(name, Number(sessionStorage.getItem(name) ?? 0) + 1);
      addEventListener('click', count('clicks'), true);
      addEventListener('input', count('fields'), true);
    `);
    await page.goto(url);
    return page;
  }

  const counted = (page: Page, name: string) =>
    page.evaluate<number>(`Number(sessionStorage.getItem('${name}') ?? 0)`);

  /** Starts a game and places the first tile where the page offers it. */
  async function playFirstTile(page: Page, button: string): Promise<void> {
    await page.getByRole('button', { name: button }).click();
    await page.locator('.sheet.awaiting').waitFor();
    await page.locator('.picture.drawn').waitFor();
    await page.locator('[data-cell]').first().click();
    await page.locator('.confirm .main').click();
    await page.locator('.picture:not([data-seq="0"]).drawn').waitFor();
  }

  const me = async (page: Page) => {
    const token = await page.evaluate<string>(
      `JSON.parse(localStorage.getItem('carcassonne.session')).accessToken`,
    );
    return (await service.http.get('/v1/me').set('authorization', `Bearer ${token}`)).body;
  };

  test.each([
    ['at a desk', desktop, 'Play now'],
    ['on a phone', phone, 'I know the game: give me a stronger robot'],
  ])(
    '%s: three clicks and no form field until the first tile is placed and the robot answers',
    async (_, options, button) => {
      const page = await visit(options);
      await playFirstTile(page, button);
      expect(await counted(page, 'clicks')).toBeLessThanOrEqual(maxClicks);
      expect(await counted(page, 'fields')).toBe(0);
      await page.getByText('1 move since yours').waitFor();
      await page.locator('.sheet.awaiting').waitFor();
      expect(await page.locator('.scores').textContent()).toMatch(/\(robot\)/);
      expect(service.errors).toEqual([]);
    },
  );

  test.each(LANGUAGES)(
    'on a phone, a guest’s menu leads to the lessons in one row, in %s',
    async (locale) => {
      const page = await visit({ ...phone, locale });
      await page.locator('.play-now .main').click();
      await page.locator('.sheet.awaiting').waitFor();
      await page.goto(url);
      await page.locator('.head .keep').waitFor();
      const [menu, row] = [page.locator('.head nav'), page.locator('.head nav a').first()];
      expect((await menu.boundingBox())?.height).toBe((await row.boundingBox())?.height);
      await page.locator('.head a[href="/learn"]').click();
      await page.waitForURL(`${url}/learn`);
    },
  );

  test('an email address keeps the game, wherever the guest is', async () => {
    const page = await visit(phone);
    await playFirstTile(page, 'Play now');
    const game = page.url();
    await page.getByRole('link', { name: 'Save my games' }).click();
    await page.reload();
    await page.getByLabel('Email address').fill('kept@example.org');
    await page.getByLabel('Username').fill('Kept');
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Keep with an email address' }).click();
    await page.getByRole('heading', { name: 'Saved. These games are yours now' }).waitFor();
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await page.waitForURL(game);
    await page.locator('.scores .name', { hasText: /^Kept/ }).waitFor();
    expect(await page.getByRole('link', { name: 'Save my games' }).count()).toBe(0);
    expect(await me(page)).toMatchObject({ isGuest: false, email: 'kept@example.org' });
  });

  test('a passkey keeps the game, without any form field', async () => {
    const page = await visit(desktop);
    await addVirtualAuthenticator(page);
    await playFirstTile(page, 'Play now');
    await page.getByRole('link', { name: 'Save my games' }).click();
    await page.getByRole('button', { name: 'Keep with a passkey' }).click();
    await page.getByRole('heading', { name: 'Saved. These games are yours now' }).waitFor();
    expect(await counted(page, 'fields')).toBe(0);
    expect(await me(page)).toMatchObject({ isGuest: false, email: null });
  });

  test('a player whose guest expired reads why, and starts again', async () => {
    const page = await visit(phone);
    await playFirstTile(page, 'Play now');
    const { id } = await me(page);
    const game = page.url();
    await page.goto('about:blank');
    service.pass(15 * dayMs);
    onTestFinished(() => service.pass(-15 * dayMs));
    await tidyAccounts(service.deps);
    const player = await service.db.prisma.player.findUniqueOrThrow({ where: { id } });
    expect(player.deletedAt).not.toBeNull();
    const running = `SELECT FROM games g JOIN seats s ON s.game_id = g.id WHERE g.status = 'running' AND s.player_id = $1`;
    expect((await service.db.pool.query(running, [id])).rowCount).toBe(0);
    await page.goto(game);
    await page.getByRole('heading', { name: 'Your guest account has expired' }).waitFor();
    await page.goto(url);
    await page.getByText('for 14 days make room').waitFor();
    await playFirstTile(page, 'Play now');
  });
});
