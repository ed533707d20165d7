import type { Tx } from '../db/client.ts';
import type { GameRow } from '../db/games/games.ts';
import type { EntryContent } from '../db/games/log-entries.ts';
import type { PositionView } from '../engine/index.ts';
import type { DueWork } from '../platform/due-work.ts';
import type { PictureOptions } from '../render/index.ts';

/** The content of a picture of a game. */
export type PictureContent = { readonly view: PositionView } & Pick<
  PictureOptions,
  'players' | 'last' | 'awaiting' | 'placements'
>;

/** Work that is due, whatever it is about. */
type Due = Pick<DueWork, 'takeUp' | 'workOff' | 'stop'>;

/** Functions of the games that workers need. */
export interface GameServices {
  /**
   * Clocks that are due, games whose plans are to be reviewed, that are to be analysed, and that wait for a robot; matches of
   * which a game is over, and competitions of which a match is.
   */
  readonly due: Readonly<
    Record<'timers' | 'plans' | 'analyses' | 'robots' | 'matches' | 'competitions', Due>
  >;
  /** Cancels the open games that have expired. */
  cancelExpiredGames(): Promise<unknown>;
  /** Deletes accounts that have expired, and what else of accounts is no longer needed. */
  tidyAccounts(): Promise<void>;
  /** Rates the games that have ended. */
  keepRatings(): Promise<void>;
  /** Begins the games of those who wait in pools and fit together. */
  bringTogether(): Promise<void>;
  /** Judges how players left the games that have ended. */
  keepConduct(): Promise<void>;
  /** Opens the tables that standing tables lack. */
  keepTablesOpen(): Promise<void>;
  /** Anchors the logs if that was not done today, and copies anchors outside. */
  keepDailyAnchors(): Promise<void>;
  /** Writes the dump of the day if there is to be one and that was not done today; `signal` ends it unfinished. */
  keepDailyDump(signal: AbortSignal): Promise<void>;
  /** Extends a game's deadline by the vacations of the player for whom the game waits. */
  updateDeadline(game: string): Promise<void>;
  /** Closes the open requests of games that have moved on since. */
  closeOutdatedRequests(games: readonly string[]): Promise<void>;
  /** Adds those of some games that wait for a robot to what robots have to play. */
  addRobotTurns(client: Tx, games: readonly string[]): Promise<void>;
  /** Adds those of some games whose plans are to be reviewed to those that wait for it. Returns how many were added. */
  addPlanTurns(client: Tx, games: readonly string[]): Promise<number>;
  /** Makes those matches due of which one of some games is over. */
  addDueMatches(client: Tx, games: readonly string[]): Promise<void>;
  /** Returns the whole log of a started game. */
  readLog(row: GameRow): Promise<readonly EntryContent[]>;
  /**
   * Returns the content of a picture of a started game, for a player or for everybody; `isLegalShown`: with the legal
   * placements.
   */
  pictureContent(row: GameRow, viewer: string | undefined, isLegalShown: boolean): Promise<PictureContent>;
  /** Returns a pass that shows everybody who has it the latest picture of a game as it is public, for a week. */
  picturePass(row: GameRow): Promise<string>;
  /** Returns the options of a player, for whom the game waits, in numbered lines in the player's language. */
  choices(row: GameRow, player: string): Promise<readonly string[]>;
}
