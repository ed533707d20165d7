import { pause } from './pause.ts';
import type { Fetch } from './sending.ts';

/** The number of retries, and the delay before them. */
export interface RetryOptions {
  /** Maximum number of times that a request is sent. */
  readonly attempts?: number | undefined;
  /** The first delay, ms, unless the service asks for another; each further delay is twice as long. */
  readonly firstDelayMs?: number | undefined;
  readonly fetch?: Fetch | undefined;
}

/**
 * Returns a `fetch` that retries a request after too many requests (429), when the service is not ready (502, 503, 504)
 * and when the connection breaks. It retries only what may be sent twice: everything except a POST or PATCH without
 * `Idempotency-Key`.
 */
export function retryingFetch(options: RetryOptions = {}): Fetch {
  const { attempts = 5, firstDelayMs = 500, fetch: send = (request) => fetch(request) } = options;
  return async (request) => {
    if (!mayRepeat(request)) return send(request);
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(request.clone()).catch((error: unknown) => {
        if (attempt === attempts || request.signal.aborted) throw error;
        return undefined;
      });
      if (response !== undefined && (!isTemporary(response) || attempt === attempts)) return response;
      await pause(retryAfter(response) ?? firstDelayMs * 2 ** (attempt - 1), request.signal);
    }
  };
}

function mayRepeat({ method, headers }: Request): boolean {
  return !['POST', 'PATCH'].includes(method) || headers.has('idempotency-key');
}

const isTemporary = ({ status }: Response) => [429, 502, 503, 504].includes(status);

/** `Retry-After` in ms, if it is given in seconds. */
function retryAfter(response: Response | undefined): number | undefined {
  const seconds = response?.headers.get('retry-after') ?? '';
  return /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}
