/** How far a competition is. */
export interface StandingsStage {
  readonly kind: 'round' | 'season';
  /** The last one that counts. */
  readonly number: number;
  /** How many there will be; undefined: not known, or without end. */
  readonly of: number | undefined;
  /** The kind of encounter: matches, or meetings of teams. */
  readonly played: 'matches' | 'meetings';
  readonly over: number;
  readonly all: number;
  /** Whether nothing comes after. */
  readonly isFinal: boolean;
}

/** The words of pictures of standings. */
export interface StandingsTexts {
  readonly title: string;
  /** Shown before the start, when no entrant has a place. */
  readonly notBegun: string;
  /** The progress of the round, with the number of unfinished matches. */
  stage(stage: StandingsStage): string;
  readonly list: Readonly<Record<'group' | 'division', (number: number) => string>>;
  /**
   * Heads of columns: match points; won, drawn, lost; of a team the matches that its players won; games and points more or less
   * than the opponents; their match points.
   */
  readonly matchPoints: string;
  readonly record: string;
  readonly boardPoints: string;
  readonly games: string;
  readonly points: string;
  readonly opponents: string;
  /** Lines that are left out. */
  more(count: number): string;
}
