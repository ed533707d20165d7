/** What was acknowledged before a release, beside its backup. */
export interface Fixture {
  /** Handles of the players, who have one password. */
  readonly players: readonly string[];
  readonly password: string;
  /** An API token of the first player. */
  readonly token: string;
  readonly games: readonly { readonly id: string; readonly entries: readonly LoggedEntry[] }[];
}

/** An entry as `GET /v1/games/{id}/moves` lists it. */
export interface LoggedEntry {
  readonly seq: number;
  readonly hash: string;
  readonly decision: unknown;
}

/** Returns what of an entry never changes; its sentence may be worded anew. */
export const essentials = ({ seq, hash, decision }: LoggedEntry): LoggedEntry => ({ seq, hash, decision });

/** Returns a function that calls a service and returns the body of its answer; it throws unless that was a success. */
export function callerOf(url: string) {
  // biome-ignore lint/suspicious/noExplicitAny: bodies have any shape
  return async (method: string, path: string, given: { token?: string; body?: unknown }): Promise<any> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(given.token !== undefined && { authorization: `Bearer ${given.token}` }),
        ...(given.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}
