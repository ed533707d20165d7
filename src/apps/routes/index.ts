import type { Route } from '../../http/endpoint/route.ts';
import { appRoutes } from './apps.ts';
import { deviceRequestRoutes } from './device-requests.ts';
import { oauthMetadataRoutes } from './metadata.ts';
import { oauthTokenRoutes } from './tokens.ts';

/** Endpoints about authorised apps, in the order of the API’s description. */
export const appsRoutes: readonly Route[] = [
  ...appRoutes,
  ...deviceRequestRoutes,
  ...oauthTokenRoutes,
  ...oauthMetadataRoutes,
];
