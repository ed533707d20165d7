import PostalMime, { addressParser, type Email } from 'postal-mime';
import { type Written, writtenIn } from './first-line.ts';
import { formatOf, withoutFormat } from './text-lines.ts';

/** Most lines: the parser takes 13 µs for each. One of the largest size with lines of 30 characters has fewer. */
const maxLines = 20_000;
/** Most lines that could end a part: the parser takes long for many parts. */
const maxBoundaries = 500;
const longestAuthor = 1_000;
/** Bounds for what a hostile sender could nest. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 } as const;

/** The facts in an email's content; they can be passed between threads. */
export interface ParsedEmail {
  /** Address of the only author, in lower case; undefined: there is none, or several. */
  readonly from: string | undefined;
  /** Addresses that the header names as recipients, in lower case. */
  readonly recipients: readonly string[];
  /** Message-IDs, each with its angle brackets. */
  readonly messageId: string | undefined;
  readonly inReplyTo: readonly string[];
  readonly references: readonly string[];
  readonly subject: string;
  /** The sender's words, without quotations and signatures; undefined if no line is certain to be theirs. */
  readonly written: Written | undefined;
  /** The report of a mail server about an email that it could not deliver (RFC 3464). */
  readonly deliveryStatus: string | undefined;
  /** The header fields, first to last, with their names in lower case. */
  readonly fields: readonly { readonly key: string; readonly value: string }[];
}

/** Header fields in which servers note an email's recipient, as forwarding hides it. */
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
  // The parser would join flowed lines, also those of an announcement with the sender's own.
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

/**
 * Several authors, several fields that name one, groups and very long fields are the mark of somebody who wants programs to
 * disagree.
 */
function authorOf([field = '', ...others]: readonly string[]): string | undefined {
  if (others.length > 0 || field.length > longestAuthor) return undefined;
  const [only, ...more] = addressParser(field);
  return more.length > 0 ? undefined : only?.address?.trim().toLowerCase();
}

/** Message-IDs are written into headers again, so nothing else passes. */
const idsIn = (fields: readonly string[]): string[] =>
  fields.flatMap((field) => field.slice(0, 10_000).match(/<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>/g) ?? []);

function deliveryStatusOf({ attachments }: Email): string | undefined {
  const part = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  const content = part?.content;
  if (content === undefined || typeof content === 'string') return content;
  return Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content).toString('latin1');
}
