import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { addEmailFailure } from '../../src/notifications/store/email-failures.ts';
import { useReceiver } from '../notifications/support/receiver.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress, makePlayer, testPassword } from '../support/players.ts';
import { seatAll } from '../support/table.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';
import { logIn, openAs, pageOf } from './player.ts';

describeInBrowser('the account in the settings', () => {
  const service = useApp();
  const browser = useBrowser();

  test('shows at once that the address is unconfirmed, and resends the email with one button', async () => {
    const player = await makePlayer(service);
    const page = await pageOf(browser, service, player, '/', phone);
    await page.getByRole('heading', { name: `${player.email} is not confirmed yet.` }).click();
    await page.getByRole('button', { name: 'Send the confirmation email again' }).click();
    await page.getByRole('button', { name: 'Sent' }).waitFor();
    await page.getByRole('link', { name: 'Change the email address' }).click();
    await page.getByRole('heading', { name: 'Email address' }).waitFor();
  });

  test('shows that at the player’s tables, before and after the start, until it is confirmed', async () => {
    const [host, guest] = [await makePlayer(service), await makePlayer(service)];
    const { body } = await host.post('/v1/games', { seatCount: 2 }).expect(201);
    const page = await pageOf(browser, service, host, `/games/${body.id}`, phone);
    const unconfirmed = page.getByRole('heading', { name: `${host.email} is not confirmed yet.` });
    await unconfirmed.waitFor();
    await guest.post(`/v1/games/${body.id}/seats`).expect(201);
    await page.locator('.sheet').waitFor();
    await unconfirmed.waitFor();
    await confirmAddress(service, host);
    await page.reload();
    await page.locator('.sheet').waitFor();
    expect(await unconfirmed.count()).toBe(0);
  });

  test('shows at once that emails bounce, and resumes them with one button', async () => {
    const player = await makePlayer(service);
    const failure = {
      player: player.id,
      address: player.email,
      score: 4,
      reason: 'No such user',
      at: new Date(),
    };
    await addEmailFailure(service.db.prisma, failure, { enough: 4, forgottenBefore: new Date(0) });
    const page = await pageOf(browser, service, player, '/', phone);
    await page.getByRole('heading', { name: `Emails to ${player.email} bounce.` }).click();
    await page.getByText('No such user').waitFor();
    await page.getByRole('button', { name: 'Send to this address again' }).click();
    await page.getByRole('button', { name: 'Emails are on again' }).waitFor();
    const { body } = await player.get('/v1/me').expect(200);
    expect(body.emailSuspension).toBeNull();
  });

  test('lists sessions, ends one, and then all others', async () => {
    const player = await makePlayer(service);
    for (const _device of [1, 2]) {
      const request = { email: player.email, password: testPassword };
      await service.http.post('/v1/sessions').send(request).expect(201);
    }
    const page = await browser.open(desktop);
    await logIn(page, service, player, '/settings/security');
    const card = page.locator('section', { hasText: 'Where you are logged in' });
    await expect.poll(() => card.locator('li').count()).toBe(4);
    expect(await card.getByText('this device').count()).toBe(1);
    await card.getByText(/Chrome on Linux/).waitFor();
    await card
      .getByRole('button', { name: /^Log out: / })
      .first()
      .click();
    await expect.poll(() => card.locator('li').count()).toBe(3);
    page.on('dialog', (dialog) => dialog.accept());
    await card.getByRole('button', { name: 'Log out everywhere else' }).click();
    await card.getByText('You are logged out everywhere else.').waitFor();
    await expect.poll(() => card.locator('li').count()).toBe(1);
    await player.get('/v1/me').expect(401);
  });

  test('changes the password after asking for the current one, and requests another address', async () => {
    const player = await makePlayer(service);
    const page = await pageOf(browser, service, player, '/settings/security', phone);
    await page.getByText('Change the password').first().click();
    await page.getByLabel('Current password').fill('wrong');
    await page.getByLabel('New password').fill('a staple of batteries');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('The password is wrong.').waitFor();
    await page.getByLabel('Current password').fill(testPassword);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('Your password is changed').waitFor();
    await page.getByText('Change the email address').first().click();
    await page.getByLabel('New email address').fill('moved@example.org');
    await page.getByLabel('Your password').fill('a staple of batteries');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('A link is on its way to the new address.').waitFor();
  });

  test('creates API tokens, shows them once, and deletes them', async () => {
    const player = await makePlayer(service);
    const page = await pageOf(browser, service, player, '/settings/programs');
    await page.getByText('Create a token').click();
    await page.getByLabel('Purpose').fill('my bot');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const token = await page.locator('.secret').textContent();
    const asToken = { authorization: `Bearer ${token}` };
    await service.http.get('/v1/games').set(asToken).expect(200);
    await service.http.get('/v1/me/webhooks').set(asToken).expect(403);
    const row = page.locator('li', { hasText: 'my bot' });
    await row.getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });
    await service.http.get('/v1/games').set(asToken).expect(401);
  });

  test('creates an API token for one game', async () => {
    const player = await makePlayer(service);
    const request = { seatCount: 2, name: 'Sunday game' };
    const { body: game } = await player.post('/v1/games', request).expect(201);
    const page = await pageOf(browser, service, player, '/settings/programs');
    await page.getByText('Create a token').click();
    await page.getByLabel('Purpose').fill('my bot');
    await page.getByLabel('For which game').selectOption({ label: 'Sunday game' });
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const token = await page.locator('.secret').textContent();
    const asToken = { authorization: `Bearer ${token}` };
    await service.http.get(`/v1/games/${game.id}`).set(asToken).expect(200);
    await service.http.get('/v1/games').set(asToken).expect(403);
    const link = page.locator('li', { hasText: 'my bot' }).getByRole('link', { name: 'for one game' });
    expect(await link.getAttribute('href')).toBe(`/games/${game.id}`);
  });

  test('requires the password for an API token some time after the log-in', async () => {
    const player = await makePlayer(service);
    const page = await pageOf(browser, service, player, '/settings/programs');
    service.pass(11 * 60_000);
    onTestFinished(() => service.pass(-11 * 60_000));
    await page.getByText('Create a token').click();
    await page.getByLabel('Purpose').fill('my bot');
    const create = page.getByRole('button', { name: 'Create', exact: true });
    await create.click();
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Purpose').inputValue()).toBe('my bot');
    await create.click();
    await dialog.getByLabel('Password').fill('wrong');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText('The password is wrong.').waitFor();
    await dialog.getByLabel('Password').fill(testPassword);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.secret').waitFor();
    expect(await dialog.count()).toBe(0);
  });

  test('saves the player’s data as a file, and changes names', async () => {
    const player = await makePlayer(service);
    const page = await pageOf(browser, service, player, '/settings/privacy');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const saved = await text(await (await download).createReadStream());
    expect(JSON.stringify(JSON.parse(saved))).toContain(player.email);
    await page.goto(`${service.url}/settings`);
    await page.getByLabel('Display name').fill('Mira of Vienna');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    const { body } = await player.get('/v1/me').expect(200);
    expect(body).toMatchObject({ displayName: 'Mira of Vienna', handle: player.handle });
  });

  test('deletes the account after the name and password are entered', async () => {
    const player = await makePlayer(service);
    const page = await browser.open(phone);
    page.on('dialog', (dialog) => dialog.accept());
    await openAs(page, service, player, '/settings/privacy');
    await page.getByText('I want to delete my account').click();
    const button = page.getByRole('button', { name: 'Delete my account for good' });
    await page.getByLabel(/^Type your username/).fill('somebody');
    expect(await button.isDisabled()).toBe(true);
    await page.getByLabel(/^Type your username/).fill(player.handle);
    await page.getByLabel('Your password').fill(testPassword);
    await refuseDuringRemoval(page);
    await button.click();
    await page.waitForURL(`${service.url}/`);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.locator('.logged-out').waitFor({ state: 'detached' });
    await player.get('/v1/me').expect(401);
  });
});

/** Lets the page send a request that is refused, after its account was deleted and before it is notified. */
async function refuseDuringRemoval(page: Page): Promise<void> {
  await page.route('**/v1/me', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    const response = await route.fetch();
    // The page may have sent a request meanwhile. Either way it drops the session once a refresh is refused.
    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await expect.poll(() => page.evaluate(`localStorage.getItem("carcassonne.session")`)).toBe(null);
    await route.fulfill({ response });
  });
}

describeInBrowser('webhooks in the settings', () => {
  const service = useApp();
  useWorkers(service);
  const browser = useBrowser();

  test('are created, tested, sent turns, disabled and deleted', async () => {
    const receiver = await useReceiver();
    const player = await makePlayer(service);
    const page = await pageOf(browser, service, player, '/settings/programs', phone);
    const card = page.locator('section', { hasText: 'Discord, Slack and webhooks' });
    await card.getByText('Add a webhook').click();
    await card.getByLabel('Address').fill('http://10.0.0.1/');
    await card.getByRole('button', { name: 'Add', exact: true }).click();
    await card.locator('form .error:not(.empty)').waitFor();

    await card.getByLabel('My own program').check();
    await card.getByLabel('Address').fill(receiver.url);
    await card.getByLabel('Name for the list').fill('my bot');
    await card.getByRole('button', { name: 'Add', exact: true }).click();
    await card.getByText(`my bot: ${receiver.url}`).waitFor();
    expect(await card.locator('.secret').textContent()).toMatch(/^whsec_/);
    await card.getByRole('button', { name: 'Send a test' }).click();
    await card.locator('li').getByText('delivered').waitFor();
    await seatAll(service, [player, await makePlayer(service)]);
    await expect
      .poll(() => receiver.received.map(({ body }) => body.type))
      .toEqual(['webhook.test', 'turn.started']);

    await card.getByRole('button', { name: 'Switch off' }).click();
    await card.getByText('switched off').waitFor();
    const { body } = await player.get('/v1/me/webhooks').expect(200);
    expect(body.items).toMatchObject([{ enabled: false, disabledReason: 'owner' }]);
    await card.getByRole('button', { name: 'Delete' }).click();
    await card.locator('li').waitFor({ state: 'detached' });
  });

  test('are created for one game, for a label, or for the results of all public games', async () => {
    const receiver = await useReceiver();
    const player = await makePlayer(service);
    const table = await seatAll(service, [player, await makePlayer(service)], { name: 'Sunday' });
    const page = await pageOf(browser, service, player, '/settings/programs', phone);
    const card = page.locator('section', { hasText: 'Discord, Slack and webhooks' });
    const add = async () => {
      await card.getByLabel('Address').fill(receiver.url);
      await card.getByRole('button', { name: 'Add', exact: true }).click();
    };
    await card.getByText('Add a webhook').click();
    await card.getByLabel('Which of them').selectOption({ index: 1 });
    await card.getByLabel('Only games with this label').fill('Spring Cup');
    await expectUsable(page, 'the form of a webhook');
    await add();
    await card.locator('li').getByText('one game · only “Spring Cup”').waitFor();
    await card.getByLabel('The results of all public games').check();
    await card.getByLabel('Which of them').waitFor({ state: 'detached' });
    await add();
    await card.locator('li').getByText('results of all public games · only “Spring Cup”').waitFor();
    const { body } = await player.get('/v1/me/webhooks').expect(200);
    const scopes = body.items.map(({ games, gameId, label }: Record<string, unknown>) => ({
      games,
      gameId,
      label,
    }));
    expect(scopes).toHaveLength(2);
    expect(scopes).toContainEqual({ games: 'mine', gameId: table.id, label: 'Spring Cup' });
    expect(scopes).toContainEqual({ games: 'public', gameId: null, label: 'Spring Cup' });
  });
});
