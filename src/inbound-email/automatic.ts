import type { ReceivedMessage } from './message.ts';

/** Addresses of mail servers and unattended programs. */
const robots =
  /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|donotreply|bounces?|daemon|root)([+@=-]|$)/;

/** Subjects of automatic replies that are not marked otherwise. */
const subjects =
  /^(re: |aw: |r: )?(auto(matic|mated|matische)?[ :-]*(reply|response|antwort)|out of( the)? office|abwesen(d|heit)|abwesenheitsnotiz|risposta automatica|fuori (sede|ufficio)|assente|réponse automatique|absence du bureau|respuesta automática|fuera de la oficina|automatisch antwoord|afwezig|autosvar|away from)/i;

/** Number of forwarding servers above which an email counts as looping. */
const maxHops = 30;

/**
 * Returns why an email was sent automatically and must not be answered (RFC 3834, section 2); undefined if a person wrote
 * it.
 * @param returnPath the envelope sender; empty for reports of mail servers, undefined if unknown
 */
export function automaticBecause(
  message: Pick<ReceivedMessage, 'from' | 'subject' | 'header' | 'fields'>,
  returnPath: string | undefined,
): string | undefined {
  const { from = '', subject, header, fields } = message;
  const sender = returnPath ?? header('return-path')[0];
  const [submitted = 'no'] = header('auto-submitted');
  if (sender === '' || sender === '<>') return 'null sender';
  if (!/^no\b/i.test(submitted)) return 'Auto-Submitted';
  if (header('precedence').some((value) => /^(bulk|list|junk|auto[_-]reply)/i.test(value)))
    return 'Precedence';
  if (fields.some(({ key }) => /^list-(id|unsubscribe|post)$/.test(key))) return 'mailing list';
  if (fields.some(({ key }) => /^x-auto-?(reply|respond|response|generated)(-from)?$/.test(key)))
    return 'automatic answer';
  if (header('content-type').some((value) => /^multipart\/report\b/i.test(value))) return 'report';
  if (robots.test(from)) return 'sender';
  if (header('received').length > maxHops) return 'loop';
  return subjects.test(subject.trim()) ? 'subject' : undefined;
}
