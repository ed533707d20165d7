import { EXPANSIONS, newGame, printedTiles, resolveRules, viewFor } from '../../engine/index.ts';
import { secondMs } from '../../helpers/time-units.ts';
import type { Log } from '../../platform/log-output.ts';
import { renderPng } from '../../render/index.ts';

const columns = 16;
const seed = '0'.repeat(64);

/** Draws a picture of every tile after a delay, when the requests that waited for the start are answered. */
export function warmUpSoon(log: Log): void {
  setTimeout(() => {
    renderPng({ board: boardOfAll(), options: {} }, 1000).catch((error: unknown) =>
      log.warn({ err: error }, 'the first pictures will take longer'),
    );
  }, 3 * secondMs).unref();
}

/** Returns a board with one of every tile, so that the picture thread has drawn each before the first request. */
function boardOfAll() {
  const rules = resolveRules({ expansions: [...EXPANSIONS] });
  const { state } = newGame({ rules, seats: 2, bag: { seed } });
  const tiles = [...printedTiles.values()].map(({ id: tile }, index) => {
    return { tile, x: index % columns, y: Math.floor(index / columns), rotation: 0 as const };
  });
  return { ...viewFor(state, undefined), tiles };
}
