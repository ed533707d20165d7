/** A key's remaining points after some were spent, or refused. */
export interface Spent {
  readonly isAllowed: boolean;
  readonly left: number;
  /** Milliseconds until the window ends; after a refusal, until the next useful attempt. */
  readonly resetMs: number;
}

/** Limits the points that keys spend. */
export interface Limit {
  /** Spends a key's points, or none if fewer are left. */
  spend(key: string, points: number): Promise<Spent>;
  /** Returns the points that a key has spent in its window. */
  spent(key: string): Promise<number>;
  /** Refunds points to a key when their work was not done. */
  refund(key: string, points: number): Promise<void>;
  /** Resets a key's spent points. */
  reset(key: string): Promise<void>;
}
