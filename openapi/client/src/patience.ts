import type { Fetch } from './sending.ts';

/** How patient a fetch is. */
export interface Patience {
  /** How often a request is sent at most. */
  readonly attempts?: number | undefined;
  /** The first wait, ms, where the service names none; each further one is twice as long. */
  readonly firstWaitMs?: number | undefined;
  readonly fetch?: Fetch | undefined;
}

/**
 * A fetch that waits and sends again when there are too many requests (429), when the service is not ready (502, 503,
 * 504) and when the connection breaks. It does so only with what may be sent twice: anything but a POST or PATCH
 * without `Idempotency-Key`.
 */
export function patientFetch(patience: Patience = {}): Fetch {
  const { attempts = 5, firstWaitMs = 500, fetch: send = (request) => fetch(request) } = patience;
  return async (request) => {
    if (!mayRepeat(request)) return send(request);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send(request.clone()).catch((error: unknown) => {
        if (attempt === attempts || request.signal.aborted) throw error;
        return undefined;
      });
      if (answer !== undefined && (!isPassing(answer) || attempt === attempts)) return answer;
      await pause(waitNamedBy(answer) ?? firstWaitMs * 2 ** (attempt - 1), request.signal);
    }
  };
}

function mayRepeat({ method, headers }: Request): boolean {
  return !['POST', 'PATCH'].includes(method) || headers.has('idempotency-key');
}

const isPassing = ({ status }: Response) => [429, 502, 503, 504].includes(status);

/** `Retry-After` in ms, if it gives seconds. */
function waitNamedBy(answer: Response | undefined): number | undefined {
  const seconds = answer?.headers.get('retry-after') ?? '';
  return /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}

/** Waits; throws the signal's reason when it is aborted before. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
