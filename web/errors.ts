import { Refused } from './api/client.ts';
import { t } from './i18n/index.ts';

/** A refusal in words of the reader's language where the page has them, else in those of the service. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof Refused)) return t().problems['unknown'] ?? '';
  const faults = Array.isArray(error.body['errors']) ? (error.body['errors'] as { detail?: string }[]) : [];
  const details = faults.map(({ detail }) => detail).filter((detail) => detail !== undefined);
  if (error.kind === 'validation' && details.length > 0) return details.join(' ');
  return t().problems[error.kind] ?? (error.message || (t().problems['unknown'] ?? ''));
}
