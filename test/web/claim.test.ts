import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makeApplication, makeExternal, makePlayer, offerClaim } from '../support/players.ts';
import { readTable, seatAll } from '../support/table.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';

describeInBrowser('claiming a player of a chat', () => {
  const service = useApp();
  const browser = useBrowser();

  test('by the link, with a new account; the settings show it and take it back', async () => {
    const application = await makeApplication(service);
    const mira = await makeExternal(service, application, 'mira');
    const table = await seatAll(service, [mira, await makePlayer(service)], { name: 'By the harbour' });
    const claim = await offerClaim(service, application, 'mira');

    const page = await browser.open(phone, `${service.url}/claim/${claim}`);
    await page.getByText('mira plays on IRC and has a seat in one game').waitFor();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Email address').fill('mira-of-irc@example.org');
    await page.getByLabel('Username').fill('Mira-of-irc');
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('I want to keep playing on IRC as well').check();
    await page.getByRole('button', { name: 'Yes, that is me' }).click();
    await page.getByText('By the harbour').waitFor();

    const game = await readTable(service, table, mira);
    expect(game.players[0].handle).toBe('mira-of-irc');

    await page.goto(`${service.url}/settings/programs`);
    const chats = page.locator('section', { hasText: 'Linked chats' });
    await chats.getByLabel('mira').uncheck();
    await expect
      .poll(async () => (await service.http.get('/v1/me').set(mira.auth)).body.type)
      .toBe('/problems/player-claimed');
    await chats.getByRole('button', { name: 'Unlink' }).click();
    await chats.waitFor({ state: 'detached' });
  });

  test('with a link that is no good says so', async () => {
    const page = await browser.open(desktop, `${service.url}/claim/nonsense`);
    const sentence = page.getByText('This link is no longer valid');
    await sentence.waitFor();
    expect(await sentence.count(), 'sentences about the link').toBe(1);
  });
});
