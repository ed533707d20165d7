import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs, minuteMs } from '../../src/helpers/time-units.ts';
import type { Exchange } from './check-answer.ts';

const target = join(import.meta.dirname, '../../src/http/openapi/answer-examples.json');
const answers: Record<string, unknown> = {};

/** Keeps the first answer of an operation with each status as its example; the description itself needs none. */
export function keepAnswer(operation: string, { status, headers, body }: Exchange): void {
  if (operation === 'getOpenApiDocument') return;
  if (headers['content-type']?.startsWith('application/json') !== true) return;
  answers[`${operation} ${status}`] ??= JSON.parse(String(body));
}

/**
 * Writes the kept answers where the API description reads them, on `npm run openapi:examples`. Every run writes the
 * same: ids, times, secrets and the numbers in names are replaced.
 */
export async function writeAnswers(): Promise<void> {
  if (process.env['WRITE_EXAMPLES'] === undefined) return;
  const examples = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = examples.map(
    ([name, answer]) => `"${name}": ${settled(JSON.stringify(answer, shortened, 2))}`,
  );
  await writeFile(target, `{${texts.join(',\n')}}\n`);
}

/** Two items suffice to show a list. */
const maxItems = 2;
const secret = /^(claim|secret|\w*token|device_code)$/i;
/** Measured values, with plausible numbers for a long game. */
const measured: Readonly<Record<string, unknown>> = {
  time: { total: 5_400_000, median: 1_800_000, longest: { seq: 1, milliseconds: 3_600_000 } },
  iat: 1_772_357_400,
  exp: 1_772_358_300,
  client_id_issued_at: 1_772_357_400,
  bytes: 3021,
};

function shortened(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems);
  if (typeof value === 'string' && secret.test(key)) return `${/^(\w+_|eyJ)/.exec(value)?.[0] ?? ''}…`;
  return measured[key] ?? value;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const isoTime = /20\d\d-\d\d-\d\dT[\d:.]+(?=Z|\+00:00)/g;
/** Hashes and keys: letters with digits, in base 16 or in both cases. */
const opaque =
  /\b((?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{16,}|(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,})\b/g;
/** Parts of names and codes that are random or counted. */
const drawn: readonly (readonly [RegExp, string])[] = [
  [/\b(mira|ole|nina|lars|ida|rosa|nora|nils|bot|app|spring-club)-\d+\b/gi, '$1'],
  [/\b(mira-irc|mira|nora)-[0-9a-z]{6}\b/g, '$1-h3kqpn'],
  [/(?<="invitation": ")[\w-]+/g, 'ZkgtfNzOUgkzG-aq'],
  [/\b(robot-\w+)-\d+\b/g, '$1-1'],
  [/\w+ \(robot\)/g, 'Bruno (robot)'],
  [/\b[B-Z]{4}-[B-Z]{4}\b/g, 'WDJB-MJHT'],
  [/\b[0-9a-z]{4}(-[0-9a-z]{4}){3}\b/g, '7k2m-x0qd-94hs-b6tz'],
  [/"(\d+-[\d.]+)-[\w-]{8}"/g, '"$1-NE2JxmMC"'],
  [/(?<=\/claim\/)[\w.-]+/g, 'eyJwbGF5ZXIi'],
  [/(?<=")20\d\d-\d\d(?=\.ndjson|")/g, '2026-03'],
  [/#[0-9a-f]{5}\b/g, '#09ed0'],
  [/"count": \d+(?=,\s+"games")/g, `"count": ${maxItems}`],
];
const began = Date.now();
const start = Date.UTC(2026, 2, 1, 9, 30);
const stepMs = 15 * minuteMs;

/**
 * Replaces run-dependent parts of an answer. Times since the start of the run become quarters of an hour after
 * `start`.
 */
function settled(text: string): string {
  const shifted = (time: string) => {
    const since = Date.parse(`${time}Z`) - began;
    const isOfRun = since > -7 * dayMs;
    return isOfRun ? new Date(start + Math.floor(since / stepMs) * stepMs).toISOString().slice(0, -1) : time;
  };
  const ids = [...new Set(text.match(uuid))];
  const keys = [...new Set(text.match(opaque))];
  const known = text.replace(isoTime, shifted).replace(opaque, (key) => standIn(key, keys.indexOf(key)));
  return drawn
    .reduce((whole, [pattern, replacement]) => whole.replace(pattern, replacement), known)
    .replace(uuid, (id) => `01980a3e-7c1d-7a40-9d1a-${String(ids.indexOf(id) + 1).padStart(12, '0')}`);
}

/** Returns a text as long as a hash or key and of the same kind, which depends only on its number. */
function standIn(key: string, index: number): string {
  const encoding = /^[0-9a-f]+$/.test(key) ? 'hex' : 'base64url';
  const digest = createHash('shake256', { outputLength: key.length }).update(String(index)).digest(encoding);
  return digest.slice(0, key.length);
}
