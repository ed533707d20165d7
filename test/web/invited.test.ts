/** The page of an invitation, for a visitor without an account. */
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makeApplication, makeExternal, makePlayer, offerClaim } from '../support/players.ts';
import { readTable, seatAll } from '../support/table.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';

describeInBrowser('an invited stranger', () => {
  const service = useApp();
  const browser = useBrowser();

  async function openTable() {
    const nina = await makePlayer(service, 'nina');
    const rules = { expansions: ['river'] };
    const request = { name: 'Sunday table', visibility: 'private', rules, clock: { perTurn: 'P3D' } };
    const { body } = await nina.post('/v1/games', request).expect(201);
    return { nina, path: `/games/${body.id}?invitation=${body.invitation}` };
  }

  test('sees the inviter and the table, and sits down as a guest with one click', async () => {
    const { nina, path } = await openTable();
    const page = await browser.open(phone, service.url + path);
    await page.getByRole('heading', { name: `${nina.handle} invites you to Carcassonne` }).waitFor();
    for (const fact of ['Sunday table', '1 seat is free', 'The River', '3 days per move', /^Free, /])
      await page.getByText(fact).first().waitFor();
    await page.getByRole('button', { name: 'Take a seat' }).waitFor();
    expect(await page.locator('main .main').count()).toBe(1);
    await expectUsable(page, 'an invitation on a phone');
    await page.getByRole('button', { name: 'Take a seat' }).click();
    await page.locator('.picture.drawn').waitFor();
  });

  test('stays clear of a phone’s edges, below a picture without empty bands', async () => {
    const { path } = await openTable();
    const page = await browser.open(phone, service.url + path);
    const card = await page.locator('.invited .card').boundingBox();
    expect(card?.x).toBeGreaterThanOrEqual(8);
    await expect.poll(() => page.evaluate('document.querySelector(".landscape").naturalWidth')).toBe(500);
    const { fit, width, height } = await page.evaluate<{ fit: string; width: number; height: number }>(
      `(() => {
        const picture = document.querySelector('.landscape');
        return { fit: getComputedStyle(picture).objectFit, ...picture.getBoundingClientRect().toJSON() };
      })()`,
    );
    expect(fit).toBe('cover');
    expect(width / height).toBeGreaterThanOrEqual(500 / 300 - 0.1);
  });

  test('keeps the table visible below the registration form', async () => {
    const { nina, path } = await openTable();
    const page = await browser.open(phone, `${service.url}/sign-up?next=${encodeURIComponent(path)}`);
    await page.getByRole('heading', { name: `${nina.handle} invites you to Carcassonne` }).waitFor();
    const form = await page.getByLabel('Email address').boundingBox();
    expect(form?.y).toBeLessThan(300);
    expect(await page.getByRole('button', { name: 'Play now' }).count()).toBe(0);
    await expectUsable(page, 'signing up for a table');
  });
});

describeInBrowser('claiming a player of a chat', () => {
  const service = useApp();
  const browser = useBrowser();

  test('registers through the link; the settings show it and undo it', async () => {
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
    await expect.poll(async () => (await mira.get('/v1/me')).body.type).toBe('/problems/player-claimed');
    await chats.getByRole('button', { name: 'Unlink' }).click();
    await chats.waitFor({ state: 'detached' });
  });

  test('sees that a link is invalid', async () => {
    const page = await browser.open(desktop, `${service.url}/claim/nonsense`);
    const sentence = page.getByText('This link is no longer valid');
    await sentence.waitFor();
    expect(await sentence.count(), 'sentences about the link').toBe(1);
  });
});
