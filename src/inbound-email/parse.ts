import PostalMime, { addressParser, type Email } from 'postal-mime';
import { type Written, writtenIn } from './first-line.ts';
import { formatOf, withoutFormat } from './text-lines.ts';

/**
 * Maximum number of lines, because the parser takes 13 µs for each. The largest email with lines of 30 characters has
 * fewer.
 */
const maxLines = 20_000;
/** Maximum number of lines that can end a part, because the parser is slow with many parts. */
const maxBoundaries = 500;
const longestAuthor = 1_000;
/** Limits of nesting, against hostile senders. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 } as const;

/** The parsed content of an email, which can be passed between threads. */
export interface ParsedEmail {
  /** Address of the only author, in lower case; undefined if there is none, or several. */
  readonly from: string | undefined;
  /** Recipients in the header, in lower case. */
  readonly recipients: readonly string[];
  /** Message-IDs, each with its angle brackets. */
  readonly messageId: string | undefined;
  readonly inReplyTo: readonly string[];
  readonly references: readonly string[];
  readonly subject: string;
  /** The sender's text, without quotations and signatures; undefined if no line is certain to be theirs. */
  readonly written: Written | undefined;
  /** A mail server's report about an undeliverable email (RFC 3464). */
  readonly deliveryStatus: string | undefined;
  /** The header fields, first to last, with lower-case names. */
  readonly fields: readonly { readonly key: string; readonly value: string }[];
}

/** Header fields in which servers record an email's recipient, because forwarding hides it. */
const recipientFields = ['to', 'cc', 'delivered-to', 'x-original-to', 'x-forwarded-to', 'envelope-to'];

/**
 * Parses an email (RFC 5322, MIME).
 * @throws Error if it has too many lines or parts, is nested too deep or its header is too long
 */
export async function parseEmail(raw: Uint8Array): Promise<ParsedEmail> {
  const bytes = Buffer.from(raw).toString('latin1');
  const lines = bytes.split('\n', maxLines + 1);
  if (lines.length > maxLines) throw new Error('The email has too many lines.');
  if (lines.filter((line) => line.startsWith('--')).length > maxBoundaries)
    throw new Error('The email has too many parts.');
  // The parser would join flowed lines, including those of an announcement with the sender's text.
  const unflowed = Buffer.from(withoutFormat(bytes), 'latin1');
  const email = await PostalMime.parse(unflowed, { ...limits, forceRfc822Attachments: true });
  const header = (name: string) =>
    email.headers.filter(({ key }) => key === name).map(({ value }) => value.trim());
  return {
    from: authorOf(header('from')),
    recipients: recipientFields.flatMap(header).flatMap(addressesIn),
    messageId: idsIn(header('message-id'))[0],
    inReplyTo: idsIn(header('in-reply-to')),
    references: idsIn(header('references')),
    subject: email.subject ?? '',
    written: writtenIn(email, formatOf(bytes)),
    deliveryStatus: deliveryStatusOf(email),
    fields: email.headers.map(({ key, value }) => ({ key, value: value.trim() })),
  };
}

/** Returns the addresses of a header field, in lower case. */
export function addressesIn(field: string): string[] {
  const all = addressParser(field.slice(0, 10_000), { flatten: true });
  return all.flatMap(({ address }) => (address === undefined ? [] : [address.trim().toLowerCase()]));
}

/** Several authors, several author fields, groups and very long fields are attempts to make programs disagree. */
function authorOf([field = '', ...others]: readonly string[]): string | undefined {
  if (others.length > 0 || field.length > longestAuthor) return undefined;
  const [only, ...more] = addressParser(field);
  return more.length > 0 ? undefined : only?.address?.trim().toLowerCase();
}

/** Message-IDs are copied into headers, so nothing else is accepted. */
const idsIn = (fields: readonly string[]): string[] =>
  fields.flatMap((field) => field.slice(0, 10_000).match(/<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>/g) ?? []);

function deliveryStatusOf({ attachments }: Email): string | undefined {
  const part = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  const content = part?.content;
  if (content === undefined || typeof content === 'string') return content;
  return Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content).toString('latin1');
}
