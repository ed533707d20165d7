import { problem } from '../../platform/problems.ts';

const accepted = new Set(['text/event-stream', 'text/*', '*/*']);

/**
 * Refuses a caller who accepts no Server-Sent Events (RFC 9110, section 12.5.1).
 * @throws Problem not-acceptable
 */
export function requireEventStream(accept: string | undefined): void {
  if (accept === undefined || accept.trim() === '') return;
  const isAccepted = accept.split(',').some((item) => {
    const [type = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return accepted.has(type) && !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
  });
  if (!isAccepted) throw problem('not-acceptable', { detail: 'This is a stream of text/event-stream.' });
}
