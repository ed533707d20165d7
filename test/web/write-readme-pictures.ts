import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { playRecord } from '../../src/commands/demo.ts';
import { boardOf } from '../../src/commands/record/board.ts';
import { upTo } from '../../src/commands/record/play.ts';
import { withTemporaryService } from '../../src/commands/temporary-service.ts';
import { recordSchema } from '../../src/engine/index.ts';
import { closePictures, renderPng } from '../../src/render/index.ts';
import type { Running } from '../../src/start.ts';

/**
 * `npm run readme:pictures`: draws docs/board.png and takes docs/page.png of the page in Chromium, both in the middle
 * of the recorded game with all expansions.
 */
const DECISIONS = 151;
const root = join(import.meta.dirname, '../..');
const record = recordSchema.parse(
  JSON.parse(await readFile(join(root, 'examples/records/all-expansions.json'), 'utf8')),
);

async function takeScreenshot(address: string, { db }: Running): Promise<Uint8Array> {
  await playRecord(address, { ...record, decisions: record.decisions.slice(0, DECISIONS) }, () => {});
  await db.pool.query('UPDATE players SET email_verified_at = now()');
  const answer = await fetch(`${address}/v1/games?status=running`);
  const { items } = (await answer.json()) as {
    items: { id: string; name: string; awaiting: { seats: number[] } }[];
  };
  const [game] = items;
  if (game === undefined) throw new Error('the game is in no list');
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 850 } });
    const player = record.players[game.awaiting.seats[0] ?? 0]?.toLowerCase();
    await page.goto(`${address}/log-in`);
    await page.locator('input[autocomplete^=username]').first().fill(`${player}@example.org`);
    await page.locator('input[type=password]').first().fill(`the password of ${player}`);
    await page.keyboard.press('Enter');
    await page.getByText('New game').first().waitFor();
    await page.goto(`${address}/games/${game.id}`);
    await page.getByText('Your turn').first().waitFor();
    await page.locator('.picture.drawn').waitFor();
    await page.waitForLoadState('load');
    await page.evaluate('document.fonts.ready');
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}

await writeFile(join(root, 'docs/page.png'), await withTemporaryService(takeScreenshot));
const look = { width: 1000, theme: 'light' } as const;
const drawn = boardOf(upTo(record, DECISIONS), look, 'the record');
await writeFile(join(root, 'docs/board.png'), await renderPng(drawn, look.width));
await closePictures();
