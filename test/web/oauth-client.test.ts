/** An OAuth client library, which knows only the service's address, gets access by both flows. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../src/embedded-postgres/free-port.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { describeInBrowser, useBrowser } from './browser.ts';
import { pageOf } from './player.ts';

// The issuer must be the address of the service.
const port = await freePort('127.0.0.1');
const url = `http://127.0.0.1:${port}`;
const http = { [oauth.allowInsecureRequests]: true } as const;
const noSecret = oauth.None();

describeInBrowser('an OAuth client library', () => {
  const service = useApp({ port, publicUrl: url });
  const browser = useBrowser();
  /** The redirect address, with a page for the player. */
  const host = createServer((_, response) => void response.end('<!doctype html><title>An app</title>back'));
  let back = '';
  let server: oauth.AuthorizationServer;
  beforeAll(async () => {
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    back = `http://127.0.0.1:${(host.address() as AddressInfo).port}/back`;
    server = await discover();
  });
  afterAll(() => void host.close());

  /** Finds the endpoints from a refusal of the API, like a client that knows only its address. */
  async function discover(): Promise<oauth.AuthorizationServer> {
    const refused = await fetch(`${url}/v1/me`);
    const where = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '')?.[1];
    expect(where).toBe(`${url}/.well-known/oauth-protected-resource`);
    const resource = new URL(url);
    const answer = await oauth.resourceDiscoveryRequest(resource, http);
    const { authorization_servers } = await oauth.processResourceDiscoveryResponse(resource, answer);
    const issuer = new URL(authorization_servers?.[0] ?? '');
    const discovery = await oauth.discoveryRequest(issuer, { ...http, algorithm: 'oauth2' });
    return oauth.processDiscoveryResponse(issuer, discovery);
  }

  const read = async (token: string) => {
    const answer = await oauth.protectedResourceRequest(
      token,
      'GET',
      new URL(`${url}/v1/me`),
      undefined,
      undefined,
      http,
    );
    return (await answer.json()) as { readonly id: string };
  };

  /** A client's stored data while its player is at the service. */
  async function startAuthorization(client: oauth.Client) {
    const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
    const address = new URL(server.authorization_endpoint ?? '');
    address.search = String(
      new URLSearchParams({
        client_id: client.client_id,
        redirect_uri: back,
        response_type: 'code',
        scope: 'read play',
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
      }),
    );
    return { verifier, state, address: address.href };
  }

  /** Approves the client on the page as a player does. Returns the redirect. */
  async function approveApp(player: Awaited<ReturnType<typeof makePlayer>>, address: string): Promise<URL> {
    const page = await pageOf(browser, service, player);
    await page.getByRole('heading').first().waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL((there) => there.href.startsWith(back));
    return new URL(page.url());
  }

  test('gets tokens by an authorization code, refreshes, inspects and revokes them', async () => {
    const player = await makePlayer(service);
    const client = { client_id: 'http://127.0.0.1' };
    const { verifier, state, address } = await startAuthorization(client);
    const called = await approveApp(player, address);
    const parameters = oauth.validateAuthResponse(server, client, called, state);
    const exchange = () =>
      oauth.authorizationCodeGrantRequest(server, client, noSecret, parameters, back, verifier, http);
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, await exchange());
    expect((await read(tokens.access_token)).id).toBe(player.id);

    const next = await oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, noSecret, tokens.refresh_token ?? '', http),
    );
    const about = async (token: string) =>
      oauth.processIntrospectionResponse(
        server,
        client,
        await oauth.introspectionRequest(server, client, noSecret, token, http),
      );
    expect(await about(next.access_token)).toMatchObject({
      active: true,
      sub: player.id,
      scope: 'read play',
    });
    const given = next.refresh_token ?? '';
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, noSecret, given, http),
    );
    expect(await about(next.access_token)).toEqual({ active: false });
    await expect(read(next.access_token)).rejects.toThrow(oauth.WWWAuthenticateChallengeError);
    await expect(
      exchange().then((again) => oauth.processAuthorizationCodeResponse(server, client, again)),
    ).rejects.toThrow(oauth.ResponseBodyError);
  });
});
