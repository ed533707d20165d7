import type { ParsedEmail } from './parse.ts';

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
