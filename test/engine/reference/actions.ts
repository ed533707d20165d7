/** The one action with the tile of a part, besides deploying a piece (R-DT-5). */
import type { Actions, Captured } from '../support/decision-text.ts';
import { survey } from './board.ts';
import { isSame } from './dragon.ts';
import { followersForFairy, moveFairy } from './fairy.ts';
import { leaveBoard } from './leaving.ts';
import type { BoardPiece, Place, Position, Tower } from './position.ts';
import { knightsToSendAway } from './princess.ts';
import {
  addFloor,
  type Captive,
  captives,
  capture,
  kindsToGetBack,
  ownerOf,
  placesForFloor,
  waysToClose,
} from './tower.ts';

/** All actions of the seat once its tile lies at a place. */
export function legalActions(position: Position, seat: number, at: Place): Actions[] {
  return [
    ...knightsToSendAway(survey(position), position, at).map(
      (piece): Actions => ({ princess: { seat: piece.seat, ...standing(piece) } }),
    ),
    ...followersForFairy(position, seat).map((piece): Actions => ({ fairy: standing(piece) })),
    ...placesForFloor(position, seat).flatMap((place) => waysToAddFloor(position, seat, place)),
    ...waysToClose(position, seat).map(({ tower: { x, y }, piece }): Actions => ({ close: { x, y, piece } })),
  ];
}

/** R-TOWER-1, 2 and 5: a floor alone, with each capture, and with each kind of prisoner to get back for it. */
function waysToAddFloor(position: Position, seat: number, at: Place): Actions[] {
  const withCapture = captives(position, at).flatMap((captive): Actions[] => {
    const floor = { ...at, capture: captured(captive) };
    const owner = ownerOf(captive).seat;
    const kinds = owner === seat ? [] : kindsToGetBack(position, seat, owner);
    return kinds.length < 2 ? [{ floor }] : kinds.map((release) => ({ floor: { ...floor, release } }));
  });
  return [{ floor: at }, ...withCapture];
}

function standing({ piece, x, y, segment }: BoardPiece) {
  return { piece, x, y, segment };
}

function captured(captive: Captive): Captured {
  const { seat, piece } = ownerOf(captive);
  if ('piece' in captive) return { seat, ...standing(captive.piece) };
  return { seat, piece, x: captive.top.x, y: captive.top.y };
}

export function act(position: Position, seat: number, { princess, fairy, floor, close }: Actions): void {
  if (princess) leaveBoard(position, [pieceAt(position, princess.seat, princess)]);
  if (fairy) moveFairy(position, pieceAt(position, seat, fairy));
  if (floor) {
    const { x, y, capture: captive, release } = floor;
    addFloor(position, seat, { x, y });
    if (captive) capture(position, seat, captiveAt(position, captive), release);
  }
  if (close) towerAt(position, close).top = { seat, piece: close.piece };
}

function towerAt(position: Position, at: Place): Tower {
  const tower = position.towers.find((other) => isSame(other, at));
  if (!tower) throw new Error(`There is no tower at ${at.x},${at.y}.`);
  return tower;
}

function pieceAt(position: Position, seat: number, at: Omit<BoardPiece, 'seat'>): BoardPiece {
  const found = position.pieces.find(
    (other) =>
      other.seat === seat && other.piece === at.piece && isSame(other, at) && other.segment === at.segment,
  );
  if (!found) throw new Error(`There is no ${at.piece} of seat ${seat} at ${at.x},${at.y}:${at.segment}.`);
  return found;
}

function captiveAt(position: Position, { seat, piece, x, y, segment }: Captured): Captive {
  if (segment === undefined) return { top: towerAt(position, { x, y }) };
  return { piece: pieceAt(position, seat, { piece, x, y, segment }) };
}
