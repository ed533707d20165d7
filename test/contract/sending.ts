import type { Pool } from 'undici';
import type { Exchange } from './check-answer.ts';
import { decompressed } from './decompress.ts';
import type { Request } from './requests.ts';

/** Sends a request unchanged, and reads its answer; for an event stream only the head. */
export async function send(pool: Pool, { method, path, headers, body }: Request): Promise<Exchange> {
  const answer = await pool.request({ method, path, headers, body: body ?? null } as Parameters<
    Pool['request']
  >[0]);
  const fields = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
  );
  const isStream = fields['content-type']?.startsWith('text/event-stream') === true;
  // Leaving a stream is an error of its body, which is no longer read.
  if (isStream) answer.body.on('error', () => {}).destroy();
  const whole = isStream ? undefined : Buffer.from(await answer.body.arrayBuffer());
  const read = whole && decompressed(whole, fields['content-encoding']);
  return { method, url: path, status: answer.statusCode, headers: fields, body: read };
}
