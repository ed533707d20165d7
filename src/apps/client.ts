import { z } from 'zod';
import { hasMixedScripts } from '../accounts/profile/looks.ts';
import { fetchDocument } from '../notifications/outgoing/fetch-document.ts';
import { reachOf } from '../notifications/outgoing/reach.ts';
import type { Deps } from '../platform/deps.ts';
import { OAuthError } from './oauth-error.ts';
import { isSameAddress, type RedirectAddress } from './redirect-address.ts';
import { registeredPrefix } from './register.ts';
import { type RegisteredAppRow, useRegisteredApp } from './store/registered-apps.ts';

/** The identity that an unregistered app claims. */
export interface AppClient {
  readonly clientId: string;
  /** Its name, if only the owner of its origin can have set it. */
  readonly name: string | undefined;
}

const longestName = 60;

/** The used members of a Client ID Metadata Document (draft-ietf-oauth-client-id-metadata-document). */
const documentSchema = z.object({
  client_id: z.string(),
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string()).max(50).default([]),
  grant_types: z.array(z.string()).max(50).default([]),
  token_endpoint_auth_method: z.literal('none').default('none'),
});

/**
 * Returns the app with a `client_id` and a redirect address. The id is the origin of that address, such as
 * `https://app.example`, the https URL of a document that lists the address, or the id of a registered app.
 * @throws OAuthError invalid_client, invalid_request
 */
export async function clientFor(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  clientId: string,
  redirect: RedirectAddress,
): Promise<AppClient> {
  if (clientId.startsWith(registeredPrefix)) return registeredClient(deps, clientId, redirect);
  if (isOriginOf(clientId, redirect.origin)) return { clientId, name: undefined };
  const document = await documentAt(deps, clientId);
  if (!document.redirect_uris.some((named) => isSameAddress(named, redirect.address)))
    throw new OAuthError('invalid_request', 'The document of the app does not list this redirect_uri.');
  // Any program on the player's machine can listen there, so a name would prove nothing.
  const isProved = new URL(clientId).origin === redirect.origin;
  return { clientId, name: isProved ? nameIn(document.client_name) : undefined };
}

/**
 * Returns a registered app. It has no name, because nothing proves one.
 * @throws OAuthError invalid_client, invalid_request
 */
async function registeredClient(
  deps: Pick<Deps, 'db' | 'clock'>,
  clientId: string,
  { address }: RedirectAddress,
): Promise<AppClient> {
  const app = await useRegistration(deps, clientId);
  if (!app.redirectUris.some((named) => isSameAddress(named, address)))
    throw new OAuthError('invalid_request', 'The app did not register this redirect_uri.');
  return { clientId, name: undefined };
}

/**
 * Extends the registration of a registered app that requests tokens; does nothing for others.
 * @throws OAuthError invalid_client, at which clients register again
 */
export async function keepRegistration(deps: Pick<Deps, 'db' | 'clock'>, clientId: string): Promise<void> {
  if (clientId.startsWith(registeredPrefix)) await useRegistration(deps, clientId);
}

/** @throws OAuthError invalid_client */
async function useRegistration(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  clientId: string,
): Promise<RegisteredAppRow> {
  const app = await useRegisteredApp(db.prisma, clientId, clock());
  if (app !== undefined) return app;
  throw new OAuthError('invalid_client', 'The registration of the app has expired: it must register again.');
}

/** The grant type of apps that show a code (RFC 8628). */
export const deviceGrantType = 'urn:ietf:params:oauth:grant-type:device_code';

/** The unproved identity of an app that shows a code. */
export interface DeviceClient extends AppClient {
  readonly origin: string;
}

const namelessIds: readonly string[] = ['http://127.0.0.1', 'http://localhost'];

/**
 * Returns the app with a `client_id` that shows a code. The id is the https URL of a document that lists this grant type,
 * so that no app that never shows codes can be impersonated; a program without a site is `http://localhost`.
 * @throws OAuthError invalid_client, unauthorized_client
 */
export async function deviceClientFor(deps: Pick<Deps, 'config'>, clientId: string): Promise<DeviceClient> {
  if (namelessIds.includes(clientId)) return { clientId, origin: clientId, name: undefined };
  if (!isDocumentAddress(clientId)) throw notADevice();
  const document = await documentAt(deps, clientId);
  if (!document.grant_types.includes(deviceGrantType))
    throw new OAuthError(
      'unauthorized_client',
      `The grant_types in the document of the app do not list ${deviceGrantType}.`,
    );
  return { clientId, origin: new URL(clientId).origin, name: nameIn(document.client_name) };
}

const longestId = 500;

const isOriginOf = (clientId: string, origin: string) => clientId === origin || clientId === `${origin}/`;

/** @throws OAuthError invalid_client */
async function documentAt(
  deps: Pick<Deps, 'config'>,
  clientId: string,
): Promise<z.output<typeof documentSchema>> {
  if (!isDocumentAddress(clientId)) throw notAnApp();
  const { success, data } = documentSchema.safeParse(await fetchDocument(reachOf(deps), clientId));
  if (success && data.client_id === clientId) return data;
  throw new OAuthError('invalid_client', 'At the client_id there is no metadata document of an app.');
}

/** Returns whether a client id can be the address of a document: with https and an unambiguous path. */
function isDocumentAddress(clientId: string): boolean {
  if (clientId.length > longestId || !URL.canParse(clientId)) return false;
  const url = new URL(clientId);
  return url.protocol === 'https:' && url.pathname !== '/' && url.hash === '' && url.href === clientId;
}

const notAnApp = () =>
  new OAuthError(
    'invalid_client',
    'The client_id must be the origin of the redirect_uri, such as https://app.example, the https URL of a client ' +
      'metadata document, or the id of a registered app.',
  );

const notADevice = () =>
  new OAuthError(
    'invalid_client',
    `The client_id must be the https URL of a client metadata document whose grant_types list ${deviceGrantType}, or ` +
      'http://localhost for a program without a site.',
  );

/** Returns a displayable name; undefined if it could be mistaken for another. */
function nameIn(name: string | undefined): string | undefined {
  const text = name?.trim();
  if (text === undefined || text === '' || text.length > longestName) return undefined;
  return /[\p{C}\p{Z}]/u.test(text.replaceAll(' ', '')) || hasMixedScripts(text) ? undefined : text;
}
