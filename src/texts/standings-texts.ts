/** How far a competition is. */
export interface StandingsStage {
  readonly kind: 'round' | 'season';
  /** The last one that counts. */
  readonly number: number;
  /** How many there will be; undefined: not known, or without end. */
  readonly of: number | undefined;
  /** What is played in it: of teams meetings. */
  readonly played: 'matches' | 'meetings';
  readonly over: number;
  readonly all: number;
  /** Whether nothing comes after. */
  readonly isFinal: boolean;
}

/** The words of pictures of standings. */
export interface StandingsTexts {
  readonly title: string;
  /** Nobody has a place before the begin. */
  readonly notBegun: string;
  /** Up to when the standings go: what is still played is said, too. */
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
