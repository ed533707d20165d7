/** The official client, which knows only the address, gets access through the browser and plays. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../src/embedded-postgres/free-port.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { describeInBrowser, useBrowser } from '../web/browser.ts';
import { pageOf } from '../web/player.ts';
import { assistantBy } from './support/assistant.ts';

// The issuer must be the address of the service.
const port = await freePort('127.0.0.1');
const url = `http://127.0.0.1:${port}`;
const moves = 10;

describeInBrowser('the official client', () => {
  const service = useApp({ port, publicUrl: url });
  useWorkers(service);
  const browser = useBrowser();
  /** The redirect address, with a page for the player. */
  const host = createServer((_, response) => void response.end('<!doctype html><title>A client</title>back'));
  let back = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    back = `http://127.0.0.1:${(host.address() as AddressInfo).port}/callback`;
  });
  afterAll(() => void host.close());

  /** A client's stored data, and the address it sent its player to. */
  interface Kept {
    client?: OAuthClientInformationMixed;
    tokens?: OAuthTokens;
    verifier: string;
    sent?: URL;
  }

  const providerOf = (kept: Kept): OAuthClientProvider => ({
    redirectUrl: back,
    clientMetadata: { redirect_uris: [back], client_name: 'A client' },
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (address) => {
      kept.sent = address;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier,
  });

  /** Connects as far as the service permits. */
  async function connectBy(authProvider: OAuthClientProvider) {
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { authProvider });
    const connected = client.connect(transport as Parameters<Client['connect']>[0]);
    onTestFinished(() => client.close());
    return { client, transport, connected };
  }

  /** Approves the client on the page as a player does. Returns the code. */
  async function approveApp(player: TestPlayer, address: string): Promise<string> {
    const page = await pageOf(browser, service, player);
    await page.getByRole('heading').first().waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.waitForURL((there) => there.href.startsWith(back));
    return new URL(page.url()).searchParams.get('code') ?? '';
  }

  test('registers, is approved on the page, plays ten moves against a robot, and refreshes its tokens', async () => {
    const player = await makePlayer(service);
    const kept: Kept = { verifier: '' };
    const provider = providerOf(kept);
    const first = await connectBy(provider);
    await expect(first.connected).rejects.toThrow(UnauthorizedError);
    await first.transport.finishAuth(await approveApp(player, kept.sent?.href ?? ''));
    expect(kept.tokens?.scope).toBe('read play messages invite');

    const { client, connected } = await connectBy(provider);
    await connected;
    const { ask } = await assistantBy(client);
    const { game } = await ask('new_game', { robots: ['easy'] });
    for (let played = 0; played < moves; ) {
      const { isReady } = await ask('wait_for_turn', { game: game.id });
      if (!isReady) continue;
      const { version, options } = await ask('list_options', { game: game.id });
      const made = await ask('play', { game: game.id, decision: options[0].label, version });
      expect(made).toMatchObject({ outcome: 'done' });
      played += 1;
    }

    const before = kept.tokens;
    kept.tokens = { ...before, access_token: 'cba_expired', token_type: 'Bearer' };
    expect((await ask('list_games')).games).toHaveLength(1);
    expect(kept.tokens.refresh_token).not.toBe(before?.refresh_token);
  });
});
