import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Log } from '../platform/log-output.ts';

/**
 * Matches signed links, invitation codes, codes shown by apps, and app callback parameters. The look-behind keeps it
 * linear: each run is tried once.
 */
const secrets = [
  /(?<![\w-])[\w-]{8,}\.[\w-]{32}(?![\w-])/g,
  /(?<=[?&](?:invitation|code|user_code|state)=)[^&]*/g,
];

/** Maximum length of a logged address. */
const longestUrl = 2000;

/** Returns a log for requests: with their addresses, but without secrets that give access. */
export function requestLog(log: Log): Log {
  return log.child({}, { serializers: { req: described } });
}

/** Logs each request once, at its end; logging its start as well would cost as much as the rules of a decision. */
export class OneLineEach extends LogController {
  override incomingRequest(): void {
    // The line at its end contains everything.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...facts, err: error }, 'request errored');
    else reply.log.info(facts, 'request completed');
  }
}

/** Returns the log of one request, with the id of its game. */
export function requestChildLog<Child extends { child(bindings: object, options?: object): Child }>(
  log: Child,
  bindings: object,
  options: object,
  { url = '' }: { readonly url?: string | undefined },
): Child {
  const [, game] = /^\/v1\/games\/([\da-f]{8}-[\da-f-]{27})(?![\w-])/.exec(url) ?? [];
  return log.child(game === undefined ? bindings : { ...bindings, game }, options);
}

function described({ method, url, ip }: FastifyRequest): object {
  const redacted = secrets.reduce((text, secret) => text.replace(secret, '…'), url);
  return { method, url: redacted.slice(0, longestUrl), remoteAddress: ip };
}
