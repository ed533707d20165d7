import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  boardText,
  type GameEvent,
  type GameRecord,
  recordSchema,
  replay,
  setupOfRecord,
  viewFor,
} from '../engine/index.ts';
import { closePictures, renderBoard, renderPng, type ThemeName } from '../render/index.ts';

/**
 * `npm run draw -- RECORD FILE [--at N] [--width 1000] [--theme light|dark]`: draws the board of a recorded game after
 * its Nth decision (the last if absent) into FILE, as its ending says: .png, .svg or .txt.
 */

interface Wish {
  /** Decisions played; all of them if undefined. */
  readonly at?: number | undefined;
  readonly width: number;
  readonly theme: ThemeName;
}

/** The board of a record as the file's ending asks for. @throws Error when the record does not replay */
export async function drawRecord(record: GameRecord, file: string, wish: Wish): Promise<string | Uint8Array> {
  const decisions = record.decisions.slice(0, wish.at);
  const events: GameEvent[][] = [];
  const played = replay(setupOfRecord(record), decisions, (happened) => events.push([...happened]));
  if (!played.ok) throw new Error(`decision ${played.index + 1} of the record: ${played.refusal.detail}`);
  if (file.endsWith('.txt')) return `${boardText(played.state)}\n`;
  const lastMove = events.at(-1);
  const picture = renderBoard(viewFor(played.state, undefined), {
    players: record.players,
    theme: wish.theme,
    width: wish.width,
    ...(lastMove !== undefined && { lastMove }),
  });
  if (file.endsWith('.svg')) return picture.svg;
  if (!file.endsWith('.png')) throw new Error(`${file}: the ending must be .png, .svg or .txt`);
  return renderPng(picture.svg, wish.width);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      width: { type: 'string', default: '1000' },
      theme: { type: 'string', default: 'light' },
    },
  });
  const [source, target] = positionals;
  if (source === undefined || target === undefined) {
    throw new Error('Usage: npm run draw -- RECORD FILE [--at N] [--width 1000] [--theme light|dark]');
  }
  const record = recordSchema.parse(JSON.parse(await readFile(source, 'utf8')));
  const wish: Wish = {
    at: values.at === undefined ? undefined : Number(values.at),
    width: Number(values.width),
    theme: values.theme === 'dark' ? 'dark' : 'light',
  };
  await writeFile(target, await drawRecord(record, target, wish));
  await closePictures();
}

if (import.meta.filename === process.argv[1]) await main();
