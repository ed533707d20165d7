import type { Locale } from './texts.ts';

/** The commands that the bots carry out themselves, in addition to those that the service understands. */
export type BotCommand =
  | { readonly type: 'language'; readonly locale: Locale | undefined }
  /** `-`: none. */
  | { readonly type: 'here'; readonly game: string };

const LOCALES: Readonly<Record<string, Locale>> = {
  en: 'en',
  english: 'en',
  inglese: 'en',
  it: 'it',
  italian: 'it',
  italiano: 'it',
};

/** Reads `language it`, `here #3f9ac` and `here -`, in English or Italian; undefined for what the service reads. */
export function parseBotCommand(text: string): BotCommand | undefined {
  const [word = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  const [argument = ''] = rest;
  switch (word) {
    case 'language':
    case 'lingua':
      return { type: 'language', locale: LOCALES[argument] };
    case 'here':
    case 'qui':
      return /^(?:#[0-9a-f-]+|-)$/.test(argument) ? { type: 'here', game: argument } : undefined;
    default:
      return undefined;
  }
}
