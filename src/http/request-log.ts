import type { FastifyRequest } from 'fastify';
import type { Log } from '../deps.ts';

/** Matches signed links and the codes of invitations. The look-behind keeps it linear: each run is tried once. */
const secrets = [/(?<![\w-])[\w-]{8,}\.[\w-]{32}(?![\w-])/g, /(?<=[?&]invitation=)[^&]*/g];

/** Most characters of an address that are logged. */
const longestUrl = 2000;

/** Returns a log for requests: with their addresses, but without secrets that would give its readers access. */
export function requestLog(log: Log): Log {
  return log.child({}, { serializers: { req: described } });
}

function described({ method, url, ip }: FastifyRequest): object {
  const redacted = secrets.reduce((text, secret) => text.replace(secret, '…'), url);
  return { method, url: redacted.slice(0, longestUrl), remoteAddress: ip };
}
