/** Weights for the completion of cities or roads. */
export interface ClosingWeights {
  /** Part of its draws that a seat spends on one feature of its pieces. */
  readonly attention: number;
  /** The same for a feature on which nobody stands. */
  readonly unowned: number;
  /** Degree to which several open cells divide the attention: 0 not at all, 1 fully. */
  readonly spread: number;
  /** Chance that an empty cell is spoilt, as a part of a draw that goes there; if anybody, or nobody stands on it. */
  readonly blocking: number;
  readonly blockingUnowned: number;
  /** Weight of a tile that extends, as a part of one that closes. */
  readonly extension: number;
  /** Tiles more that a completed one has for each of its open cells. */
  readonly growth: number;
}

/** The weights of an evaluation. */
export interface Weights {
  readonly city: ClosingWeights;
  readonly road: ClosingWeights;
  /** Part of a seat's draws that it spends on one monastery, and how much several empty cells divide them. */
  readonly attention: number;
  readonly spread: number;
  /** Tiles around a monastery that are laid by chance, per draw and cell of the frontier. */
  readonly surrounding: number;
  /** Chance that an empty cell around a monastery is spoilt, as a part of a draw. */
  readonly spoiling: number;
  /** Part of the tiles to come around a monastery that counts: those laid for it are not laid elsewhere. */
  readonly surrounded: number;
  /** Part of a field's points that is in doubt when the game begins. */
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
  /** Points of a tile that a seat may still place in this turn. */
  readonly turn: number;
}

export const WEIGHTS: Weights = {
  city: {
    attention: 0.65,
    unowned: 0.6,
    spread: 1,
    blocking: 0.2,
    blockingUnowned: 0.05,
    extension: 0.2,
    growth: 0.8,
  },
  road: {
    attention: 0.65,
    unowned: 0.3,
    spread: 0,
    blocking: 0.1,
    blockingUnowned: 0.05,
    extension: 0.3,
    growth: 0.5,
  },
  attention: 0.5,
  spread: 0.5,
  surrounding: 0.7,
  spoiling: 0.03,
  surrounded: 0.5,
  doubtedFields: 0.4,
  follower: 12,
  further: 0.6,
  payback: 6,
  homecoming: 5,
  joining: 0.3,
  joiningFields: 0.1,
  turn: 3,
};
