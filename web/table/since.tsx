import type { LogEntry } from '../api/client.ts';
import { t } from '../i18n/index.ts';
import { textOf } from './sentences.ts';

/** Entries that are shown at most. */
const LIMIT = 4;

interface SinceProps {
  readonly entries: readonly LogEntry[];
  readonly seat: number;
  readonly nameOf: (seat: number) => string;
}

/** The others' decisions since the player's last one. */
export function Since({ entries, seat, nameOf }: SinceProps) {
  const last = entries.findLastIndex((entry) => entry.seat === seat);
  const news = entries.slice(last + 1).filter(({ decision }) => decision.type !== 'draw');
  if (news.length === 0) return null;
  return (
    <ul class="since quiet" tabIndex={0} aria-label={t().turn.since}>
      {news.slice(-LIMIT).map((entry) => (
        <li key={entry.seq}>{textOf(entry, nameOf)}</li>
      ))}
    </ul>
  );
}
