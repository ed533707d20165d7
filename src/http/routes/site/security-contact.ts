import type { FastifyInstance } from 'fastify';
import { dayMs } from '../../../helpers/time-units.ts';
import type { Deps } from '../../../platform/deps.ts';
import { LANGUAGES } from '../../../texts/index.ts';

/** Validity of the file, ms; RFC 9116 recommends less than a year. */
const validMs = 180 * dayMs;

/** `/.well-known/security.txt`: where to report vulnerabilities (RFC 9116). */
export function serveSecurityContact(app: FastifyInstance, { config, clock }: Deps): void {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const { publicUrl, securityContact } = config;
    const contact = securityContact ?? `mailto:security@${new URL(publicUrl).hostname}`;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(clock().getTime() + validMs).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
