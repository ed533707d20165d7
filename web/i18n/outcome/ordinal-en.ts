/** Returns a place in English: `1st`. Games have six seats at most. */
export const ordinal = (place: number): string => `${place}${{ 1: 'st', 2: 'nd', 3: 'rd' }[place] ?? 'th'}`;
