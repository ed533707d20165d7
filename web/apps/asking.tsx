import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type App, api, bodyOf } from '../api/client.ts';
import { currentSession } from '../api/session.ts';
import { more } from '../i18n/index.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { useResource } from '../ui/use-resource.ts';
import { inFull } from './app-identity.tsx';

/** The frame of a page where a player approves or denies an app. */
export function Frame({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="card entrance consent">
      <PageTitle>{title}</PageTitle>
      {children}
    </section>
  );
}

/** Asks guests to create an account first, and then returns to `next`. */
export function AccountFirst({ title, next }: { title: string; next: string }) {
  return (
    <Frame title={title}>
      <p>{more().apps.guest}</p>
      <a class="button main" href={`/keep?next=${encodeURIComponent(next)}`}>
        {more().apps.keep}
      </a>
    </Frame>
  );
}

/** Time needed to read a request; earlier clicks are ignored as accidental. */
const READING_MS = 800;

/** Whether the request has been visible long enough to be read. */
export function useIsReadable(): boolean {
  const [isReadable, setReadable] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReadable(true), READING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isReadable;
}

/** Describes the access that an app requests, and for which player. */
export function RequestedAccess({ scopes }: Pick<App, 'scopes'>) {
  const words = more().apps;
  return (
    <>
      <h2>{words.may}</h2>
      <ul>
        {inFull(scopes).map((scope) => (
          <li key={scope}>{words.scopes[scope]}</li>
        ))}
      </ul>
      <p>{words.mayNot}</p>
      <WhoIAm />
    </>
  );
}

function WhoIAm() {
  const { value } = useResource(() => bodyOf(api.GET('/v1/me')), [currentSession()?.playerId]);
  return <p>{value === undefined ? '' : more().apps.as(value.displayName)}</p>;
}
