import { type Locale, WORDS } from './texts.ts';

/** The commands the bots handle themselves, in addition to those of the service. */
export type BotCommand =
  | { readonly type: 'language'; readonly locale: Locale | undefined }
  /** `-` for none. */
  | { readonly type: 'here'; readonly game: string };

/** Parses `language it`, `here #3f9ac` and `here -`, in any language; undefined for commands of the service. */
export function parseBotCommand(text: string): BotCommand | undefined {
  const [word = '', argument = ''] = text.trim().toLowerCase().split(/\s+/);
  if (WORDS.some(({ language }) => language === word))
    return { type: 'language', locale: localeOf(argument) };
  const isHere = WORDS.some(({ here }) => here === word) && /^(?:#[0-9a-f-]+|-)$/.test(argument);
  return isHere ? { type: 'here', game: argument } : undefined;
}

const localeOf = (name: string) =>
  WORDS.find(({ locale, names }) => locale === name || names.includes(name))?.locale;
