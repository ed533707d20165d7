import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freePort } from '../../src/embedded-postgres/free-port.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer, testPassword } from '../support/players.ts';
import { describeInBrowser, desktop, useBrowser } from './browser.ts';
import { addVirtualAuthenticator } from './virtual-authenticator.ts';

// Passkeys require a host name and one origin: the port must be known in advance.
const port = await freePort('127.0.0.1');
const url = `http://localhost:${port}`;

describeInBrowser('passkeys on the page', () => {
  const service = useApp({ port, publicUrl: url });
  const browser = useBrowser();

  test('are added, used as the second step and alone, and replaced by recovery codes', async () => {
    const player = await makePlayer(service);
    const page = await browser.open(desktop);
    const authenticator = await addVirtualAuthenticator(page);
    await authenticator.setPresent(false);
    await sendPassword(page, player, '/settings/security');
    await authenticator.setPresent(true);
    const codes = await addFirstPasskey(page);
    expect(codes).toHaveLength(10);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('You have 10 recovery codes left.').waitFor();

    await authenticator.setPresent(false);
    await logOut(page);
    await sendPassword(page, player);
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await authenticator.setPresent(true);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('link', { name: 'New game' }).waitFor();

    await authenticator.setPresent(false);
    await logOut(page);
    await page.goto(`${url}/log-in`);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    // Not before: the form also offers the passkey automatically, and an available authenticator answers at once.
    await authenticator.setPresent(true);
    await page.getByRole('link', { name: 'New game' }).waitFor();

    await authenticator.setPresent(false);
    await logOut(page);
    await sendPassword(page, player);
    await page.getByRole('button', { name: /recovery code/ }).click();
    await page.getByLabel('Recovery code').fill('abcd-efgh-jkmn-pqrs');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('alert').getByText('not one of your recovery codes').waitFor();
    await page.getByLabel('Recovery code').fill(String(codes[4]));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('link', { name: 'New game' }).waitFor();
    await page.goto(`${url}/settings/security`);
    await page.getByText('You have 9 recovery codes left.').waitFor();
  });
});

async function sendPassword(page: Page, { email }: TestPlayer, next = '/'): Promise<void> {
  await page.goto(`${url}/log-in?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(testPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Adds a passkey in the settings; returns the recovery codes shown. */
async function addFirstPasskey(page: Page): Promise<string[]> {
  await page.getByText('Add a passkey').first().click();
  await page.getByLabel('Name of the passkey').fill('test phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  return page.locator('.codes code').allTextContents();
}

async function logOut(page: Page): Promise<void> {
  await page.goto(`${url}/settings`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in', exact: true }).first().waitFor();
}
