/** The words in a picture of the board, and those that stand for it. */
export interface PictureTexts {
  /** A player without a name; seats are counted from 1. */
  player(number: number): string;
  /** The player to move and the decision: `Anna to place a tile`; without a phase, `Anna to decide`. */
  awaiting(name: string, phase: string | undefined): string;
  /** The tiles to choose from for the placement. */
  toPlace(tiles: readonly string[]): string;
  readonly aborted: string;
  until(deadline: string): string;
  /** Numbers of tiles that are still to be drawn, and that were set aside. */
  bag(remaining: number, aside: number): string;
  readonly bagEmpty: string;
  /** A sentence about the position; `remaining` is undefined once no more tiles are drawn. */
  position(tiles: number, remaining: number | undefined, scores: string): string;
}
