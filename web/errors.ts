import { Refused } from './api/client.ts';
import { t } from './i18n/index.ts';

/** Says what went wrong: in the reader's language where the page has words for it, or else as the service does. */
export function sentenceFor(error: unknown): string {
  const words = t().problems;
  const unknown = words['unknown'] ?? '';
  if (!(error instanceof Refused)) return unknown;
  if (error.kind === 'validation') return faultsOf(error).join(' ') || error.message;
  const { handle } = error.body;
  if (error.kind === 'player-not-found' && typeof handle === 'string') return t().site.noSuchPlayer(handle);
  return words[error.kind] ?? (error.message || unknown);
}

/** Lists what is wrong with the members of a request. */
function faultsOf({ body }: Refused): string[] {
  const faults: unknown = body['errors'];
  if (!Array.isArray(faults)) return [];
  return faults.map(({ detail }: { detail?: string }) => detail ?? '').filter((detail) => detail !== '');
}
