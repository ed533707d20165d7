/** Towers: floors, captures, prisoners and ransoms (R-TOWER-1..9). */
import type { Decision } from '../support/decision-text.ts';
import { isSame } from './dragon.ts';
import { leaveBoard } from './leaving.ts';
import {
  type BoardPiece,
  isFollower,
  type PieceName,
  type Place,
  type Position,
  supplyOf,
  type Tower,
} from './position.ts';
import { type Asking, hear } from './question.ts';
import type { Points } from './report.ts';
import { printed } from './tile.ts';

/** A follower that can be captured: one on a feature, or the one on top of a tower. */
export type Captive = { piece: BoardPiece } | { top: Tower };

function towerAt(position: Position, at: Place): Tower | undefined {
  return position.towers.find((tower) => isSame(tower, at));
}

/** R-TOWER-1: foundations and towers with no follower on top, if the seat has a floor. */
export function placesForFloor(position: Position, seat: number): Place[] {
  if (!position.rules.expansions.includes('tower') || !position.floors[seat]) return [];
  return position.tiles
    .filter(({ tile }) => printed(tile).tower)
    .map(({ x, y }): Place => ({ x, y }))
    .filter((at) => !towerAt(position, at)?.top);
}

/** R-TOWER-2: who is within reach of the tower at a place once it has one floor more. */
export function captives(position: Position, at: Place): Captive[] {
  const floors = (towerAt(position, at)?.floors ?? 0) + 1;
  const isInReach = (other: Place) =>
    (other.x === at.x && Math.abs(other.y - at.y) <= floors) ||
    (other.y === at.y && Math.abs(other.x - at.x) <= floors);
  return [
    ...position.pieces
      .filter(({ piece }) => isFollower(piece))
      .filter(isInReach)
      .map((piece) => ({ piece })),
    ...position.towers
      .filter(({ top }) => top)
      .filter(isInReach)
      .map((top) => ({ top })),
  ];
}

export function ownerOf(captive: Captive): { seat: number; piece: PieceName } {
  return 'piece' in captive ? captive.piece : (captive.top.top ?? { seat: -1, piece: 'meeple' });
}

/** R-TOWER-5: the kinds of prisoners that the seat may ask back from another for a follower of that seat. */
export function kindsToGetBack(position: Position, seat: number, from: number): PieceName[] {
  if (position.gone[from]) return []; // R-TOWER-9: it keeps its prisoners.
  const mine = position.prisoners.filter((prisoner) => prisoner.seat === seat && prisoner.holder === from);
  return [...new Set(mine.map(({ piece }) => piece))];
}

export function addFloor(position: Position, seat: number, at: Place): void {
  const tower = towerAt(position, at);
  if (tower) tower.floors += 1;
  else position.towers.push({ ...at, floors: 1, top: undefined });
  position.floors[seat] = (position.floors[seat] ?? 0) - 1;
}

/** R-TOWER-3..5. `named` is the kind that the seat gets back where it has a choice. */
export function capture(
  position: Position,
  seat: number,
  captive: Captive,
  named: PieceName | undefined,
): void {
  const { seat: owner, piece } = ownerOf(captive);
  if ('piece' in captive) leaveBoard(position, [captive.piece]);
  else captive.top.top = undefined;
  if (owner === seat) return;
  const back = named ?? kindsToGetBack(position, seat, owner)[0];
  if (back) free(position, seat, back, owner);
  else position.prisoners.push({ seat: owner, piece, holder: seat });
}

function free(position: Position, seat: number, piece: PieceName, holder: number): void {
  const at = position.prisoners.findIndex(
    (other) => other.seat === seat && other.piece === piece && other.holder === holder,
  );
  if (at < 0) throw new Error(`Seat ${holder} holds no ${piece} of seat ${seat}.`);
  position.prisoners.splice(at, 1);
}

/** R-TOWER-6: the towers that may be closed, and with what. */
export function waysToClose(position: Position, seat: number): { tower: Tower; piece: PieceName }[] {
  const supply = supplyOf(position, seat);
  const closers = (['meeple', 'large-meeple'] as const).filter((piece) => supply[piece] > 0);
  return position.towers
    .filter(({ top }) => !top)
    .flatMap((tower) => closers.map((piece) => ({ tower, piece })));
}

const price = 3;

/**
 * R-TOWER-8; answers whether a follower was bought back, and whether the clock ran out. When another seat leaves, what it
 * holds can no longer be bought back (R-TOWER-9).
 */
export function* ransom(position: Position, seat: number): Asking<{ points: Points[]; skipped: boolean }> {
  for (let ways = waysToPay(position, seat); ways.length > 0; ways = waysToPay(position, seat)) {
    const options: Decision[] = [...ways, { type: 'ransom', seat: null }];
    const answer = yield { seat, phase: 'ransom', options };
    hear(position, answer);
    if (answer.seat !== seat) continue;
    const { entry } = answer;
    if (entry.type !== 'ransom') return { points: [], skipped: true };
    return { points: entry.seat === null ? [] : payRansom(position, seat, entry), skipped: false };
  }
  return { points: [], skipped: false };
}

type Payment = Extract<Decision, { type: 'ransom'; seat: number }>;

function waysToPay(position: Position, seat: number): Payment[] {
  if ((position.scores[seat] ?? 0) < price) return [];
  const offers = position.prisoners.filter(
    (prisoner) => prisoner.seat === seat && !position.gone[prisoner.holder],
  );
  const ways = new Map(
    offers.map(({ holder, piece }): [string, Payment] => [
      `${holder} ${piece}`,
      { type: 'ransom', seat: holder, piece },
    ]),
  );
  return [...ways.values()];
}

function payRansom(position: Position, seat: number, { seat: holder, piece }: Payment): Points[] {
  free(position, seat, piece, holder);
  position.scores[seat] = (position.scores[seat] ?? 0) - price;
  position.scores[holder] = (position.scores[holder] ?? 0) + price;
  return [
    { seat, points: -price, kind: 'ransom', feature: undefined },
    { seat: holder, points: price, kind: 'ransom', feature: undefined },
  ];
}
