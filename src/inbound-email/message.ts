import type { ParsedEmail } from './parse.ts';

/** An email's envelope: the data from the sending server, as opposed to the content. */
export interface Envelope {
  /** The envelope sender, to whom reports go; empty for reports themselves, undefined if unknown. */
  readonly from: string | undefined;
  readonly to: readonly string[];
  /** The sending server; undefined if unknown, so that SPF has no result. */
  readonly client: { readonly address: string; readonly helo: string } | undefined;
}

/** A received email. */
export interface ReceivedMessage extends ParsedEmail {
  /** Values of a header field by its lower-case name, first to last. */
  header(name: string): readonly string[];
}

/** Returns an email with its header fields by name. */
export const messageOf = (parsed: ParsedEmail): ReceivedMessage => ({
  ...parsed,
  header: (name) => parsed.fields.filter(({ key }) => key === name).map(({ value }) => value),
});
