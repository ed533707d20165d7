/** Reasons for which this expansion's rules refuse a decision. */
export const REASONS = ['no-hole', 'wagon-target'] as const;
export type Reason = (typeof REASONS)[number];
