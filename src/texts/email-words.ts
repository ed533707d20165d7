/** The words of one email. */
export interface EmailWords {
  readonly subject: string;
  /** The first lines: what happened and what the reader may do. */
  readonly lines: readonly string[];
  /** On the button. */
  readonly action?: string;
}
