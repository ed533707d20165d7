import type { FastifyRequest } from 'fastify';
import type { Log } from '../deps.ts';

/** Matches signed links and the codes of invitations. */
const secrets = [/[\w-]{8,}\.[\w-]{32}(?![\w-])/g, /(?<=[?&]invitation=)[^&]*/g];

/** Returns a log for requests: with their addresses, but without secrets that would give its readers access. */
export function requestLog(log: Log): Log {
  return log.child({}, { serializers: { req: described } });
}

function described({ method, url, ip }: FastifyRequest): object {
  return { method, url: secrets.reduce((text, secret) => text.replace(secret, '…'), url), remoteAddress: ip };
}
