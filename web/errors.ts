import { Refused } from './api/client.ts';
import { moreIfThere, t } from './i18n/index.ts';

/** Says what went wrong: in the reader's language where the page has words for it, or else as the service does. */
export function sentenceFor(error: unknown): string {
  const more = moreIfThere();
  const words = { ...t().problems, ...more?.problems };
  const unknown = words['unknown'] ?? '';
  if (!(error instanceof Refused)) return unknown;
  if (error.kind === 'validation') return faultsOf(error).join(' ') || error.message;
  const { handle } = error.body;
  const named = error.kind === 'player-not-found' && typeof handle === 'string' ? handle : undefined;
  if (more !== undefined && named !== undefined) return more.site.noSuchPlayer(named);
  return words[error.kind] ?? (error.message || unknown);
}

/** Lists what is wrong with the members of a request. */
function faultsOf({ body }: Refused): string[] {
  const faults: unknown = body['errors'];
  if (!Array.isArray(faults)) return [];
  return faults.map(({ detail }: { detail?: string }) => detail ?? '').filter((detail) => detail !== '');
}
