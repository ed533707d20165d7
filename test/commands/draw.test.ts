import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawRecord } from '../../src/commands/draw.ts';
import { recordSchema } from '../../src/engine/index.ts';
import { closePictures } from '../../src/render/index.ts';

afterAll(closePictures);

const record = recordSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../examples/records/base-game.json'), 'utf8')),
);
const wish = { width: 400, theme: 'light' } as const;

test('the board of a record is drawn after any decision, as text, SVG or PNG', async () => {
  const text = await drawRecord(record, 'board.txt', { ...wish, at: 1 });
  expect(text).toContain('D0');
  expect(text).toContain('G00');
  const early = await drawRecord(record, 'board.svg', { ...wish, at: 5 });
  const late = await drawRecord(record, 'board.svg', wish);
  expect(String(late).length).toBeGreaterThan(String(early).length);
  const png = Buffer.from((await drawRecord(record, 'board.png', { ...wish, at: 5 })) as Uint8Array);
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
});

test('a record that is wrong, and an ending that is unknown, are named', async () => {
  const wrong = { ...record, decisions: [{ seat: 0, decision: { type: 'draw' as const } }] };
  await expect(drawRecord(wrong, 'board.txt', wish)).rejects.toThrow('decision 1 of the record');
  await expect(drawRecord(record, 'board.gif', wish)).rejects.toThrow('.png, .svg or .txt');
});
