import { api, bodyOf, newKey } from '../api/client.ts';
import type { ViewProps } from '../app/router.ts';
import { go } from '../app/router.ts';
import { more } from '../i18n/index.ts';
import { providerName } from '../settings/providers.ts';
import { CheckBox, FormEnd, FormError } from '../ui/form.tsx';
import { LogInLinks } from '../ui/log-in-links.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useForm } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

/** Lets the holder of an account claim a player of a chat. */
export function ClaimPage({ id: claim, session }: ViewProps) {
  const words = more().claim;
  const { value: offer, error } = useResource(
    () => bodyOf(api.GET('/v1/claims/{claim}', { params: { path: { claim } } })),
    [claim],
  );
  return (
    <section class="card entrance claiming">
      <PageTitle>{words.title}</PageTitle>
      <FormError error={error} />
      {offer !== undefined && (
        <>
          <p>{words.about(offer.displayName, providerName(offer.provider), offer.games)}</p>
          {session !== undefined ? <Redemption claim={claim} {...offer} /> : <LogInFirst claim={claim} />}
        </>
      )}
    </section>
  );
}

interface RedemptionProps {
  readonly claim: string;
  readonly provider: string;
  readonly application: string;
}

function Redemption({ claim, provider, application }: RedemptionProps) {
  const words = more().claim;
  const { submit, error } = useForm(async (values) => {
    const body = { claim, canAct: values.get('may-act') !== null };
    await bodyOf(api.POST('/v1/me/external-players', { body, params: { header: newKey() } }));
    go('/', true);
  });
  return (
    <form onSubmit={submit}>
      <CheckBox
        name="may-act"
        label={words.canAct(providerName(provider))}
        hint={words.canActHint(application)}
      />
      <FormEnd error={error} label={words.redeem} />
    </form>
  );
}

function LogInFirst({ claim }: { claim: string }) {
  return (
    <>
      <p>{more().claim.logInFirst}</p>
      <p class="buttons">
        <LogInLinks next={`/claim/${claim}`} />
      </p>
    </>
  );
}
