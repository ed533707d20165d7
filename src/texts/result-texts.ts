/** How a game ended, in words. Who has won is for the engine to say. */
export interface ResultTexts {
  /** `Anna has won`, without a stop. */
  won(names: readonly string[]): string;
  /** The same after the sentences of those who resigned: `Anna wins.` */
  wins(names: readonly string[]): string;
  /** A sentence to the player. */
  readonly youResigned: string;
  /** A sentence about others. */
  othersResigned(names: readonly string[]): string;
  /** A remark after the name of somebody who did: `resigned`. */
  readonly resigned: string;
}
