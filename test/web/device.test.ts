/** A player types the code that an app shows elsewhere, and lets it in or does not. */
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { useAppDocuments } from '../support/app-documents.ts';
import { askForCodes, askForTokens, deviceForm } from '../support/apps.ts';
import { makePlayer, testPassword } from '../support/players.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { pageOf } from './player.ts';

describeInBrowser('the page for the codes of apps', () => {
  const service = useApp();
  const browser = useBrowser();
  const documents = useAppDocuments();

  test('lets an app in by the code that is typed, after the log-in', async () => {
    const player = await makePlayer(service);
    const codes = await askForCodes(service, { scope: 'play talk' });
    const page = await browser.open(phone, `${service.url}/device`);
    await page.locator('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email address').fill(player.email);
    await page.getByLabel('Password').fill(testPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByLabel('Code').fill('bbbb bbbb');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('No app shows this code now').waitFor();
    await page.getByLabel('Code').fill(codes.user_code.toLowerCase().replace('-', ' '));
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('A program that names no site').waitFor();
    await page.getByText(`It shows the code ${codes.user_code}`).waitFor();
    await page.getByText('play: create tables').waitFor();
    await page.getByText(`You are logged in as ${player.handle}`).waitFor();
    await page.getByRole('button', { name: 'Let it in' }).click();
    await page.getByRole('heading', { name: 'The app is in' }).waitFor();
    const { body } = await askForTokens(service, deviceForm(codes)).expect(200);
    const ofApp = { authorization: `Bearer ${body.access_token}` };
    expect((await service.http.get('/v1/me').set(ofApp).expect(200)).body.id).toBe(player.id);
  });

  test('is come back to from the log-in in the head of the page, also by way of signing up', async () => {
    const player = await makePlayer(service);
    const { verification_uri_complete, user_code } = await askForCodes(service);
    const page = await browser.open(
      desktop,
      service.url + new URL(verification_uri_complete).pathname + new URL(verification_uri_complete).search,
    );
    await page.locator('main').getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL(/sign-up/);
    await page.locator('header').getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(/log-in/);
    await page.getByLabel('Email address').fill(player.email);
    await page.getByLabel('Password').fill(testPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${service.url}/device?user_code=${user_code}`);
    expect(await page.getByLabel('Code').inputValue()).toBe(user_code);
  });

  test('shows the code of a link before it looks it up, and denies the app', async () => {
    const player = await makePlayer(service);
    const grant_types = ['urn:ietf:params:oauth:grant-type:device_code'];
    const client_id = documents.publish('/bot.json', { client_name: 'Chess club bot', grant_types });
    const codes = await askForCodes(service, { client_id });
    const page = await pageOf(browser, service, player, `/device?user_code=${codes.user_code}`, {
      ...desktop,
      locale: 'it-IT',
    });
    await page.getByText('Continua solo se l’app ti mostra esattamente questo codice').waitFor();
    expect(await page.getByLabel('Codice').inputValue()).toBe(codes.user_code);
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByText(new URL(client_id).host).waitFor();
    await page.getByText('Nessuno l’ha verificato').waitFor();
    await page.getByText('Si presenta come «Chess club bot»').waitFor();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByRole('heading', { name: 'L’app non è autorizzata' }).waitFor();
    const { body } = await askForTokens(service, { ...deviceForm(codes), client_id }).expect(400);
    expect(body.error).toBe('access_denied');
  });
});
