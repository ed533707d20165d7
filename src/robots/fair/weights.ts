/** What an evaluation is tuned by. */
export interface Weights {
  /** Part of its draws that a seat spends on one feature of its pieces. */
  readonly attention: number;
  /** The same for a feature on which nobody stands. */
  readonly unowned: number;
  /** Part of the draws of other seats that help by chance. */
  readonly othersHelp: number;
  /** How much several open cells divide the attention: 0 not at all, 1 fully. */
  readonly spread: number;
  /** Chance that an empty cell is spoilt, as a part of a draw that goes there. */
  readonly blocking: number;
  /** How far a tile that extends counts as one that closes. */
  readonly extension: number;
  /** Tiles around a monastery that are laid by chance, per draw and cell of the frontier. */
  readonly surrounding: number;
  /** Part of the tiles to come around a monastery that counts: those laid for it are not laid elsewhere. */
  readonly surrounded: number;
  /** Part of a field's points that is in doubt when the game begins; falls with the cube of the draws left. */
  readonly doubtedFields: number;
  /** Points of the first follower in the supply, early in the game. */
  readonly follower: number;
  /** Worth of each further follower in the supply as a part of the one before. */
  readonly further: number;
  /** Draws of a seat over which a follower pays for itself. */
  readonly payback: number;
  /** Points of a follower that is sure to come home, early in the game. */
  readonly homecoming: number;
  /** Part of its draws that a seat spends on joining two features. */
  readonly joining: number;
  /** The same for fields. */
  readonly joiningFields: number;
  /** Cities that come to a field, per root of its open cells and draw of a seat. */
  readonly fieldGrowth: number;
  /** Points of a tile that a seat may still place in this turn. */
  readonly turn: number;
  /** Points of each open end of a road or city that may still be extended. */
  readonly growth: number;
}

export const WEIGHTS: Weights = {
  attention: 0.5,
  unowned: 0.25,
  othersHelp: 0.15,
  spread: 0.5,
  blocking: 0.25,
  extension: 0.1,
  surrounding: 1.5,
  surrounded: 1,
  doubtedFields: 0,
  follower: 12,
  further: 0.6,
  payback: 6,
  homecoming: 5,
  joining: 0.3,
  joiningFields: 0.05,
  fieldGrowth: 0.002,
  turn: 3,
  growth: 0.5,
};
