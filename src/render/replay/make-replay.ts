import { movieOf } from './frames.ts';
import { gifOf } from './gif.ts';
import { momentsOf } from './moments.ts';
import type { Replay } from './replay.ts';
import { stageOf } from './stage.ts';
import { webpOf } from './webp.ts';

/** Makes a replay; runs on a thread of its own. */
export async function makeReplay(replay: Replay): Promise<Uint8Array> {
  const movie = movieOf(stageOf(momentsOf(replay), replay), replay.frameMs);
  return replay.format === 'gif' ? gifOf(movie) : webpOf(movie);
}
