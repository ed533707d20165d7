import { Refused } from '../api/client.ts';
import type { Session } from '../api/session.ts';
import { GuestGone } from '../guests/gone.tsx';
import { t } from '../i18n/index.ts';
import { FormError } from '../ui/form.tsx';
import { LogInLink } from '../ui/log-in-links.tsx';

interface NoGameProps {
  readonly error: unknown;
  readonly session: Session | undefined;
  readonly id: string;
}

/** Explains that a game does not exist or why it cannot be shown. */
export function NoGame({ error, session, id }: NoGameProps) {
  const isMissing = error instanceof Refused && (error.status === 404 || error.status === 400);
  return (
    <div class="card centered">
      {isMissing ? (
        <>
          <h1>{t().games.notFound}</h1>
          <p>{t().games.notFoundText}</p>
        </>
      ) : (
        <FormError error={error} />
      )}
      <GuestGone />
      {session === undefined && <LogInLink next={`/games/${id}`} />}
    </div>
  );
}
