import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHASES as ALL_PHASES, parseDecision, recordSchema } from '../../src/engine/index.ts';
import { LANGUAGES } from '../../src/texts/index.ts';
import { useApp } from '../support/app.ts';
import { someOf } from '../support/depth.ts';
import { decide, readTable, startTable, type TestTable } from '../support/table.ts';
import { expectUsable } from './axe.ts';
import { describeInBrowser, desktop, useBrowser } from './browser.ts';
import { pageOf } from './player.ts';

/** The phases of the expansions that tables can choose. */
const PHASES = ALL_PHASES.filter((phase) => phase !== 'dragon' && phase !== 'ransom');

const record = recordSchema.parse(JSON.parse(readFileSync('examples/records/all-expansions.json', 'utf8')));
const decided = (...moves: readonly string[]) => moves.map((text) => parseDecision(text)!);
const monastery = (x: number, y: number) => ({ tile: 'base/B', x, y, rotation: 0 });

interface Play {
  readonly seats: number;
  readonly rules: object;
  readonly scenario: object;
  readonly decisions: readonly object[];
}

/** A whole game with all expansions, as far as it adds new questions. */
const everything: Play = {
  seats: record.players.length,
  rules: record.rules,
  scenario: { draws: record.draws, ...(record.start && { start: record.start }) },
  decisions: record.decisions.slice(0, 44).map(({ decision }) => decision),
};
/** A wagon moves on, a follower enters the market, and can join a field at the end. */
const market: Play = {
  seats: 2,
  rules: { expansions: ['abbey-and-mayor', 'count'] },
  scenario: { draws: ['base/L', 'base/D', 'base/L', 'abbey/A', 'base/L'] },
  decisions: decided(
    '-3,-1 r180 wagon@road0',
    '2,1 r270 meeple@road0',
    '-2,2 r0 meeple@field0',
    '-4,-1 r270 wagon@road2',
    'wagon -4,-1:road0',
    'count market meeple',
  ),
};
/** A hole for an abbey, left open until the last tile. */
const hole: Play = {
  seats: 2,
  rules: { expansions: ['abbey-and-mayor'] },
  scenario: {
    start: [monastery(0, -1), monastery(1, 0), monastery(0, 1), monastery(-1, 0)],
    draws: ['base/U'],
  },
  decisions: [{ type: 'draw' }, { type: 'tile', x: -2, y: 0, rotation: 0 }],
};

describeInBrowser('accessibility of every question', () => {
  const service = useApp();
  const browser = useBrowser();

  let looks = 0;

  /** Checks the question of a table, on a desktop in light and on a phone in dark colours, each in another language. */
  async function check(table: TestTable, seat: number, name: string): Promise<void> {
    const locale = LANGUAGES[looks % LANGUAGES.length]!;
    looks += 1;
    const page = await pageOf(browser, service, table.players[seat]!, `/games/${table.id}`, {
      ...desktop,
      colorScheme: 'light',
      locale,
    });
    await page.locator('.sheet.awaiting').waitFor();
    await page.locator('.picture.drawn').waitFor();
    await expectUsable(page, name);
    await choosePlace(page);
    await page.setViewportSize({ width: 390, height: 664 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('.picture.drawn').waitFor();
    await expectUsable(page, `${name}, chosen, on a phone`);
    await page.context().close();
  }

  test('for all expansions', { timeout: 240_000 }, async () => {
    const seen = new Set<string>();
    const looked = someOf(PHASES);
    for (const { seats, rules, scenario, decisions } of [everything, market, hole]) {
      const table = await startTable(service, seats, { rules, scenario });
      for (const decision of [...decisions, undefined]) {
        const { awaiting } = await readTable(service, table, table.players[0]!);
        const seat = awaiting.seats[0];
        if (!seen.has(awaiting.phase) && looked.includes(awaiting.phase))
          await check(table, seat, awaiting.phase);
        seen.add(awaiting.phase);
        if (decision !== undefined) await decide(service, table, table.players[seat]!, decision).expect(201);
      }
    }
    expect([...seen].sort()).toEqual([...PHASES].sort());
  });

  test('for a hand of three tiles', async () => {
    const table = await startTable(service, 2, { rules: { handSize: 3 } });
    await check(table, 0, 'hand');
  });
});

/** Places the tile somewhere, if a tile must be placed. */
async function choosePlace(page: Page): Promise<void> {
  const place = page.locator('.place').first();
  if ((await place.count()) === 0) return;
  await place.focus();
  await page.keyboard.press('Enter');
}
