import type { TileType } from '../core/board/tile-type.ts';
import { isPlayedFromHand } from '../core/drawing.ts';
import { isHeldBack } from '../core/held-tiles.ts';
import { fitsSomewhere } from '../core/placement.ts';
import {
  drawnTile,
  listPilePlaces,
  listUnseenPlaces,
  putTypeAtPlace,
  setDrawnType,
  typeAtPlace,
} from '../core/position/bag.ts';
import { clearJournal, copyPosition } from '../core/position/position.ts';
import { activeSeat } from '../core/position/seats.ts';
import { rulesetOf } from '../core/ruleset.ts';
import { type GameState, positionOf, stateOf } from '../game.ts';
import { isInOrder, ordersOf } from './hidden.ts';
import type { Search } from './search.ts';

/** A tile that may have been drawn, as far as the seat that drew knew. */
export interface PossibleDraw {
  readonly tile: string;
  /** How many of them there were. */
  readonly count: number;
  /** The game as it would be with that tile drawn. */
  readonly state: GameState;
}

/**
 * Returns every tile that may have been drawn instead of the one that lies drawn, and that one, in the order of the
 * catalogue. Tiles that are held back or fit nowhere are left out, as they would have been set aside. Empty where no tile lies drawn.
 */
export function possibleDraws(state: GameState): PossibleDraw[] {
  const position = positionOf(state);
  const drawn = drawnTile(position);
  if (drawn === undefined) return [];
  const placesOf = placesByType(position, drawn);
  return rulesetOf(position).tiles.flatMap((type) => {
    const places = placesOf.get(type.index) ?? [];
    const count = places.length + Number(type === drawn);
    if (count === 0 || isHeldBack(position, type) || !fitsSomewhere(position, type)) return [];
    return [
      {
        tile: type.facts.id,
        count,
        state: type === drawn ? state : withDrawn(position, places, drawn, type),
      },
    ];
  });
}

/** Returns the game with the tile at the first of these places drawn, and the drawn one there. */
function withDrawn(position: Search, places: readonly number[], drawn: TileType, type: TileType): GameState {
  const other = copyPosition(position);
  putTypeAtPlace(other, places[0] as number, drawn.index);
  setDrawnType(other, type.index);
  clearJournal(other);
  return stateOf(other);
}

const found = new Int32Array(1024);

/** Returns the places of the tiles that could have come instead, by type: those of the part of the stack drawn from. */
function placesByType(position: Search, drawn: TileType): Map<number, number[]> {
  const isFromPile = isPlayedFromHand(position);
  const count = isFromPile
    ? listPilePlaces(position, found)
    : listUnseenPlaces(position, activeSeat(position), found);
  const orders = ordersOf(rulesetOf(position));
  const isOrdered = isInOrder(position, found, count, orders);
  const places = new Map<number, number[]>();
  for (let index = 0; index < count; index++) {
    const place = found[index];
    const type = typeAtPlace(position, place);
    if (isOrdered && orders[type] !== orders[drawn.index]) continue;
    places.set(type, [...(places.get(type) ?? []), place]);
  }
  return places;
}
