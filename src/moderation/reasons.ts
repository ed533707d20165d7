import { pick } from '../helpers/pick.ts';
import { type Language, textsIn } from '../texts/index.ts';
import { reportReasons } from './store/reports.ts';

export { type ReportReason, reportReasons } from './store/reports.ts';

/** Returns the reasons for reports in a language, in the order in which to offer them. */
export const listReasons = (language: Language) =>
  reportReasons.map((reason) => ({ reason, ...pick(textsIn(language).reports[reason], 'title', 'help') }));
