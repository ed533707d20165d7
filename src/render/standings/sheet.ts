import type { Language } from '../../texts/index.ts';
import type { StandingsStage } from '../../texts/standings-texts.ts';
import type { ThemeName } from '../theme.ts';

/** The part of a competition's standings that a picture shows. */
export interface StandingsSheet {
  readonly title: string;
  /** The last round that counts, or the season; undefined before the first. */
  readonly stage: StandingsStage | undefined;
  /** The kind of lists, if there are several. */
  readonly listKind: 'group' | 'division';
  readonly lists: readonly StandingsList[];
  /** True for a ladder, which is ranked by who has beaten whom and not by points. */
  readonly isLadder: boolean;
  /** True if all entrants of a list meet each other; the crosstable then has a column for each. */
  readonly isAllPlayAll: boolean;
}

/** The standings of a group or a division, or all of them. */
export interface StandingsList {
  readonly number: number;
  /** Best first. */
  readonly rows: readonly StandingsRow[];
}

/** A line of standings. */
export interface StandingsRow {
  readonly place: number;
  readonly name: string;
  readonly hasWithdrawn: boolean;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly matchPoints: number;
  /** Matches won by a team's players; undefined for an individual. */
  readonly boardPoints: number | undefined;
  /** Games won minus games lost. */
  readonly games: number;
  /** Points in games minus those of the opponents. */
  readonly points: number;
  /** Match points of all opponents. */
  readonly opponents: number;
  readonly meetings: readonly Meeting[];
}

/** A match as one of its players sees it. */
export interface Meeting {
  readonly round: number;
  /** The opponent's index in the list; undefined for a bye. */
  readonly opponent: number | undefined;
  /** Undefined until it has ended. */
  readonly outcome: 'won' | 'drawn' | 'lost' | undefined;
  /** Games won, and those of the opponent. */
  readonly games: readonly [number, number];
}

/** How standings are drawn. */
export interface StandingsOptions {
  readonly theme: ThemeName;
  readonly language: Language;
  /** The table with tie-breaks, or the crosstable of results. */
  readonly view: 'table' | 'crosstable';
}
