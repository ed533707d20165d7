/** A reason for a report, as people choose it. */
export interface ReportReasonText {
  readonly title: string;
  /** An explanation of what belongs here, and what does not. */
  readonly help: string;
  /** Words that people may type for it, plain: lower case, no accents. */
  readonly words: readonly string[];
}

/** The reasons for which players report others, so worded that they choose right. */
export type ReportTexts = Readonly<
  Record<'harassment' | 'spam' | 'impersonation' | 'cheating' | 'stalling' | 'other', ReportReasonText>
>;
