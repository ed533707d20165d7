type Send = (request: Request) => Promise<Response>;

/** Responses to requests sent before their view was loaded, by address and token. */
const early = new Map<string, Promise<Response>>();

const keyOf = ({ url, headers }: Request): string => `${url} ${headers.get('authorization')}`;

/** Requests addresses of the service as the player with a token. Each response is for the first who requests it. */
export function requestEarly(addresses: readonly string[], accessToken: string): void {
  for (const address of addresses) {
    const request = new Request(address, { headers: { authorization: `Bearer ${accessToken}` } });
    const key = keyOf(request);
    const response = fetch(request);
    early.set(key, response);
    // The view that takes it says that there is no connection.
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
