/** A table of numbers: a column for each head, a row for each name. */
export interface EmailTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: (string | number)[]])[];
}

/** The content of an email, before it becomes text and HTML. */
export interface Email {
  readonly to: string;
  /** Whether nobody has confirmed the address. */
  readonly isToStranger: boolean;
  readonly language: string;
  /** What it is about. */
  readonly subject: string;
  /** The subject of every email of its thread, as programs that show threads want it; then the email begins with its own. */
  readonly thread?: string | undefined;
  readonly hello: string;
  readonly lines: readonly string[];
  /** Whether the lines are drawn with characters and need a font of equal widths. */
  readonly isDrawn?: boolean | undefined;
  /** What the reader may choose from, and how to answer. */
  readonly choices?: readonly string[] | undefined;
  /** Their title below a button that does the same. */
  readonly orAnswer?: string | undefined;
  /** Further links, one per line. */
  readonly items?: readonly { readonly text: string; readonly link: string }[];
  readonly action?: { readonly text: string; readonly link: string } | undefined;
  /** The answer other than that of `action`. */
  readonly otherAction?: { readonly text: string; readonly link: string } | undefined;
  /** The same way for those whose browser runs no scripts. */
  readonly withoutScripts?: { readonly text: string; readonly link: string } | undefined;
  readonly picture?: { readonly jpeg: Uint8Array; readonly alt: string } | undefined;
  readonly table?: EmailTable | undefined;
  readonly footer?: string | undefined;
  readonly unsubscribe?: { readonly text: string; readonly link: string } | undefined;
  readonly messageId: string;
  /** Message-IDs of the emails that it follows in its thread, the nearest last. */
  readonly follows?: readonly string[] | undefined;
  /** Where answers go; undefined: to the sender. */
  readonly replyTo?: string | undefined;
  /** Where it comes back to if it cannot be delivered. */
  readonly returnTo?: string | undefined;
  /** Whether it answers an email (RFC 3834). */
  readonly isAnswer?: boolean | undefined;
}
