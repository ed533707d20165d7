import type { Standing } from '../../../engine/index.ts';
import { PIECES } from './terms.ts';

const wordOf = new Map([...PIECES].map(([word, piece]) => [piece, word]));

/** Tracks where each figure is. JCloisterZone gives every figure an id, even among pieces of the same kind. */
export class Figures {
  private readonly placeOf = new Map<string, string>();

  /** Deploys a piece from the supply, and returns the id of its figure. */
  deploy(seat: number, piece: string, at: Standing): string {
    let number = 1;
    while (this.placeOf.has(idOf(seat, piece, number))) number += 1;
    const id = idOf(seat, piece, number);
    this.placeOf.set(id, placeOf(at));
    return id;
  }

  /** Moves a piece from one place to another, and returns the id of its figure. */
  move(seat: number, piece: string, from: Standing, to: Standing): string {
    const id = this.figureAt(seat, piece, from);
    this.placeOf.set(id, placeOf(to));
    return id;
  }

  /** Returns a piece to the supply. */
  takeBack(seat: number, piece: string, from: Standing): void {
    this.placeOf.delete(this.figureAt(seat, piece, from));
  }

  private figureAt(seat: number, piece: string, at: Standing): string {
    const prefix = idOf(seat, piece, '');
    const found = [...this.placeOf].find(([id, place]) => id.startsWith(prefix) && place === placeOf(at));
    if (found === undefined) throw new Error(`no ${piece} of seat ${seat} stands at ${placeOf(at)}`);
    return found[0];
  }
}

const idOf = (seat: number, piece: string, number: number | string) =>
  `${seat}.${wordOf.get(piece) ?? piece}.${number}`;

function placeOf(at: Standing): string {
  if ('quarter' in at) return at.quarter;
  return `${at.x},${at.y}:${'segment' in at ? at.segment : at.corner}`;
}
