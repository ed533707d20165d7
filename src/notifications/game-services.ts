import type { GameRow } from '../db/games.ts';
import type { PositionView } from '../engine/index.ts';
import type { PictureOptions } from '../render/index.ts';

/** What a picture of a game shows. */
export type PictureContent = { readonly view: PositionView } & Pick<
  PictureOptions,
  'players' | 'last' | 'awaiting'
>;

/** What workers need from the games. */
export interface GameServices {
  /** Fires the timers that are due. */
  fireTimers(): Promise<unknown>;
  /** Extends a game's deadline by the vacations of the player for whom the game waits. */
  updateDeadline(game: string): Promise<void>;
  /** What a picture of a started game shows to a player, or to everybody. */
  pictureContent(row: GameRow, viewer: string | undefined): Promise<PictureContent>;
}
