import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { playRecord } from '../../../src/commands/demo.ts';
import { type GameRecord, recordSchema } from '../../../src/engine/index.ts';
import { withoutQuotas } from '../../../src/limits/policies.ts';
import { buildWeb } from '../../../src/tools/build-web.ts';
import { withMeasuredService } from './measured-service.ts';
import { type Figure, report } from './page/figure.ts';
import { measureFirstVisit } from './page/first-visit.ts';
import { measureGamesList } from './page/games-list.ts';
import { type LogEntry, measureMoves } from './page/moves.ts';
import { measurePanning } from './page/pan.ts';
import { measureReplays } from './page/replay.ts';
import { withBrowser } from './page/visitor.ts';

/**
 * `npm run bench:page`: the page in a headless Chromium, which draws without a graphics card, on a processor that is
 * four times slower: a first visit up to the first tile, carrying a tile and showing a move at a table of some 150 tiles on a
 * phone, panning such a table, the memory left after replaying ten games, and the list
 * of 200 games. Fails over the limits.
 */

const REPLAYED = 10;
const settings = { RATE_LIMIT_PER_MINUTE: '0', LIMITS: withoutQuotas };

const recordOf = (name: string): GameRecord =>
  recordSchema.parse(
    JSON.parse(readFileSync(new URL(`../../../examples/records/${name}.json`, import.meta.url), 'utf8')),
  );

/** Plays a record through the service. Returns the id of its game. */
async function play(address: string, record: GameRecord): Promise<string> {
  await playRecord(address, record, () => {});
  const { items } = (await (await fetch(`${address}/v1/games?status=finished&limit=1`)).json()) as {
    items: { id: string }[];
  };
  return items[0]?.id ?? '';
}

/** Returns the log of a game. */
async function logOf(address: string, game: string): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for (;;) {
    const path = `/v1/games/${game}/moves?limit=100&after=${entries.length}`;
    const { items } = (await (await fetch(address + path)).json()) as { items: LogEntry[] };
    if (items.length === 0) return entries;
    entries.push(...items);
  }
}

async function measureTables(browser: Browser, address: string): Promise<Figure[]> {
  const largeRecord = recordOf('all-expansions');
  const large = await play(address, largeRecord);
  const record = recordOf('base-game');
  const games: string[] = [];
  for (let game = 0; game < REPLAYED; game += 1) {
    // Players of other games than the large one, as `playRecord` signs them up.
    const players = record.players.map((name) => `${name}${game}`);
    games.push(await play(address, { ...record, players }));
  }
  return [
    ...(await measureMoves(browser, address, largeRecord, await logOf(address, large))),
    ...(await measurePanning(browser, address, large)),
    ...(await measureReplays(browser, address, games)),
  ];
}

await buildWeb();
await withMeasuredService(
  async ({ address, databaseUrl }) => {
    const figures = await withBrowser(async (browser) => [
      ...(await measureFirstVisit(browser, address)),
      ...(await measureTables(browser, address)),
      ...(await measureGamesList(browser, address, databaseUrl)),
    ]);
    if (!report(figures)) process.exitCode = 1;
  },
  { settings },
);
