import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import { type EventsWish, followEvents, type LiveEvent } from './events.ts';
import type { paths } from './generated/api.ts';
import { type Sender, sendAs } from './sending.ts';

/** Where the service is, and who asks. */
export interface ClientOptions extends Sender {
  /** Address of the service, without `/v1`. */
  readonly baseUrl: string;
}

/** The whole API, a method each for GET, POST, PUT, PATCH and DELETE: `client.GET('/v1/games/{id}', …)`. */
export interface Client extends FetchClient<paths> {
  /** The same client for a player of your application; needs a token with the scope `players:act-for`. */
  actingFor(provider: string, externalId: string): Client;
  /**
   * What happens, as it happens, in one game or in all of yours. Connects again by itself, and then misses nothing;
   * now and then something comes twice. Ends when `signal` is aborted; throws a Refused when the service says no.
   */
  events(wish?: EventsWish): AsyncGenerator<LiveEvent, void>;
}

/** A client of the service at `baseUrl`. */
export function createClient({ baseUrl, ...sender }: ClientOptions): Client {
  const api = createFetchClient<paths>({ baseUrl, fetch: sendAs(sender) });
  return Object.assign(api, {
    actingFor: (provider: string, externalId: string) =>
      createClient({ baseUrl, ...sender, onBehalfOf: { provider, externalId } }),
    events: (wish?: EventsWish) => followEvents(api, wish),
  });
}
