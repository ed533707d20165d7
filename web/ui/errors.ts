import { Refused } from '../api/client.ts';
import { language, moreIfThere, t } from '../i18n/index.ts';

/** Problems with many causes, for which the service's English detail is added. */
const SAYS_MORE: ReadonlySet<string> = new Set(['invalid-setup', 'not-undoable', 'plan-not-applicable']);

/** Describes an error in the reader's language; if the page has no text for it, in the service's English. */
export function sentenceFor(error: unknown): string {
  const more = moreIfThere();
  const words = { ...t().problems, ...more?.problems };
  const unknown = words['unknown'] ?? '';
  if (!(error instanceof Refused)) return unknown;
  if (error.kind === 'validation') return faultsText(error);
  const { handle } = error.body;
  const named = error.kind === 'player-not-found' && typeof handle === 'string' ? handle : undefined;
  if (more !== undefined && named !== undefined) return more.site.noSuchPlayer(named);
  const { reason } = error.body;
  const said = language() === 'en' ? error.message : '';
  if (said !== '' && SAYS_MORE.has(error.kind)) return said;
  return more?.problemReasons[String(reason)] ?? words[error.kind] ?? (said || unknown);
}

interface Fault {
  /** JSON Pointer (RFC 6901) of the member. */
  readonly pointer?: string;
  readonly detail?: string;
}

/** Names the fields to check; in English with the service's messages. */
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
