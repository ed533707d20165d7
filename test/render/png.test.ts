import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { type PositionView, recordSchema, replay, setupOfRecord, viewFor } from '../../src/engine/index.ts';
import { svgOf } from '../../src/render/composition.ts';
import {
  closePictures,
  PicturesBusy,
  renderBoard,
  renderJpeg,
  renderPng,
  THUMBNAIL,
} from '../../src/render/index.ts';
import { LIMITS } from '../../src/render/png.ts';
import { composeThumbnail } from '../../src/render/preview.ts';
import { paint } from '../../src/render/resvg.mjs';
import { text } from '../../src/render/text.ts';
import { differences } from './support/differences.ts';

const svgWith = (inner: string) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#fff"/>${inner}</svg>`,
});
const sizeOf = (png: Uint8Array) => {
  const data = Buffer.from(png);
  return [data.readUInt32BE(16), data.readUInt32BE(20)];
};

afterAll(closePictures);

/** The board of a game with all expansions. */
const finished = finalView('examples/records/all-expansions.json');

function finalView(path: string): PositionView {
  const record = recordSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const played = replay(setupOfRecord(record), record.decisions);
  if (!played.ok) throw new Error(played.refusal.detail);
  return viewFor(played.state, undefined);
}

test('the largest board stays within the size limit of email pictures', async () => {
  const subject = { board: finished, options: { players: ['Anna', 'Bruno', 'Carla'], width: 800 } };
  const jpeg = await renderJpeg(subject, { width: 800, maxBytes: 36_000 }, 'emails');
  expect(Buffer.from(jpeg).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(jpeg.byteLength).toBeLessThanOrEqual(36_000);
  expect(jpeg.byteLength).toBeGreaterThan(20_000);
});

/** Returns the pixels of a PNG, decoded by another program. */
function pixelsOf(png: Uint8Array): Uint8Array {
  const [width = 0, height = 0] = sizeOf(png);
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const size = `width="${width}" height="${height}"`;
  return paint(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="${href}" ${size}/></svg>`, width)
    .pixels;
}

describe.each(['light', 'dark'] as const)('a %s picture from sprites', (theme) => {
  test.each([400, 1000])('matches its SVG, %i pixels wide', async (width) => {
    const options = { players: ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'], theme, width };
    const png = await renderPng({ board: finished, options }, width);
    const { svg, height } = renderBoard(finished, options);
    expect(sizeOf(png)).toEqual([width, height]);
    expect(differences(pixelsOf(png), paint(svg, width).pixels)).toEqual({ mean: 'small', far: 'few' });
  });

  test('is transparent where a preview has no background', async () => {
    const pixels = pixelsOf(await renderPng({ thumbnail: finished, theme }, THUMBNAIL.width));
    expect(pixels.subarray(0, 4)).toEqual(Buffer.alloc(4));
    const svg = svgOf(composeThumbnail(finished, theme));
    expect(differences(pixels, paint(svg, THUMBNAIL.width).pixels)).toEqual({ mean: 'small', far: 'few' });
  });
});

describe('PNG', () => {
  test('text changes the picture, and bold text changes it more', async () => {
    const texts = [
      '',
      text(5, 30, 'Anna', { size: 20, fill: '#000' }),
      text(5, 30, 'Anna', { size: 20, fill: '#000', bold: true }),
    ];
    const pictures = await Promise.all(texts.map((inner) => renderPng(svgWith(inner), 400)));
    expect(new Set(pictures.map((png) => Buffer.from(png).toString('base64'))).size).toBe(3);
  });

  test('has the requested width, within its limits', async () => {
    expect(sizeOf(await renderPng(svgWith(''), 400))).toEqual([400, 200]);
    expect(sizeOf(await renderPng(svgWith(''), 1e9))).toEqual([2400, 1200]);
    expect(sizeOf(await renderPng(svgWith(''), 1))).toEqual([240, 120]);
  });

  test('the same picture is not made twice', async () => {
    const first = await renderPng(svgWith('<circle r="9"/>'), 400);
    expect(await renderPng(svgWith('<circle r="9"/>'), 400)).toBe(first);
  });

  test('broken SVG is refused, and the next picture is made', async () => {
    await expect(renderPng({ svg: '<svg' }, 400)).rejects.toThrow('SVG');
    expect(sizeOf(await renderPng(svgWith('<circle r="3"/>'), 400))).toEqual([400, 200]);
  });

  test('the waiting thread keeps working', async () => {
    const heavy = svgWith(
      Array.from(
        { length: 800 },
        (_, at) => `<circle cx="${at % 100}" cy="25" r="20" fill-opacity=".01"/>`,
      ).join(''),
    );
    let turns = 0;
    const ticking = setInterval(() => turns++, 1);
    await renderPng(heavy, 2000);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(5);
  });

  test('no more pictures wait than the limit allows', async () => {
    const pictures = Array.from({ length: LIMITS.waiting + 5 }, (_, at) =>
      renderPng(svgWith(`<circle r="${at + 20}"/>`), 400),
    );
    const settled = await Promise.allSettled(pictures);
    const refused = settled.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(5);
    expect(refused.every(({ reason }) => reason instanceof PicturesBusy)).toBe(true);
  });

  test.each([
    ['requests', 'emails'],
    ['emails', 'requests'],
  ] as const)('a flood of pictures for %s does not delay those for %s', async (flooded, other) => {
    // Starts the others' thread first, because a starting thread is slower than the flood.
    await renderPng(svgWith(`<circle r="6"/><!-- ${other} -->`), 400, other);
    const flood = Array.from({ length: LIMITS.waiting }, (_, at) =>
      renderPng(svgWith(`<circle r="${at + 0.5}"/><!-- ${flooded} -->`), 1200, flooded),
    );
    let finished = 0;
    for (const each of flood) void each.then(() => finished++);
    await expect(renderPng(svgWith('<circle r="99"/>'), 400, flooded)).rejects.toThrow(PicturesBusy);
    await renderPng(svgWith(`<circle r="7"/><!-- ${other} -->`), 400, other);
    expect(finished).toBeLessThan(LIMITS.waiting);
    await Promise.all(flood);
  });

  test('after closing, the next picture starts a new thread', async () => {
    const lost = renderPng(svgWith('<circle r="31.5"/>'), 400);
    const failed = expect(lost).rejects.toThrow('closed');
    await closePictures();
    await failed;
    expect(sizeOf(await renderPng(svgWith('<circle r="32.5"/>'), 400))).toEqual([400, 200]);
  });
});
