/** What the sending server said about an email apart from its content. */
export interface Envelope {
  /** The sender in the envelope, where reports go; empty for reports themselves, undefined if it is not known. */
  readonly from: string | undefined;
  readonly to: readonly string[];
  /** The server that brought it; undefined where that is not known, so that SPF says nothing. */
  readonly client: { readonly address: string; readonly helo: string } | undefined;
}
