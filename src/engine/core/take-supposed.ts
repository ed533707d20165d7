import type { TileType } from './board/tile-type.ts';
import {
  drawnTile,
  handOf,
  listPilePlaces,
  listUnseenPlaces,
  putTypeAtPlace,
  takeFromBag,
  takeFromHand,
  takeFromPile,
  tilesInBag,
  typeAtPlace,
} from './position/bag.ts';
import type { Position } from './position/position.ts';
import { activeSeat } from './position/seats.ts';

/** Room for the places of hidden tiles, used again by each call. */
const places = new Int32Array(1024);

/**
 * Takes the tile of a supposed draw from where it would come: out of the viewer's hand where the viewer plays it, or else
 * out of what the viewer has not seen. In which hidden place it lies really makes no difference to what is visible then.
 */
export function takeSupposed(position: Position, seat: number, viewer: number, type: TileType): void {
  if (seat === activeSeat(position) && drawnTile(position) === type) return;
  if (seat === viewer && handOf(position, seat).includes(type)) takeFromHand(position, seat, type);
  else if (putInFront(position, listPilePlaces(position, places), type)) takeFromPile(position);
  else if (putInFront(position, listUnseenPlaces(position, viewer, places), type) && tilesInBag(position) > 0)
    takeFromBag(position);
}

/** Exchanges the first of some hidden tiles for one of a type among them. Returns whether there is one. */
function putInFront(position: Position, count: number, { index }: TileType): boolean {
  const found = places.subarray(0, count).findIndex((place) => typeAtPlace(position, place) === index);
  if (found === -1) return false;
  const [first, other] = [places[0] as number, places[found] as number];
  putTypeAtPlace(position, other, typeAtPlace(position, first));
  putTypeAtPlace(position, first, index);
  return true;
}
