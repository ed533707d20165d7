import type { Language } from '../../texts/index.ts';

const loadsTexts = /<link rel="modulepreload" hreflang="(\w+)"/;

/** Returns the page in a language, with its texts to be loaded at once; its script loads another that was chosen. */
export const withLanguage = (page: string, language: Language): string =>
  page
    .split('\n')
    .filter((line) => (loadsTexts.exec(line)?.[1] ?? language) === language)
    .join('\n')
    .replace('<html lang="en">', `<html lang="${language}">`);
