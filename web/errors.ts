import { Refused } from './api/client.ts';
import { language, moreIfThere, t } from './i18n/index.ts';

/** Says what went wrong: in the reader's language where the page has words for it, or else as the service does. */
export function sentenceFor(error: unknown): string {
  const more = moreIfThere();
  const words = { ...t().problems, ...more?.problems };
  const unknown = words['unknown'] ?? '';
  if (!(error instanceof Refused)) return unknown;
  if (error.kind === 'validation') return faultsText(error);
  const { handle } = error.body;
  const named = error.kind === 'player-not-found' && typeof handle === 'string' ? handle : undefined;
  if (more !== undefined && named !== undefined) return more.site.noSuchPlayer(named);
  return words[error.kind] ?? (error.message || unknown);
}

interface Fault {
  /** JSON Pointer (RFC 6901) of the member. */
  readonly pointer?: string;
  readonly detail?: string;
}

/** Says what to check; in English also what is wrong there, as the service says it. */
function faultsText({ body, message }: Refused): string {
  const given: unknown = body['errors'];
  const faults: readonly Fault[] = Array.isArray(given) ? given : [];
  const details = language() === 'en' ? faults.flatMap(({ detail }) => detail ?? []) : [];
  const words = moreIfThere()?.invalid;
  if (words === undefined) return details.join(' ') || message;
  const names = faults.map(
    ({ pointer = '' }) => words.fields[pointer.split('/').at(-1) ?? ''] ?? words.other,
  );
  return [words.check([...new Set(names)].join(', ') || words.other), ...details].join(' ');
}
