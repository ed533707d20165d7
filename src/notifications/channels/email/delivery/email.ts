/** A table of numbers, with a column per head and a row per name. */
export interface EmailTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: (string | number)[]])[];
}

/** The content of an email, before it is rendered as text and HTML. */
export interface Email {
  readonly to: string;
  /** True if the address is not confirmed. */
  readonly isToStranger: boolean;
  readonly language: string;
  /** Its own subject. */
  readonly subject: string;
  /**
   * The common subject of all emails of its thread, which threading mail programs need; the email then starts with its
   * own subject.
   */
  readonly thread?: string | undefined;
  readonly hello: string;
  readonly lines: readonly string[];
  /** True if the lines are a drawing in characters that needs a monospaced font. */
  readonly isDrawn?: boolean | undefined;
  /** The reader's options, and how to answer. */
  readonly choices?: readonly string[] | undefined;
  /** Their title, below a button for the same decision. */
  readonly orAnswer?: string | undefined;
  /** More links, one per line. */
  readonly items?: readonly { readonly text: string; readonly link: string }[];
  readonly action?: { readonly text: string; readonly link: string } | undefined;
  /** The alternative to `action`. */
  readonly otherAction?: { readonly text: string; readonly link: string } | undefined;
  /** The same link for browsers without scripts. */
  readonly withoutScripts?: { readonly text: string; readonly link: string } | undefined;
  readonly picture?: { readonly jpeg: Uint8Array; readonly alt: string } | undefined;
  readonly table?: EmailTable | undefined;
  readonly footer?: string | undefined;
  readonly unsubscribe?: { readonly text: string; readonly link: string } | undefined;
  readonly messageId: string;
  /** Message-IDs of the previous emails of its thread, the most recent last. */
  readonly follows?: readonly string[] | undefined;
  /** Address for replies; undefined for the sender's. */
  readonly replyTo?: string | undefined;
  /** Address to which it bounces. */
  readonly returnTo?: string | undefined;
  /** True if it replies to an email (RFC 3834). */
  readonly isAnswer?: boolean | undefined;
}
