import type { ParsedEmail } from './parse.ts';

/** An email's envelope: the facts from the sending server, apart from the content. */
export interface Envelope {
  /** The sender in the envelope, where reports go; empty for reports themselves, undefined if it is not known. */
  readonly from: string | undefined;
  readonly to: readonly string[];
  /** The server that brought it; undefined where that is not known, so that SPF says nothing. */
  readonly client: { readonly address: string; readonly helo: string } | undefined;
}

/** An email as it came in. */
export interface ReceivedMessage extends ParsedEmail {
  /** Values of a header field by its name in lower case, first to last. */
  header(name: string): readonly string[];
}

/** Returns an email with its header fields by name. */
export const messageOf = (parsed: ParsedEmail): ReceivedMessage => ({
  ...parsed,
  header: (name) => parsed.fields.filter(({ key }) => key === name).map(({ value }) => value),
});
