import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Post } from './post.ts';

/** The members of response bodies that the attacks read. */
const bodySchema = z
  .object({
    id: z.string(),
    accessToken: z.string(),
    refreshToken: z.string(),
    retryAfter: z.number(),
  })
  .partial()
  .catch({});

/** A response as an attacker sees it. */
export interface Answer {
  readonly status: number;
  readonly body: z.infer<typeof bodySchema>;
  readonly text: string;
  /** Milliseconds until it arrived. */
  readonly took: number;
}

/** The parts of a request in addition to method and path. */
export interface Parts {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A service that is attacked. */
export interface Target {
  readonly url: URL;
  /** Sends exactly this path; a lost connection is a response with status 0. */
  send(method: string, path: string, parts?: Parts): Promise<Answer>;
  /** Creates an account and logs in. */
  signUp(): Promise<Person>;
  /** Undefined if the emails of the service cannot be read and none can be sent to it. */
  readonly post?: Post | undefined;
}

/** A service that sends emails, and takes them. */
export type PostTarget = Target & { readonly post: Post };

/** A player with an account. */
export interface Person {
  readonly email: string;
  readonly handle: string;
  readonly password: string;
  readonly refreshToken: string;
  readonly auth: { readonly authorization: string };
}

/** The outcome of an attack: the observation, and whether the service withstood it. */
export interface Outcome {
  readonly held: boolean;
  readonly seen: string;
}

/** One kind of attack. */
export interface Attack {
  readonly name: string;
  /** Whether it needs access to the emails of the service. */
  readonly needsPost?: boolean;
  readonly run: (target: Target) => Promise<Outcome>;
}

/** Returns an attack that reads emails of the service, or writes to it. */
export const byPost = (name: string, run: (target: PostTarget) => Promise<Outcome>): Attack => ({
  name,
  needsPost: true,
  run: async (target) => {
    const { post } = target;
    if (post === undefined) throw new Error('the emails of the service cannot be read');
    return run({ ...target, post });
  },
});

const timeoutMs = 20_000;
/** Longest wait for the answer of a robot, ms. */
const longestAnswerMs = 60_000;
/** Longest wait for a limit, s. */
const longestWait = 61;
let people = 0;

/** Returns the target at an address on loopback. Throws for any other, so that no foreign service is attacked. */
export function targetAt(address: string, post?: Post): Target {
  const url = new URL(address);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname))
    throw new Error(`${url.host} is not on loopback: attack an installation of your own on this machine.`);
  const send: Target['send'] = (method, path, parts = {}) => sendTo(url, method, path, parts);
  return { url, send, signUp: () => signUp(send), post };
}

function sendTo(url: URL, method: string, path: string, { body, headers }: Parts): Promise<Answer> {
  const begin = performance.now();
  const fields = { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers };
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, body: {}, text: '', took: performance.now() - begin });
    const options = {
      hostname: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port,
      method,
      path,
      headers: fields,
    };
    const sent = request({ ...options, timeout: timeoutMs, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', lost);
      answer.on('end', () =>
        resolve(answerOf(answer.statusCode ?? 0, Buffer.concat(chunks).toString(), begin)),
      );
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', lost);
    sent.end(typeof body === 'string' ? body : body && JSON.stringify(body));
  });
}

function answerOf(status: number, text: string, begin: number): Answer {
  const took = performance.now() - begin;
  const isJson = text.startsWith('{') || text.startsWith('[');
  return { status, text, body: bodySchema.parse(isJson ? JSON.parse(text) : {}), took };
}

async function signUp(send: Target['send']): Promise<Person> {
  people += 1;
  const handle = `attack-${Date.now().toString(36)}-${people}`;
  const given = { email: `${handle}@example.org`, password: `four words of ${handle}` };
  const made = await afterWait(() => send('POST', '/v1/accounts', { body: { ...given, handle } }));
  if (made.status !== 201) throw new Error(`no account for the attacker: ${made.status} ${made.text}`);
  const { body } = await afterWait(() => send('POST', '/v1/sessions', { body: given }));
  const { accessToken, refreshToken = '' } = body;
  return { ...given, handle, refreshToken, auth: { authorization: `Bearer ${accessToken}` } };
}

/** Retries after the wait of a rate limit, if it is short, because earlier attacks can have exhausted the limit. */
async function afterWait(attempt: () => Promise<Answer>): Promise<Answer> {
  const answer = await attempt();
  const seconds = answer.body.retryAfter ?? longestWait + 1;
  if (answer.status !== 429 || seconds > longestWait) return answer;
  await pause(seconds * 1_000);
  return attempt();
}

/** How often each status came, such as `200 × 3, 429 × 7`. */
export function countsOf(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} × ${count}`).join(', ');
}

/** The results of `count` requests, all under way at once. */
export function atOnce<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

/** Milliseconds that an innocent client waits for a response. */
export async function innocentMs({ send }: Target): Promise<number> {
  return Math.round((await send('GET', '/healthz')).took);
}

/** A player's game against robots. */
export interface RobotGame {
  readonly id: string;
  /** Makes the first move that is legal. Returns the time until the robots have answered, ms. */
  move(): Promise<number>;
}

const optionsSchema = z
  .object({ version: z.number(), options: z.array(z.object({ decision: z.unknown() })) })
  .catch({ version: 0, options: [] });

/** Starts a game against robots, by default a single one. */
export async function playWithRobot(
  { send }: Target,
  { auth: headers }: Pick<Person, 'auth'>,
  request: object = { robots: ['easy'] },
): Promise<RobotGame> {
  const made = await send('POST', '/v1/games', { body: request, headers });
  const { id } = made.body;
  if (id === undefined) throw new Error(`no game against robots: ${made.status} ${made.text}`);
  const read = async () => {
    const { text } = await send('GET', `/v1/games/${id}/options`, { headers });
    return optionsSchema.parse(JSON.parse(text));
  };
  const myTurn = async (after: number) => {
    const begin = performance.now();
    for (;;) {
      const seen = await read();
      if (seen.version > after && seen.options.length > 0) return seen;
      const waited = performance.now() - begin;
      if (waited > longestAnswerMs) throw new Error('the robots do not answer');
      await pause(Math.max(5, waited / 10));
    }
  };
  let turn = await myTurn(-1);
  const move = async () => {
    const begin = performance.now();
    const { decision } = turn.options[0] ?? {};
    const { status, text } = await send('POST', `/v1/games/${id}/moves`, { body: decision, headers });
    if (status !== 201) throw new Error(`no move: ${status} ${text}`);
    turn = await myTurn(turn.version);
    return performance.now() - begin;
  };
  return { id, move };
}

/**
 * How long another client waits during `flood`, and whether that is acceptable: less than half a second, or on
 * a busy machine at most eight times the normal time.
 */
export async function waitDuring(target: Target, flood: () => Promise<unknown>): Promise<Outcome> {
  const before = Math.max(await innocentMs(target), await innocentMs(target));
  const flooding = flood();
  const during = await innocentMs(target);
  await flooding;
  return {
    held: during < Math.max(500, 8 * before),
    seen: `another client waited ${during} ms, before ${before} ms`,
  };
}
