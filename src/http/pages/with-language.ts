import type { Language } from '../../texts/index.ts';

/** Returns the page with the texts of one language to be loaded at once; its script loads another that was chosen. */
export const withLanguage = (page: string, language: Language): string =>
  page.replaceAll(/ *<link rel="modulepreload" hreflang="(\w+)"[^>]*>\n/g, (link, of) =>
    of === language ? link : '',
  );
