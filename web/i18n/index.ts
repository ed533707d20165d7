export type { Texts } from './en/index.ts';
export { formatDay, formatTime } from './format-time.ts';
export {
  chooseLanguage,
  language,
  loadMore,
  more,
  moreIfThere,
  startLanguage,
  t,
  useLanguage,
} from './language.ts';
export { isLanguage, LANGUAGES, type Language } from './languages.ts';
