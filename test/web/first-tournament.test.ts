/** A first tournament, from the front page to the first game. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer, testPassword } from '../support/players.ts';
import { expectUsableEverywhere } from './axe.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';

describeInBrowser('a first tournament', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();
  const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  /** Opens the front page and only follows links: through the log-in, to the list of tournaments. */
  async function toTournaments({ email }: TestPlayer): Promise<Page> {
    const page = await browser.open(phone, service.url);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(testPassword);
    await button(page, 'Log in').click();
    await link(page, 'Settings').waitFor();
    await link(page, 'Community').click();
    await page.getByRole('heading', { name: 'Tournaments' }).waitFor({ state: 'attached' });
    return page;
  }

  test('an organiser creates a Swiss tournament, and a player finds, enters and plays it by clicks only', async () => {
    const [organiser, player] = [await makePlayer(service, 'olga'), await makePlayer(service, 'piet')];
    const announcing = await toTournaments(organiser);
    await link(announcing, 'Organise a tournament').click();
    await announcing.getByLabel('Name', { exact: true }).fill('Open Cup');
    await announcing.getByLabel('Players', { exact: true }).fill('2');
    await button(announcing, 'Announce the tournament').click();
    await button(announcing, 'Enter').click();
    await announcing.getByText('It starts as soon as one more player enters.').waitFor();

    const entering = await toTournaments(player);
    await link(entering, /^Open Cup/).click();
    await expectUsableEverywhere(entering, 'a tournament to enter');
    await button(entering, 'Enter').click();
    for (const page of [announcing, entering])
      await expect
        .poll(async () => {
          await page.reload();
          return page
            .locator('.your-part a')
            .textContent({ timeout: 2_000 })
            .catch(() => null);
        })
        .toMatch(/Make your move|Open the game/);
    const pages = [announcing, entering];
    const isFirst = await announcing.getByText('Make your move').isVisible();
    const [first, second] = isFirst ? pages : pages.toReversed();
    await link(first!, 'Make your move').click();
    await placeTile(first!);
    await second!.reload();
    await expectUsableEverywhere(second!, 'a tournament in which it is the turn of the reader');
    await link(second!, 'Make your move').click();
    await placeTile(second!);
    await link(first!, 'Play').click();
    await link(first!, /Open Cup/)
      .first()
      .waitFor();
  });

  /** Places a tile where the page offers it first. */
  async function placeTile(page: Page): Promise<void> {
    await page.locator('.sheet.awaiting').waitFor();
    await page.locator('[data-cell]').first().click();
    const answered = page.waitForResponse((response) => response.url().endsWith('/moves'));
    await page.locator('.confirm .main').click();
    expect((await answered).status()).toBe(201);
  }
});
