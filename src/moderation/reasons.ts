import { pick } from '../helpers/pick.ts';
import { type Language, textsIn } from '../texts/index.ts';
import { ReportReason } from './store/reports.ts';

export { ReportReason };

/** Returns the reasons for reports in a language, in display order. */
export const listReasons = (language: Language) =>
  Object.values(ReportReason).map((reason) => ({
    reason,
    ...pick(textsIn(language).reports[reason], 'title', 'help'),
  }));
