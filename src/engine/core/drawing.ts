import type { TileType } from './board/tile-type.ts';
import { holdBack, isHeldBack } from './held-tiles.ts';
import { fitsSomewhere } from './placement.ts';
import {
  addToAside,
  addToHand,
  clearHand,
  drawnTile,
  handOf,
  handSizeOf,
  isTileDrawn,
  setDrawnType,
  takeFromBag,
  takeFromHand,
  takeFromPile,
  tilesInBag,
  tilesInPile,
  tilesRemaining,
} from './position/bag.ts';
import { HAND } from './position/layout.ts';
import { NONE, type Position, report, rulesOf } from './position/position.ts';
import { activeSeat } from './position/seats.ts';

/** Whether seats hold tiles (R-OPT-5). */
export function isPlayedFromHand(position: Position): boolean {
  return rulesOf(position).handSize > 1;
}

/** Whether tiles are due that are drawn and shown in the turn: always, or while the first pile lasts (R-HAND-4). */
export function isDrawDue(position: Position): boolean {
  return !isPlayedFromHand(position) || isTileDrawn(position) || tilesInPile(position) > 0;
}

/** Types that the active seat may place now: the drawn one, or those of its hand. */
export function playableTypes(position: Position): TileType[] {
  const drawn = drawnTile(position);
  return drawn === undefined ? handOf(position, activeSeat(position)) : [drawn];
}

/** Whether any tile that the active seat may place now fits anywhere. */
export function isAnyPlayable(position: Position): boolean {
  return playableTypes(position).some((type) => fitsSomewhere(position, type));
}

/**
 * Draws until a tile fits that is not held back; the others are set aside openly (R-TILE-4). With a hand of three only the first pile is
 * drawn from.
 * @returns whether a drawn tile lies before the active seat now
 */
export function drawFittingTile(position: Position): boolean {
  for (;;) {
    const drawn = drawnTile(position) ?? drawNext(position);
    if (drawn === undefined) return false;
    if (isHeldBack(position, drawn)) holdBack(position, activeSeat(position), [drawn]);
    else if (fitsSomewhere(position, drawn)) return true;
    else setAside(position, [drawn]);
    setDrawnType(position, NONE);
  }
}

function drawNext(position: Position): TileType | undefined {
  const fromHand = isPlayedFromHand(position);
  if ((fromHand ? tilesInPile(position) : tilesInBag(position)) === 0) return undefined;
  setDrawnType(position, fromHand ? takeFromPile(position) : takeFromBag(position));
  const drawn = drawnTile(position);
  if (position.events !== undefined) {
    const tile = drawn?.facts.id ?? '';
    const remaining = tilesRemaining(position);
    report(position, { type: 'tile-drawn', seat: activeSeat(position), tile, remaining });
  }
  return drawn;
}

/** Fills a hand up to three from the bag, past tiles that are held back (R-HAND-5). */
export function fillHand(position: Position, seat: number): void {
  let taken = 0;
  const held: TileType[] = [];
  while (handSizeOf(position, seat) < HAND && tilesInBag(position) > 0) {
    const type = position.box.tiles[takeFromBag(position)] as TileType;
    if (isHeldBack(position, type)) held.push(type);
    else {
      addToHand(position, seat, type.index);
      taken++;
    }
  }
  if (held.length > 0) holdBack(position, seat, held);
  if (taken === 0) return;
  report(position, { type: 'hand-filled', seat, taken, remaining: tilesRemaining(position) });
}

/** Sets a whole hand aside and draws a new one (R-HAND-7). */
export function exchangeHand(position: Position, seat: number): void {
  setAside(position, handOf(position, seat));
  clearHand(position, seat);
  fillHand(position, seat);
}

/** Takes the drawn tile, or one of a type out of the active seat's hand. */
export function takePlayed(position: Position, type: TileType): void {
  if (isTileDrawn(position)) setDrawnType(position, NONE);
  else takeFromHand(position, activeSeat(position), type);
}

function setAside(position: Position, types: readonly TileType[]): void {
  for (const type of types) addToAside(position, type);
  const tiles = types.map(({ facts }) => facts.id);
  report(position, { type: 'tiles-set-aside', seat: activeSeat(position), tiles });
}
