import type { InboundEmail } from '../../../src/settings/inbound-email.ts';

/** Settings that accept emails without verifying their senders. */
export const inboundEmail: InboundEmail = {
  domain: 'play.carcassonne.example',
  port: 0,
  host: '127.0.0.1',
  tls: undefined,
  secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  senderCheck: 'none',
  trustedServer: undefined,
};
