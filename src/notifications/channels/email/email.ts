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
  readonly subject: string;
  readonly hello: string;
  readonly lines: readonly string[];
  /** Further links, one per line. */
  readonly items?: readonly { readonly text: string; readonly link: string }[];
  readonly action?: { readonly text: string; readonly link: string } | undefined;
  readonly picture?: { readonly png: Uint8Array; readonly alt: string } | undefined;
  readonly table?: EmailTable | undefined;
  readonly footer?: string | undefined;
  readonly unsubscribe?: { readonly text: string; readonly link: string } | undefined;
  readonly messageId: string;
  /** Message-ID of the first email of its thread. */
  readonly root?: string | undefined;
}
