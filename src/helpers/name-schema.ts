import { z } from 'zod';

/** Scripts whose letters change shape with a joiner between them. */
const joining = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Nko',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
]
  .concat(['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'])
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const emoji = '\\p{Extended_Pictographic}';

/** Joiners between joining letters, and emoji joiners and presentation selectors: invisible, but with a visible effect. */
const meaningful = new RegExp(
  `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])` +
    `|(?<=[${emoji}\\u{1f3fb}-\\u{1f3ff}\\ufe0f])\\u200d(?=${emoji})|(?<=\\p{Emoji})[\\ufe0e\\ufe0f]`,
  'gu',
);

/** Invisible characters, and those that change the direction of the text around them. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const piledMarks = /\p{M}{4}/u;

const isPlain = (text: string) => !invisible.test(text.replace(meaningful, ''));

/**
 * Returns the schema of a name that other people see: at least one visible character, none that is invisible or changes
 * the text direction, and no stacks of accents that spill over other lines.
 */
export const nameSchema = (most: number) =>
  z
    .string()
    .normalize('NFC')
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'A name has no control characters.')
    .trim()
    .min(1)
    .refine(isPlain, 'A name has no invisible characters and none that turn the direction of the text.')
    .refine((text) => visible.test(text), 'A name has at least one visible character.')
    .refine((text) => !piledMarks.test(text), 'A character of a name has at most three accents.');
