import { useProvenAction } from '../account/proof.tsx';
import { api, bodyOf, type DescribedApp, newKey, Refused } from '../api/client.ts';
import type { ViewProps } from '../app/router.ts';
import { more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { LogInLinks } from '../ui/log-in-links.tsx';
import { useResource } from '../ui/use-resource.ts';
import { Identity, shortOrigin } from './app-identity.tsx';
import { AccountFirst, Frame, RequestedAccess, useIsReadable } from './asking.tsx';

/** The OAuth consent page, where a player approves or denies a third-party app. */
export function ConsentPage({ query, session }: ViewProps) {
  if (session === undefined) return <LogInFirst query={query} />;
  return session.isGuest ? (
    <AccountFirst title={more().apps.title} next={addressHere(query)} />
  ) : (
    <Asking key={session.playerId} query={`${query}`} />
  );
}

const addressHere = (query: URLSearchParams) => `/oauth/authorize?${query}`;

/** Before login the request has not been checked, so only the redirect's origin is shown. */
function LogInFirst({ query }: { query: URLSearchParams }) {
  const address = query.get('redirect_uri') ?? '';
  return (
    <Frame title={more().apps.title}>
      {URL.canParse(address) && (
        <p class="app-origin">{new URL(address).host || new URL(address).protocol}</p>
      )}
      <p>{more().apps.logInFirst}</p>
      <p class="buttons">
        <LogInLinks next={addressHere(query)} />
      </p>
    </Frame>
  );
}

function Asking({ query }: { query: string }) {
  const { value: asked, error } = useResource(
    () => bodyOf(api.POST('/v1/me/app-requests', { body: { query }, params: { header: newKey() } })),
    [query],
  );
  if (error instanceof Refused && error.kind === 'app-request-refused') return <RefusedApp error={error} />;
  return (
    <Frame title={more().apps.title}>
      <FormError error={error} />
      {asked !== undefined && <Answer query={query} asked={asked} />}
    </Frame>
  );
}

/** Shows an invalid request. It never redirects automatically, or the page would be an open redirect. */
function RefusedApp({ error }: { error: Refused }) {
  const { redirectTo } = error.body;
  return (
    <Frame title={more().apps.refused}>
      <p>{more().apps.refusedText}</p>
      <p lang="en">{error.message}</p>
      {typeof redirectTo === 'string' && (
        <a class="button" href={redirectTo} rel="noreferrer">
          {more().apps.back}
        </a>
      )}
    </Frame>
  );
}

function Answer({ query, asked }: { query: string; asked: DescribedApp }) {
  const words = more().apps;
  const isReadable = useIsReadable();
  const answer = useProvenAction(async (proof, allow: boolean) => {
    const body = { query, allow, ...proof };
    const { redirectTo } = await bodyOf(api.POST('/v1/me/apps', { body, params: { header: newKey() } }));
    location.assign(redirectTo);
  });
  const isOff = !isReadable || answer.isBusy;
  return (
    <>
      {answer.dialog}
      <Identity {...asked} />
      <p class="quiet">{words.foreign}</p>
      <RequestedAccess scopes={asked.scopes} />
      <FormError error={answer.error} />
      <p class="buttons">
        <Button label={words.allow} class="main" disabled={isOff} onClick={() => answer.run(true)} />
        <Button label={words.deny} disabled={isOff} onClick={() => answer.run(false)} />
      </p>
      <p class="quiet address">{words.goesTo(shortOrigin(asked.redirectUri))}</p>
      <p class="quiet">{words.revocable}</p>
    </>
  );
}
