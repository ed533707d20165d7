import { z } from 'zod';
import { text, whole } from './types.ts';

/** The server that authenticates senders of emails: this service, the mail server in front of it, or none. */
export type SenderCheck = 'verify' | 'trust' | 'none';

/** The settings for received emails. */
export interface InboundEmail {
  /** The domain of reply addresses; defaults to that of the sender address. */
  readonly domain: string | undefined;
  /** The port of the receiving server; undefined if there is none, 0 for any free port. */
  readonly port: number | undefined;
  readonly host: string;
  /** Certificate and key for STARTTLS, as paths of PEM files; undefined to disable it. */
  readonly tls: { readonly certificate: string; readonly key: string } | undefined;
  /** The secret (`whsec_…`) that signs emails posted to the API; undefined to accept none. */
  readonly secret: string | undefined;
  readonly senderCheck: SenderCheck;
  /** The name with which a trusted mail server writes `Authentication-Results` (RFC 8601). */
  readonly trustedServer: string | undefined;
}

/** The environment variables for received emails. */
export const inboundEmailVariables = {
  MAIL_IN_PORT: whole(0, 65535)
    .optional()
    .describe('a port on which emails are received, such as 2525 (0 = any free port)'),
  MAIL_IN_HOST: text().default('127.0.0.1').describe('an address on which MAIL_IN_PORT listens'),
  MAIL_IN_DOMAIN: text()
    .regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/i)
    .optional()
    .describe('the domain of the reply addresses, such as play.carcassonne.example'),
  MAIL_IN_SECRET: text()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}=*$/)
    .optional()
    .describe('the secret that signs emails posted to the API: whsec_ and at least 24 bytes in base64'),
  MAIL_IN_CHECK: z
    .enum(['verify', 'trust', 'none'])
    .default('verify')
    .describe(
      'verify (DKIM, SPF and DMARC are checked here), trust (MAIL_IN_TRUSTED_SERVER has checked them) or none',
    ),
  MAIL_IN_TRUSTED_SERVER: text()
    .optional()
    .describe(
      'the name in Authentication-Results of the mail server that checks senders, such as mx.example',
    ),
  MAIL_IN_TLS_CERT: text().optional().describe('a file with the certificate for STARTTLS, in PEM'),
  MAIL_IN_TLS_KEY: text().optional().describe('a file with the key of MAIL_IN_TLS_CERT, in PEM'),
};

const variables = z.object(inboundEmailVariables);
type Variables = z.infer<typeof variables>;

/** Returns the settings for received emails; undefined if neither a port nor a secret is set, so that none are received. */
export function inboundEmailFrom(read: Variables): InboundEmail | undefined {
  const { MAIL_IN_PORT: port, MAIL_IN_SECRET: secret } = read;
  const { MAIL_IN_TLS_CERT: certificate, MAIL_IN_TLS_KEY: key } = read;
  if (port === undefined && secret === undefined) return undefined;
  return {
    domain: read.MAIL_IN_DOMAIN?.toLowerCase(),
    port,
    host: read.MAIL_IN_HOST,
    tls: certificate && key ? { certificate, key } : undefined,
    secret,
    senderCheck: read.MAIL_IN_CHECK,
    trustedServer: read.MAIL_IN_TRUSTED_SERVER?.toLowerCase(),
  };
}

/** Returns the fault of individually valid settings that don't fit together, in a sentence. */
export function faultInInboundEmail(read: Variables): string | undefined {
  if ((read.MAIL_IN_TLS_CERT === undefined) !== (read.MAIL_IN_TLS_KEY === undefined)) {
    return 'MAIL_IN_TLS_CERT and MAIL_IN_TLS_KEY must be set together.';
  }
  return read.MAIL_IN_CHECK === 'trust' && read.MAIL_IN_TRUSTED_SERVER === undefined
    ? 'MAIL_IN_TRUSTED_SERVER must be set with MAIL_IN_CHECK=trust.'
    : undefined;
}
