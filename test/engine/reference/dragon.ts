/** The dragon: volcanoes, flights, and the tiles that wait for it (R-DRAGON-1..10). */
import type { Decision } from '../support/decision-text.ts';
import { leaveBoard } from './leaving.ts';
import { isFollower, type Place, type PlacedTile, type Position, roundFrom } from './position.ts';
import { type Asking, ask } from './question.ts';
import { beyond, printed } from './tile.ts';

export function dragonIsInPlay(position: Position): boolean {
  return position.rules.expansions.includes('princess-and-dragon');
}

/** R-DRAGON-1. */
export function isVolcano(position: Position, tile: string): boolean {
  return dragonIsInPlay(position) && printed(tile).volcano === true;
}

/** R-DRAGON-2: a dragon tile is no use before the dragon is on the board. */
export function mustWait(position: Position, tile: string): boolean {
  return dragonIsInPlay(position) && !position.dragon && printed(tile).dragon === true;
}

/** R-DRAGON-4: whether the tile just placed makes the dragon move. */
export function wakesDragon(position: Position, tile: PlacedTile): boolean {
  return dragonIsInPlay(position) && position.dragon !== undefined && printed(tile.tile).dragon === true;
}

const movesOfAFlight = 6;

/** R-DRAGON-5..8. A seat that leaves while it is asked is passed over like one that left before. */
export function* fly(position: Position, active: number): Asking<void> {
  if (!position.dragon) return;
  const flight = { visited: [position.dragon], movesLeft: movesOfAFlight };
  position.flight = flight;
  const round = position.rules.dragonFlight === 'active' ? [active] : roundFrom(position, active);
  for (let turn = 0; flight.movesLeft > 0; turn++) {
    const cells = cellsToEnter(position);
    if (cells.length === 0 || round.every((seat) => position.gone[seat])) break;
    const seat = round[turn % round.length] ?? active;
    if (position.gone[seat]) continue;
    const to = yield* nextCell(position, seat, cells);
    if (to) moveDragon(position, to);
  }
  position.flight = undefined;
}

/** The cell that the seat moves the dragon to; undefined if it left the game instead. */
function* nextCell(position: Position, seat: number, cells: Place[]): Asking<Place | undefined> {
  if (cells.length === 1) return cells[0];
  const options = cells.map(({ x, y }): Decision => ({ type: 'dragon', x, y }));
  const { entry } = yield* ask(position, { seat, phase: 'dragon', options });
  if (entry.type === 'resign') return undefined;
  return entry.type === 'dragon' ? { x: entry.x, y: entry.y } : cells[0];
}

/** R-DRAGON-6, in the order N, E, S, W. */
function cellsToEnter(position: Position): Place[] {
  const { dragon, fairy, flight, tiles } = position;
  if (!dragon) return [];
  return beyond
    .map((step): Place => ({ x: dragon.x + step.x, y: dragon.y + step.y }))
    .filter((cell) => {
      const tile = tiles.find((other) => isSame(other, cell));
      return tile && tile.tile !== 'count/F' && tile.tile !== 'count/G';
    })
    .filter((cell) => !flight?.visited.some((other) => isSame(other, cell)))
    .filter((cell) => !fairy || !isSame(fairy, cell));
}

/** R-DRAGON-7. */
function moveDragon(position: Position, to: Place): void {
  position.dragon = to;
  if (position.flight) {
    position.flight.visited.push(to);
    position.flight.movesLeft -= 1;
  }
  const eaten = position.pieces.filter(
    (piece) =>
      isSame(piece, to) && (isFollower(piece.piece) || piece.piece === 'builder' || piece.piece === 'pig'),
  );
  leaveBoard(position, eaten);
  for (const tower of position.towers) if (isSame(tower, to)) tower.top = undefined;
}

export function isSame(a: Place, b: Place): boolean {
  return a.x === b.x && a.y === b.y;
}
