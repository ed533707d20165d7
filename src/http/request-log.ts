import type { FastifyRequest } from 'fastify';
import type { Log } from '../deps.ts';

/** What signed links look like, and the codes of invitations. */
const secrets = [/[\w-]{8,}\.[\w-]{32}(?![\w-])/g, /(?<=[?&]invitation=)[^&]*/g];

/** The log as requests write it: with their addresses, but without what would open a door to whoever reads it. */
export function requestLog(log: Log): Log {
  return log.child({}, { serializers: { req: described } });
}

function described({ method, url, ip }: FastifyRequest): object {
  return { method, url: secrets.reduce((text, secret) => text.replace(secret, '…'), url), remoteAddress: ip };
}
