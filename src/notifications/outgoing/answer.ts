import { storableText } from '../storable-text.ts';

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

/** Returns an attempt that got no status, and why. */
export function unanswered(error: Error, milliseconds = 0): Answer {
  const cause = error.cause instanceof Error ? error.cause : error;
  const text = storableText(cause.message, storedCharacters) || error.name;
  return { status: undefined, milliseconds, error: text };
}

/** Returns the beginning of a body as it is stored. */
export const textOf = (body: Buffer): string => storableText(body.toString('utf8'), storedCharacters);

/** Returns the seconds that a header `Retry-After` asks for; a date in it does not count. */
export function retryAfterOf(header: string | string[] | undefined): number | undefined {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
