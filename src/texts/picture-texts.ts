/** The words in a picture of the board, and those that stand for it. */
export interface PictureTexts {
  /** A player without a name; seats are counted from 1. */
  player(number: number): string;
  /** Whose turn it is, and what is to be decided: `Anna to place a tile`; undefined where no phase is known. */
  awaiting(name: string, phase: string | undefined): string;
  /** The tiles of which one is to be placed. */
  toPlace(tiles: readonly string[]): string;
  readonly aborted: string;
  until(deadline: string): string;
  /** Numbers of tiles that are still to be drawn, and that were set aside. */
  bag(remaining: number, aside: number): string;
  readonly bagEmpty: string;
  /** The position in a sentence; `remaining` is undefined when nothing is drawn any more. */
  position(tiles: number, remaining: number | undefined, scores: string): string;
}
