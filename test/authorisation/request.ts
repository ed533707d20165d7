import type { PlacedOperation } from '../contract/document.ts';
import type { TestApp } from '../support/app.ts';
import type { CallerKind } from './callers.ts';
import type { Scene } from './scene.ts';

const nowhere = '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11';
const parameters: Readonly<Record<string, string>> = {
  seq: '1',
  seat: '1',
  handle: 'nobody-here',
  provider: 'irc',
  externalId: 'mira',
  claim: 'nonsense',
  name: 'validation',
  lesson: 'road',
};
/** Problems that say who may do something; every other answer shows that the caller got in. */
const authorisation =
  /^(unauthenticated|insufficient-scope|log-in-required|not-your-player|player-claimed|not-owner|not-organiser|not-seated|banned|(game|token|app|webhook|external-player|session|passkey|push-subscription|match|pool-wait|standing-table|club)-not-found)$/;

/** Sends an operation with the example of its description. Returns what kept the caller out, or `in`. */
export async function outcomeOf(
  { url }: TestApp,
  scene: Scene,
  { method, path, requestBody }: PlacedOperation,
  caller: CallerKind,
  visibility: 'private' | 'public',
): Promise<string> {
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  const disconnected = new AbortController();
  const response = await fetch(url + pathIn(scene, path, visibility), {
    method,
    headers: { ...scene.callers[caller], ...(example && { 'content-type': 'application/json' }) },
    body: example ? JSON.stringify(example.value) : null,
    signal: disconnected.signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream ? '' : await response.text();
  disconnected.abort();
  return outcome(response.status, response.headers.get('content-type') ?? '', text);
}

function outcome(status: number, type: string, text: string): string {
  if (status >= 500) return `${status} ${text}`;
  if (!type.startsWith('application/problem+json')) return 'in';
  const name = String(JSON.parse(text).type).replace('/problems/', '');
  return authorisation.test(name) ? name : 'in';
}

function pathIn({ games, things }: Scene, path: string, visibility: 'private' | 'public'): string {
  const thing = Object.entries(things).find(([start]) => path.startsWith(start))?.[1];
  const id = path.startsWith('/v1/games/') ? games[visibility] : (thing ?? nowhere);
  const inner = things[path.slice(0, path.lastIndexOf('{'))] ?? nowhere;
  return path.replace(/\{(id|club)\}/, id).replace(/\{(\w+)\}/g, (_, name) => parameters[name] ?? inner);
}
