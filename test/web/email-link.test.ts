import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decisionLinks } from '../../src/notifications/links.ts';
import { useApp } from '../support/app.ts';
import { optionsOf, readTable, startTable, type TestTable, takeFirst } from '../support/table.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { chooseOnPage, decideOnPage, pageOf } from './player.ts';

describeInBrowser('an email link', () => {
  const service = useApp();
  const browser = useBrowser();

  /** A private game that waits for its first player, and the links of the email about it. */
  async function awaitedTable() {
    const request = { visibility: 'private', scenario: { draws: ['base/U', 'base/V'] } };
    const table = await startTable(service, 2, request);
    const { page, list } = await decisionLinks(service.deps, table.id, 0, table.players[0]!.id);
    const here = (link: string) => link.replace(service.deps.config.publicUrl, service.url);
    return { table, toBoard: here(page), toList: here(list) };
  }

  const versionOf = async (table: TestTable) => (await readTable(service, table, table.players[0]!)).version;

  /** Records refused requests of a page, and every address that leaves the browser. */
  function watch(page: Page): { readonly refused: string[]; readonly sent: string[] } {
    const noted = { refused: [] as string[], sent: [] as string[] };
    page.on('request', (request) => noted.sent.push(`${request.url()} ${request.headers()['referer']}`));
    page.on('response', (response) => {
      if (response.status() >= 400) noted.refused.push(`${response.status()} ${response.url()}`);
    });
    return noted;
  }

  test('opens the board at the decision, makes it, and then grants no access', async () => {
    const { table, toBoard } = await awaitedTable();
    const page = await browser.open(phone);
    const noted = watch(page);
    await page.goto(toBoard);
    await page.getByText(/lets you make this decision as/).waitFor();
    expect(await versionOf(table)).toBe(0);
    expect(page.url()).toBe(`${service.url}/games/${table.id}`);
    expect(await page.getByRole('heading', { name: 'Messages' }).count()).toBe(0);
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    await page.locator('.sheet.awaiting').waitFor();
    const [option] = await optionsOf(service, table, table.players[0]!);
    await decideOnPage(page, service, table, 0, textOf(option.decision));
    await page.getByRole('heading', { name: 'Your move is made' }).waitFor();
    expect(await versionOf(table)).toBe(1);
    expect(noted.refused).toEqual([]);
    const token = toBoard.split('#decide=')[1] ?? '?';
    expect(noted.sent.filter((line) => line.includes(token))).toEqual([]);

    await page.goto(toBoard);
    await page.reload();
    await page.getByRole('heading', { name: 'This decision has already been made' }).waitFor();
    await page.getByRole('link', { name: 'Log in' }).last().click();
    await page.waitForURL((url) => url.search === `?next=${encodeURIComponent(`/games/${table.id}`)}`);
  });

  test('reports that the decision is already made if others decided meanwhile', async () => {
    const { table, toBoard } = await awaitedTable();
    const page = await browser.open(phone);
    const noted = watch(page);
    await page.route('**/v1/games/*/moves', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      await takeFirst(service, table, table.players[1]!);
      return route.fulfill({ response });
    });
    await page.goto(toBoard);
    await page.locator('.sheet.awaiting').waitFor();
    const [option] = await optionsOf(service, table, table.players[0]!);
    await chooseOnPage(page, service, table, 0, textOf(option.decision));
    await page.locator('.confirm .main').click();
    await page.getByRole('heading', { name: 'Your move is made' }).waitFor();
    expect(new Set(noted.refused)).toEqual(new Set([`401 ${service.url}/v1/games/${table.id}`]));
    expect(await page.getByRole('alert').allInnerTexts()).toEqual(['']);
  });

  test('opens the table as usual for the logged-in player', async () => {
    const { table, toBoard } = await awaitedTable();
    const page = await pageOf(browser, service, table.players[0]!);
    await page.goto(toBoard);
    await page.locator('.sheet.awaiting').waitFor();
    await page
      .getByText(/^Messages/)
      .first()
      .waitFor();
    expect(await page.getByText(/lets you make this decision as/).count()).toBe(0);
  });

  test('warns a player who is logged in to another account', async () => {
    const { table, toBoard } = await awaitedTable();
    const page = await pageOf(browser, service, table.players[1]!, '/', phone);
    await page.goto(toBoard);
    await page.getByRole('heading', { name: /This email was for/ }).waitFor();
    await page.getByRole('button', { name: 'Stay logged in as I am' }).click();
    await page.getByRole('heading', { name: /Waiting for/ }).waitFor();

    await page.goto(toBoard);
    await page.reload();
    await page.getByRole('button', { name: /Decide for/ }).click();
    await page.locator('.sheet.awaiting').waitFor();
    await page.goto(service.url);
    await page.getByRole('heading', { name: 'Waiting for others' }).waitFor();
  });

  test('has a list without scripts, where only confirming plays', async () => {
    const { table, toList } = await awaitedTable();
    const page = await browser.open({ ...phone, javaScriptEnabled: false }, toList);
    await page.locator('img[alt]').first().waitFor();
    expect(await versionOf(table)).toBe(0);
    const [first] = await page.locator('summary').all();
    expect(await first?.innerText()).toMatch(/^1 on the picture, at -?\d+,-?\d+$/);
    await page.getByRole('button').click();
    await page.getByRole('alert').waitFor();
    const turn = page.getByRole('group', { name: /turned once to the right$/, includeHidden: true }).first();
    await page
      .locator('details')
      .filter({ has: page.getByText(/turned once to the right$/) })
      .first()
      .locator('summary')
      .click();
    await turn.getByLabel('a highwayman on the road', { exact: true }).check();
    expect(await page.content()).not.toMatch(/road0|field1/);
    await page.getByRole('button').click();
    await page.getByRole('link', { name: 'See the game' }).waitFor();
    expect(await page.locator('body').innerText()).toMatch(
      /places a tile at .* and puts a highwayman on the road/,
    );
    expect(await versionOf(table)).toBe(1);

    await page.goto(toList);
    await page.getByRole('link', { name: 'See the game' }).waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
  });
});

/** A placement in its short text form. */
const textOf = ({ x, y, rotation }: { x: number; y: number; rotation: number }) => `${x},${y} r${rotation}`;
