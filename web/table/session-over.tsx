import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '../api/session.ts';
import { t } from '../i18n/index.ts';
import { LogIn } from '../pages/log-in.tsx';

interface SessionOverProps {
  readonly session: Session | undefined;
  /** The game. */
  readonly children: ComponentChildren;
}

/** Tells players whose session ends while they are at a table, here or in another tab, and lets them log in again. */
export function SessionOver({ session, children }: SessionOverProps) {
  const last = useRef<Session | undefined>(undefined);
  const [isWatching, setWatching] = useState(false);
  if (session !== undefined) last.current = session;
  useEffect(() => setWatching(false), [session]);
  // Guests have nothing to log in with; the page tells them what they can do.
  const isOver = session === undefined && last.current !== undefined && last.current.isGuest !== true;
  return (
    <>
      {children}
      {isOver && !isWatching && <LogInAgain onClose={() => setWatching(true)} />}
    </>
  );
}

function LogInAgain({ onClose }: { onClose: () => void }) {
  const words = t().table;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const next = `${location.pathname}${location.search}`;
  return (
    <dialog ref={dialog} class="card session-over" aria-labelledby="session-over" onClose={onClose}>
      <h2 id="session-over">{words.sessionOver}</h2>
      <p>{words.sessionOverText}</p>
      <LogIn onLoggedIn={() => undefined} signUp={`/sign-up?next=${encodeURIComponent(next)}`} />
      <button type="button" onClick={onClose}>
        {words.watchOnly}
      </button>
    </dialog>
  );
}
