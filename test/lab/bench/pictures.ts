import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { recordSchema, replay, setupOfRecord, viewFor } from '../../../src/engine/index.ts';
import { closePictures, renderBoard, renderPng } from '../../../src/render/index.ts';

/**
 * `npm run bench:pictures`: the picture of a whole game with all expansions (more than 140 tiles), as SVG and PNG at
 * several widths. Fails when the usual PNG takes 300 ms or 1 MB. Each round draws another picture, so none is remembered.
 */

const ROUNDS = 25;
const LIMIT = { milliseconds: 300, bytes: 1_000_000, width: 1000 };

const record = recordSchema.parse(
  JSON.parse(readFileSync(new URL('../../../examples/records/all-expansions.json', import.meta.url), 'utf8')),
);
const played = replay(setupOfRecord(record), record.decisions);
if (!played.ok) throw new Error(played.refusal.detail);
const view = viewFor(played.state, undefined);

const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

async function measure(width: number) {
  const [drawn, painted, idle]: number[][] = [[], [], []];
  let [svgBytes, pngBytes, first] = [0, 0, 0];
  for (let round = 0; round <= ROUNDS; round++) {
    const begin = performance.now();
    const options = { players: [`Round ${round}`, ...record.players.slice(1)], width };
    const png = renderPng({ board: view, options }, width);
    const free = performance.now();
    pngBytes = (await png).byteLength;
    const done = performance.now();
    svgBytes = Buffer.byteLength(renderBoard(view, options).svg);
    // The first round warms up: shapes and drawings of tiles, thread, fonts. It is reported apart.
    if (round === 0) {
      first = done - begin;
      continue;
    }
    drawn?.push(performance.now() - done);
    idle?.push(free - begin);
    painted?.push(done - begin);
  }
  return {
    svg: middle(drawn ?? []),
    blocked: middle(idle ?? []),
    png: middle(painted ?? []),
    svgBytes,
    pngBytes,
    first,
  };
}

console.log(`${view.tiles.length} tiles, ${view.pieces.length} pieces; median of ${ROUNDS}`);
for (const width of [400, LIMIT.width, 2000]) {
  const { svg, blocked, png, svgBytes, pngBytes, first } = await measure(width);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
  console.log(
    `${width} px: SVG ${svg.toFixed(1)} ms, ${kilobytes(svgBytes)}; view to PNG ${png.toFixed(0)} ms, ${kilobytes(pngBytes)}; ` +
      `handing over blocks ${blocked.toFixed(1)} ms; the first picture ${first.toFixed(0)} ms`,
  );
  if (width === LIMIT.width && (png >= LIMIT.milliseconds || pngBytes >= LIMIT.bytes)) {
    console.error(`Over the limit of ${LIMIT.milliseconds} ms or ${kilobytes(LIMIT.bytes)}.`);
    process.exitCode = 1;
  }
}
await closePictures();
