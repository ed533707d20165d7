import createClient from 'openapi-fetch';
import type { components, paths } from '../generated/api.d.ts';
import { accessToken } from './session.ts';

type Schemas = components['schemas'];
export type Game = Schemas['Game'];
export type GameSummary = Schemas['GameSummary'];
export type GameWish = Schemas['GameWish'];
export type Table = Schemas['Table'];
export type Options = Schemas['Options'];
export type Option = Options['options'][number];
export type Decision = Option['decision'];
export type LogEntry = Schemas['LogEntry'];
export type MoveAnswer = Schemas['MoveAnswer'];
export type Me = Schemas['Me'];
export type Preferences = Me['notifications'];
export type RulesCatalogue = paths['/v1/rules']['get']['responses'][200]['content']['application/json'];

/** The public API, typed from its own description. */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: fetchAsPlayer });

async function fetchAsPlayer(request: Request): Promise<Response> {
  const again = request.clone();
  const token = await accessToken();
  const response = await fetch(signed(request, token));
  if (response.status !== 401 || token === undefined) return response;
  const renewed = await accessToken(token);
  return renewed === undefined ? response : fetch(signed(again, renewed));
}

function signed(request: Request, token: string | undefined): Request {
  if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
  return request;
}

/** A refusal as the service explains it (RFC 9457), or that it could not be reached (`offline`). */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  /** The last part of the problem's type: `illegal-move`, `email-taken`, … */
  readonly kind: string;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, kind: string, detail: string, body: Record<string, unknown> = {}) {
    super(detail);
    this.status = status;
    this.kind = kind;
    this.body = body;
  }
}

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The answer's body. Throws a Refused for anything but success. */
export async function bodyOf<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await asked.catch((cause: unknown) => {
    throw new Refused(0, 'offline', String(cause));
  });
  if (response.ok) return data as T;
  throw refusedBy(response.status, error);
}

function refusedBy(status: number, error: unknown): Refused {
  const body = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const kind =
    String(body['type'] ?? 'unknown')
      .split('/')
      .at(-1) ?? 'unknown';
  return new Refused(status, kind, String(body['detail'] ?? body['title'] ?? ''), body);
}

/** A new key, so that a request that is sent twice is done once. */
export function newKey(): { 'Idempotency-Key': string } {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { 'Idempotency-Key': Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}
