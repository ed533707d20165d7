import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Decision, parseDecision } from '../../src/engine/index.ts';
import type { TestApp } from '../support/app.ts';
import { type TestPlayer, testPassword } from '../support/players.ts';
import { optionsOf, type TestTable } from '../support/table.ts';
import type { TestBrowserPages } from './browser.ts';

/** How long the page treats the access token as valid, shorter than its real lifetime. */
const sessionMs = 10 * 60_000;

/** Opens a path of the page for a player who logged in on this device before. */
export async function openAs(
  page: Page,
  { url }: TestApp,
  { id, accessToken, refreshToken }: TestPlayer,
  path = '/',
): Promise<void> {
  const session = { accessToken, refreshToken, playerId: id, until: Date.now() + sessionMs };
  // Only once: the page's later session changes must last, even if it drops the session.
  await page.addInitScript(`if (location.origin === '${url}' && localStorage.getItem('test.player') !== '${id}') {
    localStorage.setItem('test.player', '${id}');
    localStorage.setItem('carcassonne.session', ${JSON.stringify(JSON.stringify(session))});
  }`);
  await page.goto(url + path);
}

/** Opens a path of the page in a separate context, for a player who logged in there before. */
export async function pageOf(
  browser: TestBrowserPages,
  service: TestApp,
  player: TestPlayer,
  path?: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.open(options);
  await openAs(page, service, player, path);
  return page;
}

/** Logs in through the page's form and stays at `next`. */
export async function logIn(page: Page, { url }: TestApp, { email }: TestPlayer, next = '/'): Promise<void> {
  await page.goto(`${url}/log-in?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(testPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((address) => address.pathname === next.split('?')[0]);
}

interface ListedOption {
  readonly label: string;
  readonly decision: Decision;
  readonly deployments?: readonly { decision: Decision }[];
}

/** Chooses a decision with the mouse, in its short text form, without sending it. */
export async function chooseOnPage(
  page: Page,
  service: TestApp,
  table: TestTable,
  seat: number,
  text: string,
): Promise<void> {
  const decision = parseDecision(text);
  if (decision === undefined) throw new Error(`${text} is no decision.`);
  const player = table.players[seat] as TestPlayer;
  const options: ListedOption[] = await optionsOf(service, table, player);
  await page.locator('.sheet.awaiting').waitFor();
  if (decision.type === 'tile' || decision.type === 'abbey') {
    const bare = optionFor(options, placementIn(decision));
    const whole = await service.http
      .get(`/v1/games/${table.id}/options`)
      .query({ option: bare.label })
      .set(player.auth)
      .expect(200);
    await placeTile(page, whole.body.options, decision);
  } else if (decision.type === 'redeploy' && decision.pieces.length === 0) {
    // Nothing chosen means that no follower moves.
    await page.locator('.confirm .main').waitFor();
  } else if (decision.type === 'count' && decision.quarter !== null) await enterTown(page, options, decision);
  else await choose(page, options, decision);
}

/**
 * Makes a decision with the mouse and waits until the page shows it. The same player can be next again.
 * @param text the decision in its short text form
 * @param look called before the decision is sent
 */
export async function decideOnPage(
  page: Page,
  service: TestApp,
  table: TestTable,
  seat: number,
  text: string,
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await chooseOnPage(page, service, table, seat, text);
  await look(page);
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/moves'),
  );
  await page.locator('.confirm .main').click();
  const { version } = await (await answered).json();
  await page.locator(`.picture[data-seq="${version}"]`).waitFor();
}

type TileDecision = Extract<Decision, { type: 'tile' | 'abbey' }>;

/** The decision that only places the tile. */
function placementIn(decision: TileDecision): Decision {
  const { type, x, y } = decision;
  return type === 'tile' ? { type, x, y, rotation: decision.rotation } : { type, x, y };
}

async function placeTile(
  page: Page,
  options: readonly ListedOption[],
  decision: TileDecision,
): Promise<void> {
  await page.locator(`[data-cell="${decision.x},${decision.y}"]`).click();
  if (decision.type === 'tile') await turnTile(page, String(decision.rotation));
  const action = actionIn(decision);
  if (action !== undefined) await takeAction(page, options, decision, action);
  else if (decision.deploy !== undefined) await choose(page, options, decision);
}

async function turnTile(page: Page, rotation: string): Promise<void> {
  const ghost = page.locator('.ghost');
  for (let turns = 0; turns < 4 && (await ghost.getAttribute('data-rotation')) !== rotation; turns++)
    await page.getByRole('button', { name: 'Turn the tile' }).click();
  expect(await ghost.getAttribute('data-rotation')).toBe(rotation);
}

/** What a decision does with its tile in place of a deployment on it, and the places that it names, in order. */
interface Action {
  readonly name: string;
  readonly marks: readonly string[];
}

interface Named {
  readonly x?: number;
  readonly y?: number;
  readonly segment?: string;
  readonly capture?: Named;
}

function actionIn({ deploy, ...decision }: TileDecision): Action | undefined {
  const [name, member] =
    deploy !== undefined && 'x' in deploy
      ? ['deploy', deploy]
      : (Object.entries(decision).find(([, value]) => typeof value === 'object') ?? []);
  if (name === undefined) return undefined;
  const { capture, ...where } = member as Named;
  return { name, marks: [where, ...(capture === undefined ? [] : [capture])].map(markOf) };
}

const markOf = ({ x, y, segment }: Named): string => `${x},${y}${segment === undefined ? '' : `:${segment}`}`;

/** Chooses an action and its places; the page chooses a place itself if there is only one. */
async function takeAction(
  page: Page,
  options: readonly ListedOption[],
  decision: TileDecision,
  { name, marks }: Action,
): Promise<void> {
  await page.locator(`[data-action="${name}"]`).click();
  for (const mark of marks) {
    const place = page.locator(`[data-mark="${mark}"]`);
    if ((await place.count()) > 0) await place.click();
  }
  const last = page.locator(lineOf(options, decision));
  if ((await last.count()) > 0) await last.click();
}

async function enterTown(
  page: Page,
  options: readonly ListedOption[],
  decision: Extract<Decision, { type: 'count' }> & { quarter: string },
): Promise<void> {
  const { moveCountTo: _to, ...entry } = decision;
  await choose(page, options, entry as Decision);
  await choose(page, options, decision);
}

/** Clicks the option with this decision. */
async function choose(page: Page, options: readonly ListedOption[], decision: Decision): Promise<void> {
  await page.locator(lineOf(options, decision)).click();
}

/** The selector of the option with this decision. */
function lineOf(options: readonly ListedOption[], decision: Decision): string {
  const all = options.flatMap((option) => [option, ...(option.deployments ?? [])]);
  const { decision: listed } = optionFor(all, decision);
  return `.turn-option[data-option='${JSON.stringify(listed)}']`;
}

function optionFor<Listed extends { decision: Decision }>(
  all: readonly Listed[],
  decision: Decision,
): Listed {
  const option = all.find((one) => canonical(one.decision) === canonical(decision));
  if (option === undefined) throw new Error(`${JSON.stringify(decision)} is not among the options.`);
  return option;
}

/** The decision with its members in a fixed order. */
function canonical(decision: Decision): string {
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value;
  return JSON.stringify(sorted(decision));
}
