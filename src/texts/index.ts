export type { EmailTexts } from './email-texts.ts';
export type { Letter } from './email-words.ts';
export type { UsageChoices } from './en/commands.ts';
export { type GameWords, withPlayers } from './game-words.ts';
export {
  addedFor,
  adviceFor,
  emailTextsFor,
  entryText,
  type InLanguage,
  linkTextsFor,
  nameIn,
  optionText,
  plannedText,
  planReason,
  positionFor,
  preferenceText,
  sentencesFor,
  withNamesIn,
  wordsIn,
} from './in-language.ts';
export { LANGUAGES, type Language } from './language-list.ts';
export { inEachLanguage, languageFor, languageNames, textsIn } from './languages.ts';
export type { LessonText, StepText } from './lesson-text.ts';
export type { LessonId, Lessons, LessonTexts } from './lesson-texts.ts';
export type { LinkTexts } from './link-texts.ts';
export { durationIn, formatMoment } from './moment.ts';
export type { RequestEnd, RequestKindName, RequestPeople, RequestTexts } from './request-texts.ts';
export type { ResultTexts } from './result-texts.ts';
export { pointsIn, remarkedName, resignationsIn, winnersIn } from './results.ts';
export type { EntryFacts, Sentence } from './sentences.ts';
export { allSaid, briefFacts, saidOf, type TableOption, warningsOf } from './table-options.ts';
export { sidesOfSegment, tileWords } from './tile-words.ts';
export type { PhaseWords, Words } from './words.ts';
