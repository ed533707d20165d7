/** A place where a piece stands on a tile. */
export type Spot = { readonly segment: string } | { readonly corner: string };

/** Words about the decision of a phase. */
export interface PhaseWords {
  /** The decision that a player is to make: `place a tile`. */
  readonly awaiting: string;
  /** The same, said to that player: `place your abbey, or draw a tile`. */
  readonly question: string;
  /** The option that declines, where there is one: `keep it`. */
  readonly declining?: string;
  /** The consequence of running out of time: `no tile is laid`. */
  readonly skipped: string;
}

/**
 * One language's words for the things on the table. Names are those of the engine: `large-meeple`, `castle`; a name
 * without words is shown as it is.
 */
export interface Words {
  /** For dates and numbers: `en-GB`. */
  readonly tag: string;
  /** The name of a player whose account is gone. */
  readonly deletedPlayer: string;
  /** `Anna, Bruno and Carla` */
  and(items: readonly string[]): string;
  points(count: number): string;
  /** A piece without an article. */
  piece(name: string): string;
  /** A piece with its article. */
  onePiece(name: string): string;
  /**
   * A piece on the board with its owner: `Anna’s knight`, `your wagon`, `player 2’s meeple` where names are not known.
   * @param segment where it stands; absent where it has no role there
   */
  pieceOf(piece: string, seat: number, segment?: string): string;
  /** The same for a player by name; undefined for the reader. */
  ownedBy(piece: string, owner: string | undefined, segment?: string): string;
  /** The player on a seat: `Anna`, or `player 2` where names are not known. */
  player(seat: number): string;
  /** A follower by the kind of feature that it stands on: `knight`. */
  role(kind: string): string;
  feature(kind: string): string;
  quarter(name: string): string;
  /** A token that a seat may hold: goods, a figure. */
  goods(name: string): string;
  /** The number of a token that a seat holds: `wine ×2`, `2 abbeys`. */
  holding(name: string, count: number): string;
  /** Whether there are words for a token of that name. */
  isToken(name: string): boolean;
  mark(name: string): string;
  /** Where a piece goes, with its preposition: `into the city`. */
  into(kind: string): string;
  /** The cell on which something happened, behind what: ` at 3,-1`. Beside a picture that shows it: nothing. */
  at(x: number, y: number): string;
  /** `to the castle` */
  toQuarter(name: string): string;
  /** `from the castle` */
  fromQuarter(name: string): string;
  /** A number of something, as in a score sheet: `2 tiles`. */
  counted(of: string, count: number): string;
  /** The reason for points, in a sentence: `a city`. */
  scoredFor(kind: string): string;
  /** The same as the head of a column: `Cities`, `Roads`, … */
  pointsFor(kind: string): string;
  /** The number of followers that share the points. */
  times(count: number): string;
  /** Why tiles count what they count. */
  because(reason: string): string;
  /** A piece and where it stands: `a knight in the city`. */
  deployed(piece: string, spot: Spot): string;
  /** As a part of a sentence: `puts a knight in the city`. */
  deploys(piece: string, spot: Spot): string;
  /** As advice: `put a knight in the city`. */
  deploy(piece: string, spot: Spot): string;
  completed(kind: string, tiles: number): string;
  /** `takes 2 wine tokens` */
  takes(what: string, count: number): string;
  /** Laying a tile: `places a tile`. */
  lays(tile: string): string;
  /** Why a decision is refused, by the engine's reason; undefined where the engine's own sentence is to be shown. */
  refusal(reason: string): string | undefined;
  phase(name: string): PhaseWords;
  readonly goals: GoalWords;
}

/** What a plan prefers where the board decides, to follow `move the dragon`. */
export interface GoalWords {
  /** `away from you` */
  readonly away: string;
  /** `towards Anna` */
  readonly towards: (player: string) => string;
  /** Each goal decides where those before it leave a choice: `away from you, else towards Anna`. */
  readonly inOrder: (goals: readonly string[]) => string;
}

/** A piece without and with its article. */
export interface PieceName {
  readonly name: string;
  readonly one: string;
}

/** The parts of a language that no expansion brings. */
export interface Grammar
  extends Pick<Words, 'tag' | 'deletedPlayer' | 'and' | 'points' | 'times' | 'at' | 'goals'> {
  /** A number of something that has no words. */
  counted(of: string, count: number): string;
  /** @param who a piece and where it stands */
  puts(who: string): string;
  /** The same as advice. */
  put(who: string): string;
  /** A piece and its owner. @param owner undefined for the reader */
  ownedBy(piece: PieceName, owner: string | undefined): string;
  /** A player whose name is not known. @param number from 1 */
  player(number: number): string;
  completed(feature: string, tiles: string): string;
  takes(what: string, count: number): string;
  readonly laysTile: string;
}
