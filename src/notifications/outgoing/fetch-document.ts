import type { Dispatcher } from 'undici';
import { checkUrl, type Reach } from './addresses.ts';
import { receiverLookup } from './resolve.ts';

/** Maximum size of a document, in bytes. */
const maxBytes = 16_384;
/** Time for the whole exchange, ms. */
const timeoutMs = 3_000;

/**
 * Returns the JSON document at a URL from an untrusted source: from public addresses and those of `reach`, without
 * following redirects. Returns undefined if there is none.
 */
export async function fetchDocument(reach: Reach, address: string): Promise<unknown> {
  const { Agent } = await import('undici'); // at its first use, because it would slow down each start
  const connect = { timeout: timeoutMs, lookup: receiverLookup(reach) };
  const agent = new Agent({ connect, maxHeaderSize: 16_384 });
  try {
    return await read(agent, checkUrl(address, reach));
  } catch {
    return undefined; // forbidden, too slow, too long, or no JSON: there is no such document
  } finally {
    await agent.destroy();
  }
}

async function read(dispatcher: Dispatcher, { origin, pathname, search }: URL): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { accept: 'application/json' };
  const request = { method: 'GET', origin, path: pathname + search, headers, signal } as const;
  const { statusCode, headers: fields, body } = await dispatcher.request(request);
  if (statusCode !== 200 || !/^application\/([\w.-]+\+)?json\b/.test(String(fields['content-type'])))
    return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
