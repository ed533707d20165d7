import { Webhook } from 'standardwebhooks';
import { inboundEmail } from './settings.ts';

/** The headers with which an operator's mail server delivers an email. */
export function signedEmail(raw: string, secret = inboundEmail.secret ?? ''): Record<string, string> {
  const at = new Date();
  return {
    'content-type': 'message/rfc822',
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, raw),
  };
}
