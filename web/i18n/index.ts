export type { Texts } from './en.ts';
export { formatDay, formatTime } from './format-time.ts';
export {
  chooseLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
  language,
  startLanguage,
  t,
  useLanguage,
} from './language.ts';
