import { readFileSync } from 'node:fs';
import { GifReader } from 'omggif';
import { describe, expect, test } from 'vitest';
import { recordSchema, setupOfRecord } from '../../src/engine/index.ts';
import { svgOf } from '../../src/render/composition.ts';
import { movieOf } from '../../src/render/replay/frames.ts';
import { gifOf } from '../../src/render/replay/gif.ts';
import { momentsOf, type Played } from '../../src/render/replay/moments.ts';
import { stageOf } from '../../src/render/replay/stage.ts';
import { webpOf } from '../../src/render/replay/webp.ts';
import { paint } from '../../src/render/resvg.mjs';
import { differences } from './support/differences.ts';
import { chunksOf } from './support/webp-chunks.ts';

const look = { players: ['Anna', 'Bruno'], theme: 'light', language: 'en' } as const;

function playedFrom(path: string): Played {
  const record = recordSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const entries = record.decisions.map((decision, index) => ({ ...decision, seq: index + 1 }));
  return { setup: setupOfRecord(record), entries, from: 0, viewer: undefined };
}

type Entry = Played['entries'][number];

const base = playedFrom('examples/records/base-game.json');
const part = (from: number, to: number): Played => ({ ...base, from, entries: base.entries.slice(0, to) });

describe('the moments of a replay', () => {
  test('are one per tile, with the scores after its turn', () => {
    const moments = momentsOf(base);
    expect(moments.map(({ view }) => view.tiles.length)).toEqual(
      Array.from({ length: 71 }, (_, index) => index + 2),
    );
    expect(moments.at(-1)?.view.over).toBe(true);
  });

  test('cover the range, or the position alone if it has no tile', () => {
    expect(momentsOf(part(10, 14)).map(({ view }) => view.tiles.length)).toEqual([11, 12, 13, 14, 15]);
    expect(momentsOf(part(0, 0)).map(({ view }) => view.tiles.length)).toEqual([1]);
  });

  test('join the decisions of a turn', () => {
    const all = playedFrom('examples/records/all-expansions.json');
    const moments = momentsOf(all);
    const laid = moments.map(({ last }) => last?.events.filter(({ type }) => type === 'tile-placed').length);
    expect(new Set(laid)).toEqual(new Set([1]));
    expect(moments.length).toBeLessThan(all.entries.length / 2);
    expect(moments.at(-1)?.view.over).toBe(true);
  });

  test('omit undone moves', () => {
    const [first, second, third] = base.entries as [Entry, Entry, Entry];
    const undo = { seq: 3, seat: second.seat, decision: { type: 'undo', to: 1 } } as const;
    const entries = [first, second, undo];
    expect(momentsOf({ ...base, entries }).map(({ view }) => view.tiles.length)).toEqual([2]);
    const again = [...entries, { ...second, seq: 4 }, { ...third, seq: 5 }];
    expect(momentsOf({ ...base, entries: again, from: 4 }).map(({ view }) => view.tiles.length)).toEqual([
      3, 4,
    ]);
  });
});

describe('the frames of a replay', () => {
  test.each([
    ['examples/records/base-game.json', 400],
    ['examples/records/all-expansions.json', 300],
  ])('%s: combined, they look like the last position', async (path, width) => {
    const stage = stageOf(momentsOf(playedFrom(path)), { ...look, width });
    const canvas = new Uint32Array(width * stage.height);
    for await (const { x, y, width: across, height, rgba } of movieOf(stage, 500).frames) {
      expect([x % 2, y % 2]).toEqual([0, 0]);
      const pixels = new Uint32Array(rgba.buffer);
      for (let at = 0; at < across * height; at++)
        if (pixels[at] !== 0)
          canvas[(y + Math.floor(at / across)) * width + x + (at % across)] = pixels[at] ?? 0;
    }
    const whole = paint(svgOf(stage.shots.at(-1)!), width).pixels;
    expect(differences(new Uint8Array(canvas.buffer), whole)).toEqual({ mean: 'small', far: 'few' });
  });

  test('have the right duration, and contain only changes', async () => {
    const movie = () => movieOf(stageOf(momentsOf(part(1, 5)), { ...look, width: 300 }), 250);
    const { width, height } = movie();
    const gif = new GifReader(Buffer.from(await gifOf(movie())));
    const inGif = Array.from({ length: gif.numFrames() }, (_, index) => gif.frameInfo(index));
    expect(inGif.map(({ delay }) => delay * 10)).toEqual([250, 250, 250, 250, 3000]);
    expect([gif.width, gif.height]).toEqual([width, height]);
    const chunks = chunksOf(Buffer.from(await webpOf(movie())));
    const inWebp = chunks.filter(({ name }) => name === 'ANMF').map(({ frame }) => frame);
    expect(inWebp.map((frame) => frame?.ms)).toEqual([250, 250, 250, 250, 3000]);
    expect(inWebp.map((frame) => [frame?.x, frame?.y, frame?.width, frame?.height])).toEqual(
      inGif.map((frame) => [frame.x, frame.y, frame.width, frame.height]),
    );
    expect(inWebp[0]).toMatchObject({ x: 0, y: 0, width, height });
    for (const frame of inWebp.slice(1)) expect(frame!.width * frame!.height).toBeLessThan(width * height);
  });
});
