import type { Route } from '../../http/endpoint/route.ts';
import { blockRoutes } from './blocks.ts';
import { followRoutes } from './follows.ts';
import { muteRoutes } from './mutes.ts';

/** Endpoints about blocks, mutes and follows, in the order of the API description. */
export const relationsRoutes: readonly Route[] = [...blockRoutes, ...muteRoutes, ...followRoutes];
