/** The texts of the pages behind links. */
export interface LinkTexts {
  readonly notValid: string;
  /** There is no page at the address. */
  readonly noPage: string;
  readonly noPageHelp: string;
  /** The link from the numbered rules to the illustrated ones. */
  readonly picturedRules: string;
  readonly movedOn: string;
  readonly seeGame: string;
  readonly yourTurn: string;
  readonly confirm: string;
  readonly chooseFirst: string;
  /** Leads to the page with the board. */
  readonly onBoard: string;
  /** The cell that has a number on the picture: `3 on the picture, at 2,-1`. */
  readonly cell: (number: string, x: number, y: number) => string;
  /** A tile in its cell: `Place it at 2,-1 turned once to the right`. */
  readonly place: (x: number, y: number, rotation: number) => string;
  /** A square by its number on the picture: `square 3`. */
  readonly square: (number: string) => string;
  /** How a tile lies, by degrees clockwise: `turned once to the right`. */
  readonly turned: (rotation: number) => string;
  /** The link to the pieces and actions for a placement, where a list leaves them out; and the one back to the list. */
  readonly pieces: string;
  readonly everyPlace: string;
  readonly alone: string;
  /** Where on a tile something lies, by the names of sides and corners, `N` and `SE`: `in the north and the east`. */
  readonly where: (sides: readonly string[]) => string;
  /** Points of one player; without a name they are the reader's. */
  readonly gain: (points: number, name: string | undefined) => string;
  readonly otherwise: string;
  readonly held: string;
  readonly done: string;
  readonly verify: string;
  readonly verified: string;
  readonly emailChange: string;
  readonly emailChanged: string;
  readonly emailUndo: string;
  readonly emailUndoHint: string;
  readonly emailUndone: string;
  readonly emailUndoneHint: string;
  readonly reset: string;
  readonly resetDone: string;
  readonly password: string;
  readonly unsubscribe: string;
  readonly unsubscribed: string;
  /** Of an address that is no player's. */
  readonly suppress: string;
  readonly suppressed: string;
  readonly suppressedText: string;
  readonly allowAgain: string;
  readonly allowed: string;
  readonly play: string;
}
