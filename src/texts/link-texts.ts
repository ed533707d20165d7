/** What the pages behind links say. */
export interface LinkTexts {
  readonly notValid: string;
  /** There is no page at the address. */
  readonly noPage: string;
  readonly noPageHelp: string;
  readonly movedOn: string;
  readonly seeGame: string;
  readonly yourTurn: string;
  readonly confirm: string;
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
