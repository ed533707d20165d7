/** A player's page, and what its owner lets it show. */
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { resign, seatAll } from '../support/table.ts';
import { expectUsableEverywhere, smallAndDark } from './axe.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { openAs } from './player.ts';

describeInBrowser('the page of a player', () => {
  const service = useApp();
  const browser = useBrowser();

  test('shows what they let it, and leads to a game with them', async () => {
    const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
    await resign(service, await seatAll(service, [anna, bruno]), bruno);
    const page = await browser.open(phone);
    await openAs(page, service, anna, '/settings');
    await page.getByLabel('Who finds it').selectOption('everybody');
    await page.getByLabel('Show my games and victories').check();
    const form = page.locator('form', { hasText: 'Your page' });
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByRole('button', { name: 'Saved' }).waitFor();
    const visitor = await browser.open(phone);
    await visitor.goto(`${service.url}/players/${anna.handle}`);
    await visitor.getByRole('heading', { name: anna.handle }).waitFor();
    await visitor.getByText('1 game · 1 won').waitFor();
    const other = await browser.open(smallAndDark);
    await openAs(other, service, bruno, `/players/${anna.handle}`);
    await other.getByText('1 Partie · Du lagst vorn: 0 · Du lagst hinten: 1').waitFor();
    await keepPicture(other, 'player-page');
    await expectUsableEverywhere(other, 'the page of a player');
    await other.getByRole('link', { name: 'Zu einer Partie einladen' }).click();
    await other.waitForURL(/\/new\?invite=/);
    const field = other.locator('input[name="invite"]');
    expect(await field.inputValue()).toBe(anna.handle);
    await openAs(page, service, anna, '/statistics');
    await page.getByRole('link', { name: bruno.handle }).click();
    await page.getByRole('heading', { name: bruno.handle }).waitFor();
  });
});
