import { betterSceneOf } from '../../games/analysis/better-scene.ts';
import { type Scene, sceneOf } from '../../games/views/scene.ts';
import { FairQueue, QueueFull } from '../../helpers/fair-queue.ts';
import { Lru } from '../../helpers/lru.ts';
import type { Deps } from '../../platform/deps.ts';
import { showNumber } from '../../platform/metrics.ts';
import { problem } from '../../platform/problems.ts';
import { PicturesBusy, renderBoard, renderPng, type Subject } from '../../render/index.ts';
import { optionsOf, type SceneStyle } from './draw-scene.ts';
import type { PictureFormat, PictureRequest } from './picture-request.ts';

/** As many at once as there are picture threads. */
const pictureLimits = { atOnce: 2, waitingEach: 4, waiting: 64 };
/** A browser requests all visible thumbnails at once. */
const thumbnailLimits = { atOnce: 2, waitingEach: 24, waiting: 200 };
/** One at a time, because there is one thread for replays. */
const replayLimits = { atOnce: 1, waitingEach: 2, waiting: 8 };
/** Seconds after which a rejected caller can retry. */
const retryAfter = 2;
const keptBytes = 4_000_000;
/** A replay of a whole game takes a tenth of this. */
const keptReplayBytes = 8_000_000;

/** A process's queues and caches for drawing pictures. */
export interface Pictures {
  readonly deps: Deps;
  readonly queue: FairQueue;
  /** The queue for small pictures, which do not wait for large ones. */
  readonly thumbnailQueue: FairQueue;
  /** Pictures of past positions, which never change. */
  readonly past: Lru<string, Buffer>;
  /** The queue for animated pictures, which are larger and slower. */
  readonly replayQueue: FairQueue;
  readonly replays: Lru<string, Buffer>;
}

/** Prepares the drawing of pictures. */
export function openPictures(deps: Deps): Pictures {
  const queue = new FairQueue(pictureLimits);
  const show = (state: 'waiting' | 'running') =>
    showNumber(
      deps,
      { name: `pictures_${state}`, help: `Pictures that are ${state} in this process` },
      () => queue[state],
    );
  show('waiting');
  show('running');
  return {
    deps,
    queue,
    thumbnailQueue: new FairQueue(thumbnailLimits),
    past: new Lru(keptBytes, ({ byteLength }) => byteLength),
    replayQueue: new FairQueue(replayLimits),
    replays: new Lru(keptReplayBytes, ({ byteLength }) => byteLength),
  };
}

/**
 * Draws a picture when it is the caller's turn, so that callers don't wait for each other's pictures.
 * @throws Problem too-many-requests for one who waits for many already, unavailable where all wait for too many; what
 * `draw` throws
 */
export async function drawInTurn(
  queue: FairQueue,
  caller: string,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  try {
    return await queue.run(caller, draw);
  } catch (error) {
    if (error instanceof QueueFull && error.because === 'caller') throw tooMany();
    if (error instanceof QueueFull || error instanceof PicturesBusy)
      throw problem('unavailable', { detail: 'Too many pictures are being drawn at once.', retryAfter });
    throw error;
  }
}

function tooMany() {
  const detail = `You are waiting for ${pictureLimits.waitingEach} pictures already; request the others later.`;
  return problem('too-many-requests', { detail, 'violated-policies': ['waiting-pictures'], retryAfter });
}

/**
 * Draws a picture of a game.
 * @throws Problem game-not-running, entry-not-found
 */
export async function drawGame({ deps }: Pictures, request: PictureRequest): Promise<Buffer> {
  const scene = await sceneFor(deps, request);
  return drawAs(request.format, scene, request.query);
}

/** Draws a scene in a format. */
export async function drawAs(format: PictureFormat, scene: Scene, style: SceneStyle): Promise<Buffer> {
  const { view } = scene;
  const options = optionsOf(scene, style);
  if (format === 'svg') return Buffer.from(renderBoard(view, options).svg);
  return pngOf({ board: view, options }, style.size);
}

/** Returns a picture as PNG. @param size width in pixels */
export async function pngOf(subject: Subject, size: number): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await renderPng(subject, size);
  return Buffer.from(buffer, byteOffset, byteLength);
}

function sceneFor(deps: Deps, { row, playerId, seq, query, isBetter }: PictureRequest): Promise<Scene> {
  if (isBetter && seq !== undefined) return betterSceneOf(deps, playerId, row, seq);
  return sceneOf(deps, playerId, row, { seq, isLegalShown: query.legal === '1' });
}
