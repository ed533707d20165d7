import type { Language } from '../../texts/index.ts';
import type { StandingsStage } from '../../texts/standings-texts.ts';
import type { ThemeName } from '../theme.ts';

/** The standings of a competition, as far as a picture shows them. */
export interface StandingsSheet {
  readonly title: string;
  /** The last round that counts, or the season; undefined before the first. */
  readonly stage: StandingsStage | undefined;
  /** What the lists are, where there are several. */
  readonly listKind: 'group' | 'division';
  readonly lists: readonly StandingsList[];
  /** Whether places go by who has beaten whom, and not by points: those of a ladder. */
  readonly isLadder: boolean;
  /** Whether everybody of a list meets everybody of it: then the crosstable has a column for each. */
  readonly isAllPlayAll: boolean;
}

/** The standings of a pool or a division, or all of them. */
export interface StandingsList {
  readonly number: number;
  /** The best first. */
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
  /** Of a team the matches that its players won; undefined: a player. */
  readonly boardPoints: number | undefined;
  /** Games won less games lost. */
  readonly games: number;
  /** Points on the board less those of the opponents. */
  readonly points: number;
  /** Match points of all opponents. */
  readonly opponents: number;
  readonly meetings: readonly Meeting[];
}

/** A match as one of its players sees it. */
export interface Meeting {
  readonly round: number;
  /** Where the opponent stands in the list, from 0 on; undefined: a bye. */
  readonly opponent: number | undefined;
  /** Undefined: it is not over. */
  readonly outcome: 'won' | 'drawn' | 'lost' | undefined;
  /** Games won, and those of the opponent. */
  readonly games: readonly [number, number];
}

/** How standings are drawn. */
export interface StandingsOptions {
  readonly theme: ThemeName;
  readonly language: Language;
  /** The tie-breaks, or the results of each against each. */
  readonly view: 'table' | 'crosstable';
}
