import { ThreadPool } from '../../helpers/thread-pool.ts';
import { PicturesBusy } from '../png.ts';
import type { Played } from './moments.ts';
import type { ReplayLook } from './stage.ts';

/** Media types of replays by the ending of their address. */
export const REPLAY_TYPES = { webp: 'image/webp', gif: 'image/gif' } as const;
export type ReplayFormat = keyof typeof REPLAY_TYPES;

/** Widths of replays, in pixels. */
export const REPLAY_WIDTHS = { min: 240, usual: 640, max: 1000 } as const;

/** Maximum number of waiting and running replays, and the time limit of one in ms. */
export const REPLAY_LIMITS = { waiting: 8, milliseconds: 60_000 } as const;

/** A replay to render: the played game and the style. */
export interface Replay extends Played, ReplayLook {
  readonly format: ReplayFormat;
  /** How long a frame is shown; the last one is shown longer. */
  readonly frameMs: number;
}

const threads = new ThreadPool<Replay, Uint8Array>({
  module: 'render/replay/make-replay.ts',
  work: 'makeReplay',
  name: 'for replays',
  threads: 1, // so that pictures, which have threads of their own, get their share
  heapMegabytes: 128,
  taskMs: REPLAY_LIMITS.milliseconds,
  niceness: 10,
});

/** Ends the thread; the next replay starts a new one. */
export function closeReplays(): Promise<void> {
  return threads.close();
}

/**
 * Renders an animation of a game on another thread, with a frame for each placed tile: the board, its pieces and the
 * scores after the turn. The camera is fixed and shows all cells used.
 * @throws PicturesBusy when too many replays are waiting
 */
export async function renderReplay(replay: Replay): Promise<Uint8Array> {
  if (threads.unfinished >= REPLAY_LIMITS.waiting) throw new PicturesBusy();
  return threads.run(replay);
}
