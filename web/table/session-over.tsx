import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '../api/session.ts';
import { lazyPart } from '../ui/lazy.tsx';

const LogInAgain = lazyPart<{ onClose: () => void }>(
  async () => (await import('./log-in-again.tsx')).LogInAgain,
);

interface SessionOverProps {
  readonly session: Session | undefined;
  /** The game. */
  readonly children: ComponentChildren;
}

/** Informs a player whose session ends at a table, here or in another tab, and lets them log in again. */
export function SessionOver({ session, children }: SessionOverProps) {
  const last = useRef<Session | undefined>(undefined);
  const [isWatching, setWatching] = useState(false);
  if (session !== undefined) last.current = session;
  useEffect(() => setWatching(false), [session]);
  // Guests have no way to log in; the page shows them their choices instead.
  const isOver = session === undefined && last.current !== undefined && last.current.isGuest !== true;
  return (
    <>
      {children}
      {isOver && !isWatching && <LogInAgain onClose={() => setWatching(true)} />}
    </>
  );
}
