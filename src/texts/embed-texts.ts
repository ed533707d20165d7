/** The texts of the small page on which other sites show a game. */
export interface EmbedTexts {
  /** Names the group of buttons. */
  readonly moves: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly latest: string;
  readonly play: string;
  readonly pause: string;
  readonly slider: string;
  /** What the picture shows before the first move. */
  readonly start: string;
  /** Opens the list of all moves as sentences. */
  readonly allMoves: string;
  /** A picture could not be loaded, mostly because too many were. */
  readonly noPicture: string;
  readonly onSite: string;
}
