import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { EventsOptions, LiveEvent } from './events.ts';
import type { paths } from './generated/api.ts';
import { type Media, type Sender, sendAs } from './sending.ts';

/** The address of the service and the sender of requests. */
export interface ClientOptions extends Sender {
  /** Address of the service, without `/v1`. */
  readonly baseUrl: string;
}

/** The whole API, with a method each for GET, POST, PUT, PATCH and DELETE: `client.GET('/v1/games/{id}', …)`. */
export interface Client extends FetchClient<paths, Media> {
  /** Returns the same client for a player of your application; needs a token with the scope `players:act-for`. */
  actingFor(provider: string, externalId: string): Client;
  /**
   * Yields the events of one game or of all your games as they happen. It reconnects automatically without missing
   * anything; occasionally an event comes twice. Where the service can't repeat what was missed it yields `reset`: read
   * the game again. Ends when `signal` is aborted; throws a Refused if the service refuses, also after `closed`: you may
   * not listen any more.
   */
  events(options?: EventsOptions): AsyncGenerator<LiveEvent, void>;
}

/** Creates a client of the service at `baseUrl`. */
export function createClient({ baseUrl, ...sender }: ClientOptions): Client {
  const api = createFetchClient<paths, Media>({ baseUrl, fetch: sendAs(sender) });
  return Object.assign(api, {
    actingFor: (provider: string, externalId: string) =>
      createClient({ baseUrl, ...sender, onBehalfOf: { provider, externalId } }),
    // What reads events is loaded with the first of them: pages that never follow any do without it.
    async *events(options?: EventsOptions) {
      const { followEvents } = await import('./events.ts');
      yield* followEvents(api, options);
    },
  });
}
