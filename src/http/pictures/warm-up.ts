import { rulesCatalogue } from '../../engine/index.ts';
import { secondMs } from '../../helpers/time-units.ts';
import { renderTile } from '../../render/index.ts';

const tiles = [rulesCatalogue.base, ...rulesCatalogue.expansions].flatMap(({ tiles: printed }) =>
  printed.map(({ id }) => id),
);

/** Draws every tile a little later, when the requests that waited for the start are answered. */
export function warmUpSoon(): void {
  setTimeout(warmUpTiles, 3 * secondMs).unref();
}

/** Draws every tile once, one per turn of the event loop: the first drawing takes milliseconds that no request waits for. */
function warmUpTiles([first, ...others]: readonly string[] = tiles): void {
  if (first === undefined) return;
  renderTile(first, 0, 'light');
  setImmediate(() => warmUpTiles(others));
}
