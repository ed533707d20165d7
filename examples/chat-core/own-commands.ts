/** What the bots do themselves, beside what the service understands. */
export type OwnCommand =
  | { readonly type: 'language'; readonly locale: 'en' | 'it' | undefined }
  /** `-`: none. */
  | { readonly type: 'here'; readonly game: string };

const LANGUAGES: Readonly<Record<string, 'en' | 'it'>> = {
  en: 'en',
  english: 'en',
  inglese: 'en',
  it: 'it',
  italian: 'it',
  italiano: 'it',
};

/** Reads `language it`, `here #3f9ac` and `here -`, in English or Italian. Undefined: it is for the service. */
export function ownCommand(text: string): OwnCommand | undefined {
  const [word = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  const [argument = ''] = rest;
  switch (word) {
    case 'language':
    case 'lingua':
      return { type: 'language', locale: LANGUAGES[argument] };
    case 'here':
    case 'qui':
      return /^(?:#[0-9a-f-]+|-)$/.test(argument) ? { type: 'here', game: argument } : undefined;
    default:
      return undefined;
  }
}
