/** Words for the end of a game. The engine determines the winners. */
export interface ResultTexts {
  /** `Anna has won`, without a stop. */
  won(names: readonly string[]): string;
  /** The same after the sentences of those who resigned: `Anna wins.` */
  wins(names: readonly string[]): string;
  /** A sentence to the player. */
  readonly youResigned: string;
  /** A sentence about others. */
  othersResigned(names: readonly string[]): string;
  /** A remark after the name of a player who resigned: `resigned`. */
  readonly resigned: string;
}
