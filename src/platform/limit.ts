/** The rest of a key's points after some were spent, or refused. */
export interface Spent {
  readonly isAllowed: boolean;
  readonly left: number;
  /** Milliseconds until the window ends; for one who is refused, until a further attempt makes sense. */
  readonly resetMs: number;
}

/** A way to limit what keys spend. */
export interface Limit {
  /** Spends points of a key, or none if that is more than are left. */
  spend(key: string, points: number): Promise<Spent>;
  /** Returns the points that a key has spent in its window. */
  spent(key: string): Promise<number>;
  /** Returns points to a key: what they were spent for did not happen. */
  giveBack(key: string, points: number): Promise<void>;
  /** Forgets what a key has spent. */
  reset(key: string): Promise<void>;
}
