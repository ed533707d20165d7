import type { Schemas } from './sending.ts';

/** A problem as the service describes it (RFC 9457), with the members of its kind. */
export type Problem = Schemas['Problem'];

/** Thrown when the service refuses a request, or could not be reached (`offline`). */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** Status of the response; 0 if there was none. */
  readonly status: number;
  /** The last part of the problem's type: `illegal-decision`, `email-taken`, … */
  readonly kind: string;
  /** The whole problem; empty if the response did not come from the service. */
  readonly body: Partial<Problem>;

  constructor(
    status: number,
    kind: string,
    detail: string,
    body: Partial<Problem> = {},
    options?: ErrorOptions,
  ) {
    super(detail, options);
    this.status = status;
    this.kind = kind;
    this.body = body;
  }
}

/** The result of a method of the client. */
interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Returns the body of a response; throws a Refused unless it is a success. */
export async function bodyOf<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await answer.catch((cause: unknown) => {
    throw cause instanceof Refused ? cause : offline(cause);
  });
  if (response.ok) return data as T;
  throw refusedBy(response.status, error);
}

/** Returns the error of a request without a response. */
export function offline(cause: unknown): Refused {
  return new Refused(0, 'offline', 'The service cannot be reached.', {}, { cause });
}

function refusedBy(status: number, error: unknown): Refused {
  const body: Partial<Problem> = typeof error === 'object' && error !== null ? error : {};
  const kind = body.type?.split('/').at(-1) ?? 'unknown';
  return new Refused(status, kind, body.detail ?? body.title ?? '', body);
}

/** Returns a new key, so that a request that is sent twice is carried out once: `headers: newKey()`. */
export function newKey(): { 'Idempotency-Key': string } {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { 'Idempotency-Key': Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}
