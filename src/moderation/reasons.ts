import { reportReasons } from '../db/people/reports.ts';
import { pick } from '../helpers/pick.ts';
import { type Language, textsIn } from '../texts/index.ts';

export { type ReportReason, reportReasons } from '../db/people/reports.ts';

/** Returns the reasons for reports in a language, in the order in which to offer them. */
export const listReasons = (language: Language) =>
  reportReasons.map((reason) => ({ reason, ...pick(textsIn(language).reports[reason], 'title', 'help') }));
