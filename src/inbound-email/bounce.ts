import type { ReceivedMessage } from './message.ts';

/** A report about an email that came back. */
export interface Bounce {
  /** Whether the address will never take emails, or failed for a passing reason. */
  readonly isLasting: boolean;
  /** The address that failed, in lower case, if the report names it. */
  readonly recipient: string | undefined;
  /** The answer of the other server, in one line. */
  readonly reason: string;
}

/** Longest reason that is kept, in characters. */
const longestReason = 300;

/**
 * Reads the report of a mail server (RFC 3464). Undefined: it reports no failure, as of an email that is only late or
 * was delivered.
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
    // A full mailbox is emptied some day.
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
