import type { Dispatcher } from 'undici';
import { storableText } from '../storable-text.ts';

/** Bytes of an answer that are read. */
const mostBytes = 16_384;
/** Time that an answer gets after its status, ms: nothing in it is needed. */
const readingMs = 1_000;
/** Characters of an answer that are stored. */
const storedCharacters = 300;

/** An endpoint's answer. `status` is undefined if there was none. */
export interface Answer {
  readonly status: number | undefined;
  /** From when the request was on the wire to the status, or to the failure. */
  readonly milliseconds: number;
  readonly error?: string | undefined;
  /** Its beginning. */
  readonly text?: string | undefined;
  /** Seconds to wait, as the receiver asked. */
  readonly retryAfter?: number | undefined;
}

/** Reads what matters of an answer whose status has arrived, and the beginning of its body as far as it comes soon. */
export async function readAnswer({
  statusCode: status,
  headers,
  body,
}: Dispatcher.ResponseData): Promise<Omit<Answer, 'milliseconds'>> {
  const isEmpty = status === 204;
  if (isEmpty) await body.dump();
  return { status, text: isEmpty ? '' : await beginningOf(body), retryAfter: retryAfterOf(headers) };
}

async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  const timer = setTimeout(() => body.destroy(), readingMs);
  try {
    let size = 0;
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= mostBytes) break; // leaves the rest and closes the connection
    }
  } catch {
    // It broke off. The status is there, and what came of the rest is enough.
  } finally {
    clearTimeout(timer);
  }
  return storableText(Buffer.concat(chunks).toString('utf8'), storedCharacters);
}

function retryAfterOf(headers: Record<string, string | string[] | undefined>): number | undefined {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
