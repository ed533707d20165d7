import type { GameRow } from '../../../../games/store/games.ts';
import type { EntryContent } from '../../../../games/store/log-entries.ts';
import type { Picture, Viewer } from './picture.ts';

/** Services that emails about games need in addition to `Deps`. */
export interface GameEmailContext {
  /** Draws the board as a reader may see it. Returns undefined if no picture can be drawn now. */
  readonly picture: (game: GameRow, viewer: Viewer, isLegalShown: boolean) => Promise<Picture | undefined>;
  /** Returns the numbered options of the player whose turn it is. */
  readonly choices: (game: GameRow, player: string) => Promise<readonly string[]>;
  /** Returns the whole log of a started game. */
  readonly log: (game: GameRow) => Promise<readonly EntryContent[]>;
}
