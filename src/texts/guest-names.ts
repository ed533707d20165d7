/** Words for the names of guests: one of `first`, then one of `second`, in any combination. */
export interface GuestNames {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** Returns the words of a text that are separated by blanks or ends of lines. */
export function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/);
}
