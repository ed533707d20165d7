/** Reasons for which this expansion's rules refuse a decision. */
export const REASONS = ['town-entry', 'redeployment'] as const;
export type Reason = (typeof REASONS)[number];
