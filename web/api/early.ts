type Send = (request: Request) => Promise<Response>;

/** Responses to requests sent before their view was loaded, by address and token. */
const early = new Map<string, Promise<Response>>();

const keyOf = ({ url, headers }: Request): string => `${url} ${headers.get('authorization')}`;

/** Sends requests to the service with a player's token. The first matching request of the view uses the response. */
export function requestEarly(addresses: readonly string[], accessToken: string): void {
  for (const address of addresses) {
    const request = new Request(address, { headers: { authorization: `Bearer ${accessToken}` } });
    const key = keyOf(request);
    const response = fetch(request);
    early.set(key, response);
    // The view that sends the same request reports the error.
    response.catch(() => early.delete(key));
  }
}

/** Returns a sender that uses the responses to early requests. */
export function takingEarly(send: Send): Send {
  return (request) => {
    const key = keyOf(request);
    const response = request.method === 'GET' ? early.get(key) : undefined;
    early.delete(key);
    return response ?? send(request);
  };
}
