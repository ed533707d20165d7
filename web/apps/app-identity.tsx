import type { App } from '../api/client.ts';
import { more } from '../i18n/index.ts';

/** The displayed identity of an app: its origin, which no other app can have, and the name it gives itself. */
export interface AppIdentity {
  readonly origin: string;
  readonly name: string | null;
  readonly isLocal: boolean;
}

/** Returns the short form of an origin that people recognise: without `https://`. */
export const shortOrigin = (origin: string): string => origin.replace(/^https:\/\//, '').replace(/:$/, '');

type Scope = App['scopes'][number];

/** Returns the scopes including implied ones: writing to games includes reading them. */
export const inFull = (scopes: readonly Scope[]): readonly Scope[] => {
  const isReading = scopes.some((scope) => ['play', 'messages', 'invite'].includes(scope));
  return isReading ? [...new Set<Scope>(['read', ...scopes])] : scopes;
};

/** Shows the identity of an app prominently. */
export function Identity({ origin, name, isLocal }: AppIdentity) {
  const words = more().apps;
  return (
    <>
      <p class="app-origin">{isLocal ? words.local : shortOrigin(origin)}</p>
      {isLocal && <p class="quiet address">{words.calledBack(shortOrigin(origin))}</p>}
      {name !== null && <p>{words.callsItself(name)}</p>}
    </>
  );
}
