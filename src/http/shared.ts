import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { type Live, openLive } from './live/open-live.ts';
import { openPictures, type Pictures } from './pictures/drawing.ts';

/** What several routes of a process share, as its limits are for all of them together. */
export interface Shared {
  readonly pictures: Pictures;
  readonly live: Live;
}

/** Opens what routes share; closing the app closes it. */
export const openShared = (app: FastifyInstance, deps: Deps): Shared => ({
  pictures: openPictures(deps),
  live: openLive(app, deps),
});
