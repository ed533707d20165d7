/** How a reason for a report reads where people choose it. */
export interface ReportReasonText {
  readonly title: string;
  /** What belongs here, and what does not. */
  readonly help: string;
  /** What people may type for it, plain: lower case, no accents. */
  readonly words: readonly string[];
}

/** The reasons for which players report others, so worded that they choose right. */
export type ReportTexts = Readonly<
  Record<'harassment' | 'spam' | 'impersonation' | 'cheating' | 'stalling' | 'other', ReportReasonText>
>;
