import { useState } from 'preact/hooks';
import { api, bodyOf, newKey } from '../api/client.ts';
import { FormError } from '../form.tsx';
import { t } from '../i18n/index.ts';
import { providerName } from '../providers.ts';
import { go } from '../router.ts';
import { useAsked } from '../use-resource.ts';

/** Whoever played in a chat takes the player over with the own account. */
export function ClaimPage({ claim, isLoggedIn }: { claim: string; isLoggedIn: boolean }) {
  const words = t().claim;
  const offer = useAsked(
    () => bodyOf(api.GET('/v1/claims/{claim}', { params: { path: { claim } } })),
    [claim],
  );
  return (
    <section class="card door claiming">
      <h1>{words.title}</h1>
      <FormError error={offer.error} />
      {offer.value !== undefined && (
        <>
          <p>{words.about(offer.value.displayName, providerName(offer.value.provider), offer.value.games)}</p>
          {isLoggedIn ? (
            <Redemption claim={claim} provider={offer.value.provider} application={offer.value.application} />
          ) : (
            <LogInFirst claim={claim} />
          )}
        </>
      )}
    </section>
  );
}

function Redemption({
  claim,
  provider,
  application,
}: {
  claim: string;
  provider: string;
  application: string;
}) {
  const words = t().claim;
  const [error, setError] = useState<unknown>();
  const redeem = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const body = { claim, mayAct: form.get('may-act') !== null };
    await bodyOf(api.POST('/v1/me/external-players', { body, params: { header: newKey() } })).then(
      () => go('/', true),
      setError,
    );
  };
  return (
    <form onSubmit={redeem}>
      <label class="option">
        <input type="checkbox" name="may-act" />
        <span>
          {words.mayAct(providerName(provider))}
          <small class="hint">{words.mayActHint(application)}</small>
        </span>
      </label>
      <FormError error={error} />
      <button type="submit" class="main">
        {words.redeem}
      </button>
    </form>
  );
}

function LogInFirst({ claim }: { claim: string }) {
  const next = encodeURIComponent(`/claim/${claim}`);
  return (
    <>
      <p>{t().claim.logInFirst}</p>
      <p class="buttons">
        <a class="button main" href={`/sign-up?next=${next}`}>
          {t().welcome.signUp}
        </a>
        <a class="button" href={`/log-in?next=${next}`}>
          {t().welcome.logIn}
        </a>
      </p>
    </>
  );
}
