/** A reason for a report, as people choose it. */
export interface ReportReasonText {
  readonly title: string;
  /** An explanation of the cases that belong here and those that do not. */
  readonly help: string;
  /** Words that people may type for it, plain: lower case, no accents. */
  readonly words: readonly string[];
}

/** The reasons for reports, worded to help players choose the right one. */
export type ReportTexts = Readonly<
  Record<'harassment' | 'spam' | 'impersonation' | 'cheating' | 'stalling' | 'other', ReportReasonText>
>;
