/** Formats a rating with its confidence interval: `1562 ± 140`. */
export const ratingText = ({
  rating,
  marginOfError,
}: {
  readonly rating: number;
  readonly marginOfError: number;
}): string => `${rating} ± ${marginOfError}`;
