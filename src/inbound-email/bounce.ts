import type { ReceivedMessage } from './message.ts';

/** A report about an undelivered email. */
export interface Bounce {
  /** True if the address will never accept email, false if the failure may be temporary. */
  readonly isLasting: boolean;
  /** The address that failed, in lower case, if the report names it. */
  readonly recipient: string | undefined;
  /** The other server's response, in one line. */
  readonly reason: string;
}

/** Maximum length of a stored reason, in characters. */
const longestReason = 300;

/**
 * Parses a mail server's report (RFC 3464). Returns undefined if it reports no failure but, for example, a delay or a
 * delivery.
 */
export function bounceIn({ deliveryStatus }: Pick<ReceivedMessage, 'deliveryStatus'>): Bounce | undefined {
  if (deliveryStatus === undefined) return undefined;
  const blocks = deliveryStatus
    .slice(0, 20_000)
    .replace(/\r\n/g, '\n')
    .split(/\n{2,}/);
  const failed = blocks.map(fieldsOf).find((fields) => /^failed\b/i.test(fields.get('action') ?? ''));
  if (failed === undefined) return undefined;
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0] ?? '';
  const [, recipient] =
    /^(?:rfc822|utf-8)\s*;\s*<?([^<>\s]+@[^<>\s]+)>?/i.exec(failed.get('final-recipient') ?? '') ?? [];
  const said = (failed.get('diagnostic-code') ?? '').replace(/^[\w-]+\s*;\s*/, '');
  return {
    // A full mailbox is temporary.
    isLasting: status.startsWith('5.') && status !== '5.2.2',
    recipient: recipient?.toLowerCase(),
    reason: (said || status || 'The other mail server gave no reason.').slice(0, longestReason),
  };
}

/** Returns the fields of a block by name, unfolded and printable. */
function fieldsOf(block: string): Map<string, string> {
  const lines = block.replace(/\n[ \t]+/g, ' ').split('\n');
  const fields = lines.map((line) => /^([\w-]+):\s*(.*)$/.exec(line) ?? []);
  return new Map(
    fields.map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replace(/(?:\P{ASCII}|\p{Cc})+/gu, ' ').trim(),
    ]),
  );
}
