/** Returns a rating with its doubt: `1562 ± 140`. */
export const ratingText = ({ rating, doubt }: { readonly rating: number; readonly doubt: number }): string =>
  `${rating} ± ${doubt}`;
