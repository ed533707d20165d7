import type { Dispatcher } from 'undici';
import { storableText } from '../storable-text.ts';
import { ForbiddenAddress } from './addresses.ts';

/** Characters of an answer that are stored. */
const storedCharacters = 300;
/** Bytes of an answer that are read. */
const maxBytes = 16_384;
/** Time that an answer gets after its status, ms: nothing in it is needed. */
const readingMs = 1_000;

/** An endpoint's answer. `status` is undefined if there was none. */
export interface Answer {
  readonly status: number | undefined;
  /** Time from the request to the status, or to the failure. */
  readonly milliseconds: number;
  readonly error?: string | undefined;
  /** Its beginning. */
  readonly text?: string | undefined;
  /** Seconds to wait, as the receiver asked. */
  readonly retryAfter?: number | undefined;
}

/** What is posted, where. */
export interface Post {
  readonly url: URL;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer;
}

/** Posts once, follows no redirect, and returns the answer; never rejects. `timeoutMs`: the longest time until the status. */
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
      text: await beginningOf(response.body),
    };
  } catch (error) {
    // How long a name server took must not tell which names an inner network has.
    return unanswered(error, error instanceof ForbiddenAddress ? 0 : milliseconds());
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the beginning of an answer; that it breaks off or takes long does not matter any more. */
async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
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
    // What has come is enough.
  } finally {
    clearTimeout(timer);
  }
  return storableText(Buffer.concat(chunks).toString('utf8'), storedCharacters);
}

/** Returns an attempt that got no status, and why. */
export function unanswered(error: unknown, milliseconds = 0): Answer {
  const thrown = error instanceof Error ? error : new Error('The attempt failed.');
  const cause = thrown.cause instanceof Error ? thrown.cause : thrown;
  const text = storableText(cause.message, storedCharacters) || thrown.name;
  return { status: undefined, milliseconds, error: text };
}

/** Returns the seconds that a header `Retry-After` asks for; a date in it does not count. */
function retryAfterOf(header: string | string[] | undefined): number | undefined {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
