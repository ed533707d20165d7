import { type ReportReason, reportReasons } from '../db/people/reports.ts';
import { type Language, textsIn } from '../texts/index.ts';

export { type ReportReason, reportReasons } from '../db/people/reports.ts';

/** A reason for a report as people choose it. */
export interface ReasonView {
  readonly reason: ReportReason;
  readonly title: string;
  readonly help: string;
}

/** Returns the reasons for reports in a language, in the order in which to offer them. */
export function listReasons(language: Language): ReasonView[] {
  const { reports } = textsIn(language);
  return reportReasons.map((reason) => ({
    reason,
    title: reports[reason].title,
    help: reports[reason].help,
  }));
}
