import { useEffect, useState } from 'preact/hooks';
import type { RulesTexts } from '../i18n/en/rules.ts';
import { type Language, language } from '../i18n/index.ts';

/** The rules in each language, loaded on demand. */
const RULES: Readonly<Record<Language, () => Promise<RulesTexts>>> = {
  en: async () => (await import('../i18n/en/rules.ts')).rules,
  it: async () => (await import('../i18n/it/rules.ts')).rules,
  de: async () => (await import('../i18n/de/rules.ts')).rules,
};

/** Returns the rules in the reader's language once they are loaded, or the error. */
export function useRulesTexts(): { readonly texts: RulesTexts | undefined; readonly error: unknown } {
  const chosen = language();
  const [loaded, setLoaded] = useState<RulesTexts>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    RULES[chosen]().then(setLoaded, setError);
  }, [chosen]);
  return { texts: loaded, error };
}
