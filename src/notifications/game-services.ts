import type { PositionView } from '../engine/index.ts';
import type { GameRow } from '../games/store/games.ts';
import type { EntryContent } from '../games/store/log-entries.ts';
import type { PictureOptions } from '../render/index.ts';

/** The content of a picture of a game. */
export type PictureContent = { readonly view: PositionView } & Pick<
  PictureOptions,
  'players' | 'last' | 'awaiting' | 'placements'
>;

/** Functions of the games that channels use. */
export interface GameServices {
  /** Returns the whole log of a started game. */
  readLog(row: GameRow): Promise<readonly EntryContent[]>;
  /**
   * Returns the content of a picture of a started game, for a player or as public; `isLegalShown` adds the legal
   * placements.
   */
  pictureContent(row: GameRow, viewer: string | undefined, isLegalShown: boolean): Promise<PictureContent>;
  /** Returns a pass that gives access to the latest public picture of a game for a week. */
  picturePass(row: GameRow): Promise<string>;
  /** Returns the numbered options of the player whose turn it is, in the player's language. */
  choices(row: GameRow, player: string): Promise<readonly string[]>;
}
