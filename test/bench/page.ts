import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { playRecord } from '../../src/commands/demo.ts';
import { type GameRecord, recordSchema } from '../../src/engine/index.ts';
import { withoutQuotas } from '../../src/limits/policies.ts';
import { buildWeb } from '../../src/tools/build-web.ts';
import { withMeasuredService } from './measured-service.ts';
import { type Figure, report } from './page/figure.ts';
import { measureGamesList } from './page/games-list.ts';
import { measurePanning } from './page/pan.ts';
import { measureReplays } from './page/replay.ts';
import { withBrowser } from './page/visitor.ts';

/**
 * `npm run bench:page`: the page in a headless Chromium, which draws without a graphics card, on a processor that is
 * four times slower: panning a table of more than 140 tiles, what is left of ten games that were replayed, and the list
 * of 200 games. Fails over the limits.
 */

const REPLAYED = 10;
const settings = { RATE_LIMIT_PER_MINUTE: '0', LIMITS: withoutQuotas };

const recordOf = (name: string): GameRecord =>
  recordSchema.parse(
    JSON.parse(readFileSync(new URL(`../../examples/records/${name}.json`, import.meta.url), 'utf8')),
  );

/** Plays a record through the service. Returns the id of its game. */
async function play(address: string, record: GameRecord): Promise<string> {
  await playRecord(address, record, () => {});
  const { items } = (await (await fetch(`${address}/v1/games?status=finished&limit=1`)).json()) as {
    items: { id: string }[];
  };
  return items[0]?.id ?? '';
}

async function measureTables(browser: Browser, address: string): Promise<Figure[]> {
  const large = await play(address, recordOf('all-expansions'));
  const record = recordOf('base-game');
  const games: string[] = [];
  for (let game = 0; game < REPLAYED; game += 1) {
    // Players of other games than the large one, as `playRecord` signs them up.
    const players = record.players.map((name) => `${name}${game}`);
    games.push(await play(address, { ...record, players }));
  }
  return [
    ...(await measurePanning(browser, address, large)),
    ...(await measureReplays(browser, address, games)),
  ];
}

await buildWeb();
await withMeasuredService(
  async ({ address, databaseUrl }) => {
    const figures = await withBrowser(async (browser) => [
      ...(await measureTables(browser, address)),
      ...(await measureGamesList(browser, address, databaseUrl)),
    ]);
    if (!report(figures)) process.exitCode = 1;
  },
  { settings },
);
