/** The texts of the cards that chats show with a link to the site or to a game. */
export interface CardTexts {
  readonly site: string;
  readonly siteText: string;
  readonly move: (seq: number, of: number) => string;
  readonly running: (name: string) => string;
  readonly aborted: string;
  readonly invited: (game: string) => string;
  /** Where nothing may be said of the game. */
  readonly invitedSomewhere: string;
  readonly invitedText: string;
  readonly seats: (taken: number, seats: number) => string;
}
