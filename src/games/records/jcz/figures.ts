import { FOLLOWERS, type Standing } from '../../../engine/index.ts';
import { PIECES } from './terms.ts';

const wordOf = new Map([...PIECES].map(([word, piece]) => [piece, word]));

/** A place of a figure; without a segment, it is on top of the tower in that cell. */
export type Place = Standing | { readonly x: number; readonly y: number };

interface Figure {
  readonly id: string;
  readonly seat: number;
  readonly piece: string;
  readonly at: Place | { readonly holder: number };
}

/** Tracks where each figure is. JCloisterZone gives every figure an id, even among pieces of the same kind. */
export class Figures {
  private readonly figures = new Map<string, Figure>();
  /** The figure that the fairy stands beside. */
  private fairy: string | undefined;

  /** Deploys a piece from the supply, and returns the id of its figure. */
  deploy(seat: number, piece: string, at: Place): string {
    let number = 1;
    while (this.figures.has(idOf(seat, piece, number))) number += 1;
    const id = idOf(seat, piece, number);
    this.figures.set(id, { id, seat, piece, at });
    return id;
  }

  /** Moves a piece from one place to another, and returns the id of its figure. */
  move(seat: number, piece: string, from: Place, to: Place): string {
    const { id } = this.figureAt(seat, piece, from);
    this.figures.set(id, { id, seat, piece, at: to });
    return id;
  }

  /** Returns a piece to the supply. */
  takeBack(seat: number, piece: string, from: Place): void {
    this.free(this.figureAt(seat, piece, from).id);
  }

  /** Returns the id of the figure that is a piece in a place. */
  at(seat: number, piece: string, at: Place): string {
    return this.figureAt(seat, piece, at).id;
  }

  /** Returns pieces on top of a tower to the supply. */
  clearTop(x: number, y: number): void {
    for (const { id, at } of [...this.figures.values()]) if (nameOf(at) === nameOf({ x, y })) this.free(id);
  }

  /** Moves the fairy to a piece, and returns the id of its figure. */
  moveFairy(seat: number, piece: string, at: Place): string {
    this.fairy = this.at(seat, piece, at);
    return this.fairy;
  }

  /** Makes a piece the last of the prisoners of a seat. */
  imprison(seat: number, piece: string, from: Place, holder: number): void {
    const { id } = this.figureAt(seat, piece, from);
    this.free(id);
    this.figures.set(id, { id, seat, piece, at: { holder } });
  }

  /** Returns the first prisoner of a kind to its supply, and returns its id. */
  release(seat: number, piece: string, holder: number): string {
    const [first] = this.prisonersOf(seat, holder).filter((figure) => figure.piece === piece);
    if (first === undefined) throw new Error(`seat ${holder} holds no ${piece} of seat ${seat}`);
    this.free(first.id);
    return first.id;
  }

  /** Returns the pieces of a seat that another one holds, in the order of their capture. */
  prisonersOf(seat: number, holder: number): readonly Figure[] {
    return [...this.figures.values()].filter(
      (figure) => figure.seat === seat && 'holder' in figure.at && figure.at.holder === holder,
    );
  }

  /** Whether a seat has a follower on the board, in the town or on a tower which the fairy does not stand beside. */
  canMoveFairy(seat: number): boolean {
    return this.placed().some((figure) => figure.seat === seat && figure.id !== this.fairy);
  }

  /** Returns the places of all followers on the board, in the town and on towers. */
  places(): Place[] {
    return this.placed().map(({ at }) => at as Place);
  }

  private placed(): Figure[] {
    return [...this.figures.values()].filter(({ piece, at }) => FOLLOWERS.has(piece) && !('holder' in at));
  }

  private free(id: string): void {
    this.figures.delete(id);
    if (this.fairy === id) this.fairy = undefined;
  }

  private figureAt(seat: number, piece: string, at: Place): Figure {
    const found = [...this.figures.values()].find(
      (figure) => figure.seat === seat && figure.piece === piece && nameOf(figure.at) === nameOf(at),
    );
    if (found === undefined) throw new Error(`no ${piece} of seat ${seat} stands at ${nameOf(at)}`);
    return found;
  }
}

const idOf = (seat: number, piece: string, number: number) =>
  `${seat}.${wordOf.get(piece) ?? piece}.${number}`;

function nameOf(at: Figure['at']): string {
  if ('holder' in at) return `held by ${at.holder}`;
  if ('quarter' in at) return at.quarter;
  if ('segment' in at) return `${at.x},${at.y}:${at.segment}`;
  return `${at.x},${at.y}:${'corner' in at ? at.corner : 'top'}`;
}
