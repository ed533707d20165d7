import { useEffect, useRef } from 'preact/hooks';
import { LogIn } from '../account/log-in.tsx';
import { t } from '../i18n/index.ts';
import { Button } from '../ui/form.tsx';

/** The form to log in again without leaving the table. */
export function LogInAgain({ onClose }: { onClose: () => void }) {
  const words = t().table;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const next = `${location.pathname}${location.search}`;
  return (
    <dialog ref={dialog} class="card session-over" aria-labelledby="session-over" onClose={onClose}>
      <h2 id="session-over">{words.sessionOver}</h2>
      <p>{words.sessionOverText}</p>
      <LogIn onLoggedIn={() => undefined} signUp={`/sign-up?next=${encodeURIComponent(next)}`} />
      <Button label={words.watchOnly} onClick={onClose} />
    </dialog>
  );
}
