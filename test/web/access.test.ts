import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/texts/index.ts';
import { useApp } from '../support/app.ts';
import { isPlayed } from '../support/depth.ts';
import type { TestPlayer } from '../support/players.ts';
import { newBrowser } from '../support/push-browser.ts';
import { playOn, readTable, resign, seatAll, startTable } from '../support/table.ts';
import { expectUsableEverywhere, smallAndDark, unfold } from './axe.ts';
import { describeInBrowser, desktop, useBrowser, withWorker } from './browser.ts';
import { openAs } from './player.ts';
import { subscribeAt } from './push-device.ts';

/** Sets the language of the page for its next load: each screen is checked in another one. */
const speak = (language: string) => `localStorage.setItem('carcassonne.language', '${language}')`;

describeInBrowser('accessibility of the page', () => {
  const service = useApp();
  const browser = useBrowser();

  test('axe finds no serious problem', { timeout: 240_000 }, async () => {
    const table = await startTable(service, 2, {
      rules: { expansions: ['abbey-and-mayor', 'traders-and-builders'] },
    });
    await playOn(service, table, 9);
    const finished = await seatAll(service, table.players);
    await playOn(service, finished, 2);
    await resign(service, finished, table.players[0]!);
    const open = await openTable(table.players[0]!);
    const { awaiting } = await readTable(service, table, table.players[0]!);
    const player = table.players[awaiting.seats[0]]!;
    const page = await browser.open(smallAndDark, service.url);
    let screens = 0;
    const check = async (path: string, ready = 'main h1') => {
      await page.evaluate(speak(LANGUAGES[screens % LANGUAGES.length]!));
      if (new URL(page.url(), service.url).pathname !== path) await page.goto(service.url + path);
      await page.locator(ready).first().waitFor();
      screens += 1;
      if (isPlayed(screens)) await expectUsableEverywhere(page, path, unfold);
    };
    await check('/', '.front .game-card');
    for (const path of ['/clubs', '/players', '/forgotten', '/learn', '/rules', '/nowhere', `/games/${open}`])
      await check(path);
    await check('/learn/road', '.picture.drawn');
    await check('/games/01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11');
    await check('/sign-up', 'form');
    await check('/log-in', 'form');
    await openAs(page, service, player);
    await page.locator('.urgent .game-card').waitFor();
    await check('/', '.urgent .game-card');
    for (const path of ['/new', '/settings', '/settings/security', '/settings/programs', '/settings/privacy'])
      await check(path, 'main form, main section');
    await check('/statistics', '.figures');
    await check(`/games/${open}`, '.invited .table-facts');
    await check(`/games/${finished.id}`, '.picture.drawn');
    await check(`/games/${finished.id}/analysis`);
    await page.goto(`${service.url}/games/${table.id}`);
    await page.locator('.picture.drawn').waitFor();
    await page.locator('.note textarea').waitFor({ state: 'attached' });
    await check(`/games/${table.id}`, '.sheet.awaiting');
    await page.goto(`${service.url}/games/${table.id}?at=4`);
    await page.locator('.picture.drawn').waitFor();
    await expectUsableEverywhere(page, 'replay');
  });

  test('axe finds none where guests register and devices enable notifications', async () => {
    const page = await browser.open({ ...smallAndDark, ...withWorker });
    await subscribeAt(page, newBrowser('https://push.example/'));
    // Passkeys require a host name.
    const site = service.url.replace('127.0.0.1', 'localhost');
    await page.goto(site);
    await page.locator('.play-now .main').click();
    await page.locator('.sheet.awaiting').waitFor();
    await page.goto(`${site}/keep`);
    await page.locator('.keeping .way').waitFor();
    await expectUsableEverywhere(page, '/keep');
    await page.goto(`${site}/settings`);
    const devices = page.locator('section[aria-labelledby=push]');
    await devices.getByRole('checkbox').check();
    await devices.locator('.push-test').waitFor();
    await devices.locator('li').waitFor();
    await expectUsableEverywhere(page, 'push settings');
  });

  async function openTable(owner: TestPlayer): Promise<string> {
    const made = await owner.post('/v1/games', { seatCount: 3 }).expect(201);
    return made.body.id;
  }

  test('an account and a game are created with the keyboard only', async () => {
    const page = await browser.open(desktop);
    const name = `keys-${Date.now().toString(36)}`;
    await page.goto(`${service.url}/sign-up`);
    const keys = page.keyboard;
    await tabTo(page, 'Email address');
    await keys.type(`${name}@example.org`);
    await tabTo(page, 'Username');
    await keys.type(name);
    await tabTo(page, 'Password');
    await keys.type('correct horse battery');
    await keys.press('Enter');
    await page.getByRole('link', { name: 'New game' }).waitFor();
    await tabTo(page, 'New game');
    await keys.press('Enter');
    await page.getByLabel('Name of the table').waitFor();
    await tabTo(page, 'Name of the table');
    await keys.type('Keys only');
    await keys.press('Enter');
    const line = page.getByLabel('Invitation', { exact: true });
    await line.waitFor();
    expect(await line.inputValue()).toContain('?invitation=');
  });
});

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const focused = String(await page.evaluate(focusedName));
    if (focused === name) return;
    seen.push(focused);
  }
  throw new Error(`Tab does not reach ${name}, only ${[...new Set(seen)].join(', ')}.`);
}

const focusedName = `(() => {
  const element = document.activeElement;
  const label = element?.labels?.[0]?.textContent;
  return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
})()`;
