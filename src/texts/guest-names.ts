/** Words of which the names of guests are made: one of `first`, then one of `second`. Any two go together. */
export interface GuestNames {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** Returns the words of a text that are separated by blanks or ends of lines. */
export function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/);
}
