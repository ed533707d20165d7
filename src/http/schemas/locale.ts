import { z } from 'zod';
import { languageNames } from '../../texts/index.ts';

export const locale = z
  .string()
  .min(2)
  .max(35)
  .refine(isLocale, 'A locale is a BCP 47 tag such as en or pt-BR.')
  .describe(
    `BCP 47 language tag. Texts for people are available in ${languageNames()}; other languages get English`,
  )
  .meta({ examples: ['en'] });
export const timeZone = z
  .string()
  .min(1)
  .max(64)
  .refine(isTimeZone, 'A time zone is an IANA name such as Europe/Vienna.')
  .describe('IANA time zone')
  .meta({ examples: ['Europe/Vienna'] });

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
