import type { TileType } from './board/tile-type.ts';
import { takeFromHeld } from './held-tiles.ts';
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
  tilesInPile,
  typeAtPlace,
} from './position/bag.ts';
import type { Position } from './position/position.ts';
import { activeSeat } from './position/seats.ts';

/** Room for the places of hidden tiles, used again by each call. */
const places = new Int32Array(1024);

/**
 * Takes the tile of a supposed draw from where it would come: out of the viewer's hand where the viewer plays it, or else
 * out of what the viewer has not seen; out of the seat's own hand where nothing else is left to come. A tile that is
 * held back comes from there once all others of its type are gone. Its actual hidden place makes no difference to what
 * is visible then. If none of this type is left, a tile of another type is taken, for tables where players do not count.
 * @returns false where the seat has no tile left to come
 */
export function takeSupposed(position: Position, seat: number, viewer: number, type: TileType): boolean {
  if (seat === activeSeat(position) && drawnTile(position) === type) return true;
  if (seat === viewer && handOf(position, seat).includes(type)) {
    takeFromHand(position, seat, type);
    return true;
  }
  if (putInFront(position, listPilePlaces(position, places), type)) {
    takeFromPile(position);
    return true;
  }
  const unseen = listUnseenPlaces(position, viewer, places);
  const isUnseen = findPlace(position, unseen, type) !== undefined;
  if (!isUnseen && takeFromHeld(position, type)) return true;
  if (tilesInBag(position) > 0) {
    putInFront(position, unseen, type);
    takeFromBag(position);
    return true;
  }
  if (seat !== viewer && takeFromOther(position, seat, viewer, type)) return true;
  if (isUnseen || tilesInPile(position) === 0) return false;
  takeFromPile(position);
  return true;
}

/** Takes a tile out of the hand of a seat other than the viewer. Returns false if that is empty. */
function takeFromOther(position: Position, seat: number, viewer: number, type: TileType): boolean {
  const [held] = handOf(position, seat);
  if (held === undefined) return false;
  takeFromHand(position, seat, held);
  const place =
    held === type ? undefined : findPlace(position, listUnseenPlaces(position, viewer, places), type);
  if (place !== undefined) putTypeAtPlace(position, place, held.index);
  return true;
}

/** Exchanges the first of some hidden tiles for one of a type among them. Returns whether there is one. */
function putInFront(position: Position, count: number, type: TileType): boolean {
  const place = findPlace(position, count, type);
  if (place === undefined) return false;
  const first = places[0] as number;
  putTypeAtPlace(position, place, typeAtPlace(position, first));
  putTypeAtPlace(position, first, type.index);
  return true;
}

/** Returns the first of the listed places with a tile of a type. */
function findPlace(position: Position, count: number, { index }: TileType): number | undefined {
  return places.subarray(0, count).find((place) => typeAtPlace(position, place) === index);
}
