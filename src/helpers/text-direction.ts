/** Embeddings, overrides and isolates (UAX 9), which change the direction of the rest of a line. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text without characters that change other text's direction; the marks that Arabic and Hebrew need stay. */
export const withoutTurning = (text: string): string => text.replaceAll(turning, '');
