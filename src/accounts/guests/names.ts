import { randomInt } from 'node:crypto';
import { languageFor, textsIn } from '../../texts/index.ts';
import { guestPrefix } from '../profile/reserved-names.ts';

/** No letter looks like a digit or another letter. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const handleLength = 8;

/** Returns a handle for a guest, such as `guest-k3f9x2ma`: one of 850 thousand million. */
export function guestHandle(): string {
  return (
    guestPrefix + Array.from({ length: handleLength }, () => letters[randomInt(letters.length)]).join('')
  );
}

/** Returns a name for a guest in the language of a locale, such as `Wandering Heron`. Several guests may have it. */
export function guestName(locale: string): string {
  const { first, second } = textsIn(languageFor(locale)).guestNames;
  return `${oneOf(first)} ${oneOf(second)}`;
}

const oneOf = (words: readonly string[]) => words[randomInt(words.length)] ?? '';
