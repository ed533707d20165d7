/** The pages of clubs. */
import { test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { expectUsableEverywhere, smallAndDark } from './axe.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { openAs } from './player.ts';

describeInBrowser('a club', () => {
  const service = useApp();
  const browser = useBrowser();

  test('is founded, asked and joined on its pages, and opens tables to its members', async () => {
    const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
    const page = await browser.open(phone);
    await openAs(page, service, anna, '/clubs');
    await page.getByText('Found a club').first().click();
    await page.getByLabel('Name', { exact: true }).fill('Spring Club');
    await page.getByLabel('Handle').fill('Spring-Club');
    await page.getByLabel('What it says of itself').fill('Games on Sundays, with time.');
    await keepPicture(page, 'found-club');
    await page.getByRole('button', { name: 'Found a club' }).click();
    await page.getByRole('heading', { name: 'Spring Club' }).waitFor();
    const other = await browser.open(smallAndDark);
    await openAs(other, service, bruno, '/clubs/spring-club');
    await other.getByRole('button', { name: 'Um Aufnahme bitten' }).click();
    await other.getByText('Du hast um Aufnahme gebeten').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('2 members').waitFor();
    await page.getByRole('link', { name: 'Open a table for the club' }).click();
    await page.getByText('Open to the members of spring-club').waitFor();
    await page.locator('input[name="name"]').fill('Club evening');
    await page.locator('form.wide button.main').click();
    await page.waitForURL(/\/games\//);
    await page.goto(`${service.url}/clubs/spring-club`);
    await page.getByText('Club evening').waitFor();
    await keepPicture(page, 'club');
    await expectUsableEverywhere(page, 'the page of a club');
    await other.reload();
    await other.getByText('Club evening').waitFor();
    await keepPicture(other, 'club-member');
    const wide = await browser.open();
    await openAs(wide, service, anna, '/clubs');
    await wide.getByRole('link', { name: 'Spring Club' }).first().waitFor();
    await keepPicture(wide, 'clubs-wide');
  });
});
