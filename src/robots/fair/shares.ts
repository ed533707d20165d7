import type { Survey } from './survey.ts';

/** Returns how many times a seat gets the points of a feature: by majority, or for every follower (R-OWN-3, R-OWN-6). */
export function shareOf(survey: Survey, feature: number, seat: number): number {
  return shareOfBoth(survey, feature, feature, seat);
}

/** The same for two joined features; the same feature twice counts as itself. */
export function shareOfBoth(survey: Survey, one: number, other: number, seat: number): number {
  if (survey.eachMeeple) return countOn(survey, survey.followers, one, other, seat);
  const strength = countOn(survey, survey.strength, one, other, seat);
  if (strength === 0) return 0;
  for (let rival = 0; rival < survey.seats; rival++) {
    if (countOn(survey, survey.strength, one, other, rival) > strength) return 0;
  }
  return 1;
}

function countOn(
  { pieces, seats }: Survey,
  column: Int8Array | Int16Array,
  one: number,
  other: number,
  seat: number,
): number {
  const first = pieces[one] === 0 ? 0 : column[one * seats + seat];
  return one === other || pieces[other] === 0 ? first : first + column[other * seats + seat];
}
