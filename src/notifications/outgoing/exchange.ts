import type { Dispatcher } from 'undici';
import { storableText } from '../storable-text.ts';
import { ForbiddenAddress } from './addresses.ts';

/** Characters of a response that are stored. */
const storedCharacters = 300;
/** Bytes of a response that are read. */
const maxBytes = 16_384;
/** Time for a response's body after its status, ms; the body is only logged. */
const readingMs = 1_000;

/** An endpoint's response. `status` is undefined if there was none. */
export interface Answer {
  readonly status: number | undefined;
  /** Time from the request to the status, or to the failure. */
  readonly milliseconds: number;
  readonly error?: string | undefined;
  /** The start of its body. */
  readonly text?: string | undefined;
  /** Seconds to wait that the receiver requested. */
  readonly retryAfter?: number | undefined;
}

/** A request to post. */
export interface Post {
  readonly url: URL;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer;
}

/**
 * Posts once and returns the response, without following redirects; never rejects. `timeoutMs` is the maximum time until
 * the status.
 */
export async function exchange(
  dispatcher: Dispatcher,
  { url, headers, body }: Post,
  timeoutMs: number,
): Promise<Answer> {
  const startedAt = performance.now();
  const milliseconds = () => performance.now() - startedAt;
  const tooLate = new AbortController();
  const timer = setTimeout(() => {
    tooLate.abort(new Error(`No answer came within ${timeoutMs / 1000} s.`));
  }, timeoutMs);
  try {
    const { origin, pathname, search } = url;
    const path = pathname + search;
    const request = { method: 'POST', origin, path, headers, body, signal: tooLate.signal } as const;
    const response = await dispatcher.request(request);
    return {
      status: response.statusCode,
      milliseconds: milliseconds(),
      retryAfter: retryAfterOf(response.headers['retry-after']),
      text: await readStart(response.body),
    };
  } catch (error) {
    // The lookup time must not reveal which names exist in an internal network.
    return unanswered(error, error instanceof ForbiddenAddress ? 0 : milliseconds());
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the start of a response; it does not matter if it breaks off or takes long. */
async function readStart(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => body.destroy(), readingMs);
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) break;
    }
  } catch {
    // The part received so far is enough.
  } finally {
    clearTimeout(timer);
  }
  return storableText(Buffer.concat(chunks).toString('utf8'), storedCharacters);
}

/** Returns the result of an attempt without a status, and why. */
export function unanswered(error: unknown, milliseconds = 0): Answer {
  const thrown = error instanceof Error ? error : new Error('The attempt failed.');
  const cause = thrown.cause instanceof Error ? thrown.cause : thrown;
  const text = storableText(cause.message, storedCharacters) || thrown.name;
  return { status: undefined, milliseconds, error: text };
}

/** Returns the seconds of a `Retry-After` header; dates are ignored. */
function retryAfterOf(header: string | string[] | undefined): number | undefined {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
