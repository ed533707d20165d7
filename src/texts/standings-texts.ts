/** The words of pictures of standings. */
export interface StandingsTexts {
  readonly title: string;
  /** Nobody takes part yet. */
  readonly nobody: string;
  /** Up to when the standings go. */
  readonly after: Readonly<Record<'round' | 'season', (number: number) => string>>;
  readonly list: Readonly<Record<'pool' | 'division', (number: number) => string>>;
  /**
   * Heads of columns: match points; won, drawn, lost; of a team the matches that its players won; games and points more or less
   * than the opponents; their match points.
   */
  readonly matchPoints: string;
  readonly record: string;
  readonly duels: string;
  readonly games: string;
  readonly points: string;
  readonly opponents: string;
  /** Lines that are left out. */
  more(count: number): string;
}
