import { language } from '../i18n/index.ts';

/** Formats a percentage in the reader's language. */
export const percentText = (percent: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(percent / 100);
