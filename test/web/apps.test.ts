/** An app on another origin logs a player in, as seen in a browser. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { useAppDocuments } from '../support/app-documents.ts';
import { deviceForm, requestDeviceCodes, requestTokens } from '../support/apps.ts';
import { makePlayer, testPassword } from '../support/players.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { openAs, pageOf } from './player.ts';

/** An unregistered third-party page: it requests access, receives the redirect, and plays. */
const pageOfApp = (service: string) => `<!doctype html><title>An app</title><p id="state">ready</p>
<button id="log-in">Log in with Carcassonne</button><button id="play">Play</button>
<script type="module">
  const service = ${JSON.stringify(service)};
  const [client, back] = [location.origin.replace(/:\\d+$/, ''), location.origin + '/'];
  const say = (text) => { document.querySelector('#state').textContent = text; };
  const encode = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const server = await (await fetch(service + '/.well-known/oauth-authorization-server')).json();
  document.querySelector('#log-in').onclick = async () => {
    sessionStorage.verifier = encode(crypto.getRandomValues(new Uint8Array(32)));
    sessionStorage.state = crypto.randomUUID();
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sessionStorage.verifier));
    location.href = service + '/oauth/authorize?' + new URLSearchParams({ response_type: 'code', client_id: client,
      redirect_uri: back, scope: 'play', state: sessionStorage.state, code_challenge: encode(hash),
      code_challenge_method: 'S256' });
  };
  document.querySelector('#play').onclick = async () => {
    const answer = await fetch(service + '/v1/games', { method: 'POST', body: '{"seatCount":2}', headers: {
      'content-type': 'application/json', authorization: 'Bearer ' + sessionStorage.token } });
    say(answer.ok ? 'has created ' + (await answer.json()).id : 'refused with ' + answer.status);
  };
  const called = new URLSearchParams(location.search);
  if (called.has('error')) say('denied: ' + called.get('error'));
  if (called.has('code') && called.get('state') === sessionStorage.state && called.get('iss') === server.issuer) {
    const answer = await fetch(service + '/oauth/token', { method: 'POST', body: new URLSearchParams({
      grant_type: 'authorization_code', client_id: client, redirect_uri: back, code: called.get('code'),
      code_verifier: sessionStorage.verifier }) });
    sessionStorage.token = (await answer.json()).access_token;
    say(answer.ok ? 'is in' : 'failed');
  }
</script>`;

describeInBrowser('an app on another origin', () => {
  const service = useApp();
  const browser = useBrowser();
  const host = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageOfApp(service.url));
  });
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
  });
  afterAll(() => void host.close());

  test('logs a player in without registration, plays, and is revoked at once', async () => {
    const player = await makePlayer(service);
    const page = await browser.open(phone, address);
    await page.getByRole('button', { name: 'Log in with Carcassonne' }).click();
    await page.getByText('Log in to see its permissions').waitFor();
    await page.locator('header').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email address').fill(player.email);
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('play: create tables').waitFor();
    await page.getByText(`You are logged in as ${player.handle}`).waitFor();
    await page.getByText('It waits at http://127.0.0.1').waitFor();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('is in').waitFor();
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByText('has created').waitFor();

    const settings = await pageOf(browser, service, player, '/settings/programs');
    settings.on('dialog', (dialog) => dialog.accept());
    const card = settings.locator('section', { hasText: 'Apps with access' });
    await card.getByRole('button', { name: 'Stop it' }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByText('refused with 401').waitFor();
  });

  test('is notified when the player denies it', async () => {
    const player = await makePlayer(service);
    const page = await pageOf(browser, service, player, '/', { ...desktop, locale: 'it-IT' });
    await page.getByRole('heading').first().waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: 'Log in with Carcassonne' }).click();
    await page.getByRole('heading', { name: 'Autorizzi questa app?' }).waitFor();
    await page.getByRole('button', { name: 'Rifiuta' }).click();
    await page.getByText('denied: access_denied').waitFor();
  });

  test('with an invalid request does not redirect', async () => {
    const player = await makePlayer(service);
    const page = await browser.open(desktop);
    const wrong = `${service.url}/oauth/authorize?client_id=http%3A%2F%2F127.0.0.1&redirect_uri=${encodeURIComponent(address)}`;
    await openAs(page, service, player);
    await page.goto(wrong);
    await page.getByRole('heading', { name: 'request is not safe' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/oauth/authorize');
    expect(await page.getByRole('link', { name: 'Back to the app' }).getAttribute('href')).toContain(
      'error=',
    );
  });

  test('cannot show the page in a frame', async () => {
    const { headers } = await service.http.get('/oauth/authorize').expect(200);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBeDefined();
    expect(headers['referrer-policy']).toBe('same-origin');
  });
});

describeInBrowser('the page for app codes', () => {
  const service = useApp();
  const browser = useBrowser();
  const documents = useAppDocuments();

  test('approves an app by its typed code, after the log-in', async () => {
    const player = await makePlayer(service);
    const codes = await requestDeviceCodes(service, { scope: 'play messages' });
    const page = await browser.open(phone, `${service.url}/device`);
    await page.locator('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email address').fill(player.email);
    await page.getByLabel('Password').fill(testPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByLabel('Code').fill('bbbb bbbb');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('This code is not valid now').waitFor();
    await page.getByLabel('Code').fill(codes.user_code.toLowerCase().replace('-', ' '));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('A program without a website').waitFor();
    await page.getByText(`It shows the code ${codes.user_code}`).waitFor();
    await page.getByText('play: create tables').waitFor();
    await page.getByText(`You are logged in as ${player.handle}`).waitFor();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('heading', { name: 'The app has access' }).waitFor();
    const { body } = await requestTokens(service, deviceForm(codes)).expect(200);
    const ofApp = { authorization: `Bearer ${body.access_token}` };
    expect((await service.http.get('/v1/me').set(ofApp).expect(200)).body.id).toBe(player.id);
  });

  test('is the return address of the log-in in the page’s header, also after signing up', async () => {
    const player = await makePlayer(service);
    const { verification_uri_complete, user_code } = await requestDeviceCodes(service);
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

  test('shows a link’s code before looking it up, and denies the app', async () => {
    const player = await makePlayer(service);
    const grant_types = ['urn:ietf:params:oauth:grant-type:device_code'];
    const client_id = documents.publish('/bot.json', { client_name: 'Chess club bot', grant_types });
    const codes = await requestDeviceCodes(service, { client_id });
    const page = await pageOf(browser, service, player, `/device?user_code=${codes.user_code}`, {
      ...desktop,
      locale: 'it-IT',
    });
    await page.getByText('Continua solo se l’app ti mostra esattamente questo codice').waitFor();
    expect(await page.getByLabel('Codice').inputValue()).toBe(codes.user_code);
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByText(new URL(client_id).host).waitFor();
    await page.getByText('Non l’abbiamo verificato').waitFor();
    await page.getByText('Si presenta come «Chess club bot»').waitFor();
    await page.getByRole('button', { name: 'Rifiuta', exact: true }).click();
    await page.getByRole('heading', { name: 'L’app non è autorizzata' }).waitFor();
    const { body } = await requestTokens(service, { ...deviceForm(codes), client_id }).expect(400);
    expect(body.error).toBe('access_denied');
  });
});
