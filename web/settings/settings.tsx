import type { ComponentChildren } from 'preact';
import { Data } from '../account/data.tsx';
import { EmailAddress } from '../account/email-address.tsx';
import { EmailsStopped } from '../account/emails-stopped.tsx';
import { Passkeys } from '../account/passkeys.tsx';
import { Password } from '../account/password.tsx';
import { PrivacyForm } from '../account/privacy.tsx';
import { Removal } from '../account/removal.tsx';
import { Sessions } from '../account/sessions.tsx';
import { api, bodyOf, type Me, wholeMe } from '../api/client.ts';
import { currentSession, endSession } from '../api/session.ts';
import { go } from '../app/router.ts';
import { Apps } from '../apps/apps-card.tsx';
import { more, t } from '../i18n/index.ts';
import { Blocks } from '../people/blocks.tsx';
import { PushCard } from '../push/push-card.tsx';
import { Button, FormError } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useResource } from '../ui/use-resource.ts';
import { Chats } from './chats.tsx';
import { Looks } from './looks.tsx';
import { NotificationChoices } from './notification-choices.tsx';
import { Profile } from './profile.tsx';
import { Tokens } from './tokens.tsx';
import { Vacation } from './vacation.tsx';
import { Webhooks } from './webhooks.tsx';

const PARTS = ['you', 'security', 'programs', 'privacy'] as const;
type Part = (typeof PARTS)[number];
/** The parts for guests; the others need an account. */
const PARTS_OF_GUEST: readonly Part[] = ['you', 'privacy'];

const addressOf = (part: Part) => (part === 'you' ? '/settings' : `/settings/${part}`);

/** The player's account and preferences, in parts. */
export function Settings({ path }: { path: string }) {
  const parts = currentSession()?.isGuest ? PARTS_OF_GUEST : PARTS;
  const part = parts.find((one) => addressOf(one) === path) ?? 'you';
  return (
    <div class="settings">
      <PageTitle key={part} tab={`${more().security.parts[part]} · ${more().settings.title}`}>
        {more().settings.title}
      </PageTitle>
      <Tabs
        label={more().settings.title}
        tabs={parts.map((one) => ({ address: addressOf(one), label: more().security.parts[one] }))}
        current={addressOf(part)}
      />
      {part === 'you' && <You />}
      {part === 'security' && <Security />}
      {part === 'programs' && <Programs />}
      {part === 'privacy' && <Privacy />}
    </div>
  );
}

/** Loads the player's account for its children. */
function WithMe({ children }: { children: (me: Me) => ComponentChildren }) {
  const { value: me, error } = useResource(() => bodyOf(api.GET('/v1/me')).then(wholeMe), []);
  return (
    <>
      <FormError error={error} />
      {me !== undefined && children(me)}
    </>
  );
}

function You() {
  return (
    <>
      <WithMe>
        {(me) => (
          <>
            <Profile me={me} />
            <PrivacyForm me={me} />
            {!me.isGuest && <Notifications me={me} />}
            <PushCard />
            {!me.isGuest && <Vacation me={me} />}
          </>
        )}
      </WithMe>
      <Looks />
      <Button label={t().nav.logOut} onClick={logOut} />
    </>
  );
}

function Security() {
  return (
    <WithMe>
      {(me) => (
        <>
          {me.email === null ? <NoAddress /> : <EmailAddress me={me} />}
          <EmailsStopped me={me} />
          {me.email !== null && <Password handle={me.handle} />}
          <Passkeys />
          <Sessions />
        </>
      )}
    </WithMe>
  );
}

/** Shown for accounts without an email address, with passkeys only. */
function NoAddress() {
  const words = more().security.email;
  return (
    <section class="card" aria-labelledby="no-address">
      <h2 id="no-address">{words.title}</h2>
      <p class="quiet">{more().guests.noAddress}</p>
      <a class="button" href="/keep?next=/settings/security">
        {more().guests.addAddress}
      </a>
    </section>
  );
}

function Programs() {
  return (
    <>
      <Chats />
      <Apps />
      <Webhooks />
      <Tokens />
    </>
  );
}

function Privacy() {
  return (
    <>
      <Blocks />
      <Data />
      <WithMe>{(me) => <Removal handle={me.handle} hasPassword={me.email !== null} />}</WithMe>
    </>
  );
}

function Notifications({ me }: { me: Me }) {
  return (
    <section class="card">
      <h2>{more().settings.notifications}</h2>
      <NotificationChoices
        name="all"
        preferences={me.notifications}
        onSave={(notifications) => bodyOf(api.PATCH('/v1/me', { body: { notifications } }))}
      />
    </section>
  );
}

async function logOut(): Promise<void> {
  if (currentSession()?.isGuest && !confirm(more().guests.logOutSure)) return;
  // Log out on this device even if the service cannot be reached.
  await api.DELETE('/v1/sessions/current').catch(() => undefined);
  endSession();
  go('/');
}
