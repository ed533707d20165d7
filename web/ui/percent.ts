import { language } from '../i18n/index.ts';

/** Writes a number of percent in the reader's language. */
export const percentText = (percent: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(percent / 100);
