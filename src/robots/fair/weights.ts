/** Weights for the completion of cities or roads. */
export interface ClosingWeights {
  /** Share of its draws that a seat spends on one of its features. */
  readonly attention: number;
  /** The same for an unowned feature. */
  readonly unowned: number;
  /** How much several open cells divide the attention, from 0 (not at all) to 1 (fully). */
  readonly spread: number;
  /** Chance that an empty cell is spoilt, relative to a draw that goes there, for owned and for unowned features. */
  readonly blocking: number;
  readonly blockingUnowned: number;
  /** Weight of a tile that extends, relative to one that closes. */
  readonly extension: number;
  /** Additional tiles of a completed feature for each of its open cells. */
  readonly growth: number;
}

/** The weights of an evaluation. */
export interface Weights {
  readonly city: ClosingWeights;
  readonly road: ClosingWeights;
  /** Share of its draws that a seat spends on one monastery, and how much several empty cells divide them. */
  readonly attention: number;
  readonly spread: number;
  /** Tiles placed around a monastery by chance, per draw and cell of the frontier. */
  readonly surrounding: number;
  /** Chance that an empty cell around a monastery is spoilt, relative to a draw. */
  readonly spoiling: number;
  /** Share of the expected tiles around a monastery that counts, because tiles placed for it are missing elsewhere. */
  readonly surrounded: number;
  /** Share of a field's points that is uncertain at the start of the game. */
  readonly doubtedFields: number;
  /** Points of the first follower in the supply, early in the game. */
  readonly follower: number;
  /** Worth of each further follower in the supply, relative to the previous one. */
  readonly further: number;
  /** Number of a seat's draws until a follower pays off. */
  readonly payback: number;
  /** Points of a follower that is certain to return, early in the game. */
  readonly homecoming: number;
  /** Share of its draws that a seat spends on joining two features. */
  readonly joining: number;
  /** The same for fields. */
  readonly joiningFields: number;
  /** Points of a tile that a seat can still place in this turn. */
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
