/** Returns the id that GitHub generates for a heading: its letters, digits and hyphens, in lower case. */
export const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
