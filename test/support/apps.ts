import { createHash, randomBytes } from 'node:crypto';
import type { OverHttp } from './app.ts';
import type { Auth } from './players.ts';

/** An unregistered app on another site. */
export const app = {
  clientId: 'https://app.example',
  redirectUri: 'https://app.example/back?from=here',
} as const;

/** A PKCE code verifier and its challenge. */
export function newProof(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** Returns the query of an authorization request; `undefined` omits a parameter. */
export function authorizationQuery(
  challenge: string,
  others: Readonly<Record<string, string | undefined>> = {},
): string {
  const all = {
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: app.redirectUri,
    scope: 'play',
    state: 'the state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...others,
  };
  return String(
    new URLSearchParams(Object.entries(all).filter((pair): pair is [string, string] => !!pair[1])),
  );
}

/** Approves an app as a player does. Returns the parameters of its redirect. */
export async function approveApp(service: OverHttp, auth: Auth, query: string): Promise<URLSearchParams> {
  const { body } = await service.http.post('/v1/me/apps').set(auth).send({ query, allow: true }).expect(200);
  return new URL(body.redirectTo).searchParams;
}

/** Sends a form to the token endpoint. */
export const requestTokens = ({ http }: OverHttp, form: Readonly<Record<string, string>>) =>
  http.post('/oauth/token').type('form').send(form);

/** Returns the form that exchanges a code. */
export const exchangeForm = (code: string | null, verifier: string) => ({
  grant_type: 'authorization_code',
  client_id: app.clientId,
  redirect_uri: app.redirectUri,
  code: code ?? '',
  code_verifier: verifier,
});

/** An app's tokens by their OAuth names, and the header of the access token. */
export interface TestAppTokens {
  readonly access: string;
  readonly refresh: string;
  readonly auth: Auth;
}

/** Approves an app and exchanges its code for tokens; `site` is the origin of the app. */
export async function makeApp(
  service: OverHttp,
  auth: Auth,
  scope = 'play',
  site: string = app.clientId,
): Promise<TestAppTokens> {
  const { verifier, challenge } = newProof();
  const place = { client_id: site, redirect_uri: `${site}/back` };
  const called = await approveApp(service, auth, authorizationQuery(challenge, { ...place, scope }));
  const form = { ...exchangeForm(called.get('code'), verifier), ...place };
  const { body } = await requestTokens(service, form).expect(200);
  const { access_token: access, refresh_token: refresh } = body;
  return { access, refresh, auth: { authorization: `Bearer ${access}` } };
}

/** The client id of device-flow apps without a site. */
export const namelessApp = 'http://localhost';

/** The codes of the device flow: one to show, one to poll with. */
export interface TestDeviceCodes {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri_complete: string;
}

/** Gets the codes of a device-flow app. */
export async function requestDeviceCodes(
  { http }: OverHttp,
  others: Readonly<Record<string, string>> = {},
): Promise<TestDeviceCodes> {
  const form = { client_id: namelessApp, scope: 'play', ...others };
  return (await http.post('/oauth/device-codes').type('form').send(form).expect(200)).body;
}

/** Returns the form with which a device-flow app polls for its tokens. */
export const deviceForm = ({ device_code }: Pick<TestDeviceCodes, 'device_code'>) => ({
  grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
  client_id: namelessApp,
  device_code,
});
