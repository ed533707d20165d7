/** Every language that players are spoken to in, by service and page. */
export const LANGUAGES = ['en', 'it', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether a text names a language. */
export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
