import { chromium } from 'playwright-core';
import { buildWeb } from '../../src/commands/tools/build-web.ts';
import { withoutQuotas } from '../../src/limits/policies.ts';
import { withMeasuredService } from './measured-service.ts';
import { measureGamesList } from './page/games-list.ts';

/**
 * `npm run bench:page`: the page in Chromium with a CPU four times slower. The list of 200 games is to be interactive
 * within a second and to have fewer than 15,000 nodes; more nodes fail.
 */

const mostNodes = 15_000;
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const settings = { RATE_LIMIT_PER_MINUTE: '0', LIMITS: withoutQuotas };

await buildWeb();
await withMeasuredService(
  async ({ address, databaseUrl }) => {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const { games, cards, nodes, interactiveMs } = await measureGamesList(browser, address, databaseUrl);
      console.log(
        `${games} games, ${cards} cards: ${nodes} nodes, interactive after ${interactiveMs.toFixed()} ms`,
      );
      if (nodes >= mostNodes) process.exitCode = 1;
    } finally {
      await browser.close();
    }
  },
  { settings },
);
