import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makePlayer, useApp } from '../support/app.ts';
import { decide, optionsOf, playOn, readTable, startTable } from '../support/table.ts';
import { describeInBrowser, desktop, phone, useBrowser } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { html: string }[];
}

/** What axe finds on the page as it is now, but for trifles. */
async function seriousProblems(page: Page): Promise<string[]> {
  // The strict policy of the page keeps other scripts out, so axe comes in through the debugger.
  await page.evaluate(axe);
  const { violations } = (await page.evaluate('axe.run()')) as { violations: Violation[] };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

const overflow = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

describeInBrowser('everybody can use the page', () => {
  const service = useApp();
  const browser = useBrowser();

  const looks = [
    ['desktop, light', { ...desktop, colorScheme: 'light' }],
    ['phone, dark, Italian', { ...phone, locale: 'it-IT', colorScheme: 'dark' }],
  ] as const;
  test.each(looks)('axe finds nothing serious: %s', async (_name, options) => {
    const table = await startTable(service, 2, {
      rules: { expansions: ['abbey-and-mayor', 'traders-and-builders'] },
    });
    await playOn(service, table, 9);
    const { awaiting } = await readTable(service, table, table.players[0]!);
    const player = table.players[awaiting.seats[0]]!;
    const page = await browser.open(options);
    const check = async (where: string) => {
      expect(await seriousProblems(page), where).toEqual([]);
      expect(await overflow(page), `${where} is too wide`).toBe(0);
    };
    await page.goto(`${service.url}/sign-up`);
    await page.locator('form').waitFor();
    await check('sign up');
    await page.goto(`${service.url}/log-in`);
    await page.locator('[name=email]').fill(player.email);
    await page.locator('[name=password]').fill('correct horse battery');
    await page.locator('button[type=submit]').click();
    await page.locator('.urgent .game-card').waitFor();
    await check('games');
    for (const path of [
      '/new',
      '/settings',
      '/settings/security',
      '/settings/programs',
      '/settings/privacy',
    ]) {
      await page.goto(service.url + path);
      await page.locator('main form, main section').first().waitFor();
      await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
      await check(path);
    }
    await page.goto(`${service.url}/games/${table.id}`);
    await page.locator('.sheet.awaiting').waitFor();
    await page.locator('.picture.drawn').waitFor();
    await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
    await check('table');
    await page.goto(`${service.url}/games/${table.id}?at=4`);
    await page.locator('.picture.drawn').waitFor();
    await check('replay');
  });

  test('a game is made, joined and played with the keyboard alone', async () => {
    const page = await browser.open(desktop);
    const other = await makePlayer(service, 'other');
    const name = `keys-${Date.now().toString(36)}`;
    await page.goto(`${service.url}/sign-up`);
    const keys = page.keyboard;
    await tabTo(page, 'Email address');
    await keys.type(`${name}@example.org`);
    await tabTo(page, 'Player name');
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
    const link = new URL(await line.inputValue());
    const id = link.pathname.split('/').at(-1);
    await service.http
      .post(`/v1/games/${id}/seats`)
      .set(other.auth)
      .send({ invitation: link.searchParams.get('invitation') })
      .expect(201);
    // Who begins is drawn by lot.
    const table = { id: String(id), players: [other] };
    const [offer] = await optionsOf(service, table, other);
    if (offer !== undefined) await decide(service, table, other, offer.decision).expect(201);

    await page.locator('.sheet.awaiting').waitFor();
    await tabTo(page, /^Place \d+ of/);
    await keys.press('ArrowRight');
    await keys.press('Enter');
    await page.locator('.ghost').waitFor();
    const before = await page.locator('.ghost').getAttribute('data-rotation');
    await keys.press('r');
    const after = await page.locator('.ghost').getAttribute('data-rotation');
    expect([before, after].every((rotation) => ['0', '90', '180', '270'].includes(rotation ?? ''))).toBe(
      true,
    );
    await tabTo(page, /^Play/);
    await keys.press('Enter');
    await page.getByRole('heading', { name: /^Waiting for/ }).waitFor();
    // The focus is kept at the table: on the heading that says whom the game waits for.
    expect(await page.evaluate(focusedName)).toMatch(/^Waiting for/);
    await tabTo(page, 'Look back at the game', 'Shift+Tab');
    await keys.press('Enter');
    await tabTo(page, 'Move shown on the board');
    await keys.press('Home');
    await page.getByRole('heading', { name: 'Before the first move' }).waitFor();
  });
});

/** Presses Tab, or Shift and Tab, until what is focused has this name. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press(key);
    const focused = String(await page.evaluate(focusedName));
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    seen.push(focused);
  }
  throw new Error(`Tab does not reach ${name}, only ${[...new Set(seen)].join(', ')}.`);
}

const focusedName = `(() => {
  const element = document.activeElement;
  const label = element?.labels?.[0]?.textContent;
  return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
})()`;
