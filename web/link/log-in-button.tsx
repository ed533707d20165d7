import { t } from '../i18n/index.ts';

/** Leads to the log-in, and from there back to the game. */
export function LogInButton({ id }: { id: string }) {
  return (
    <a class="button main" href={`/log-in?next=${encodeURIComponent(`/games/${id}`)}`}>
      {t().nav.logIn}
    </a>
  );
}
