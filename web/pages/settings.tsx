import { api, bodyOf, type Me, wholeMe } from '../api/client.ts';
import { endSession } from '../api/session.ts';
import { FormError } from '../form.tsx';
import { t } from '../i18n/index.ts';
import { NotificationChoices } from '../notification-choices.tsx';
import { go } from '../router.ts';
import { useResource } from '../use-resource.ts';
import { Chats } from './chats.tsx';
import { Looks } from './looks.tsx';
import { Profile } from './profile.tsx';
import { Tokens } from './tokens.tsx';
import { Vacation } from './vacation.tsx';
import { Webhooks } from './webhooks.tsx';

/** The player's account and preferences. */
export function Settings() {
  const { value: me, error } = useResource(() => bodyOf(api.GET('/v1/me')).then(wholeMe), []);
  return (
    <div class="settings">
      <h1>{t().settings.title}</h1>
      <FormError error={error} />
      {me !== undefined && (
        <>
          <Profile me={me} />
          <Notifications me={me} />
          <Vacation me={me} />
          <Chats />
          <Webhooks />
          <Tokens />
        </>
      )}
      <Looks />
      <button type="button" onClick={logOut}>
        {t().nav.logOut}
      </button>
    </div>
  );
}

function Notifications({ me }: { me: Me }) {
  return (
    <section class="card">
      <h2>{t().settings.notifications}</h2>
      <NotificationChoices
        name="all"
        preferences={me.notifications}
        onSave={(notifications) => bodyOf(api.PATCH('/v1/me', { body: { notifications } }))}
      />
    </section>
  );
}

async function logOut(): Promise<void> {
  // The session ends on this device even when the service cannot be reached.
  await api.DELETE('/v1/sessions/current').catch(() => undefined);
  endSession();
  go('/');
}
