/** Embeddings, overrides and isolates (UAX 9): they turn the direction of all that follows in a line. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text without what turns the direction of others; the marks that Arabic and Hebrew need stay. */
export const withoutTurning = (text: string): string => text.replaceAll(turning, '');
