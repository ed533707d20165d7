import { useState } from 'preact/hooks';
import { useProvenAction } from '../account/proof.tsx';
import { api, bodyOf, type DescribedDevice, newKey } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import type { ViewProps } from '../app/router.ts';
import { more } from '../i18n/index.ts';
import { Button, Field, FormError, SubmitButton } from '../ui/form.tsx';
import { LogInLinks } from '../ui/log-in-links.tsx';
import { textIn, useForm } from '../ui/use-action.ts';
import { shortOrigin } from './app-identity.tsx';
import { AccountFirst, Frame, RequestedAccess, useIsReadable } from './asking.tsx';

/** The page where a player enters the code that an app shows on another device, and approves or denies it. */
export function DevicePage({ query, session }: ViewProps) {
  const { title, logInFirst } = more().apps.device;
  const next = query.size === 0 ? '/device' : `/device?${query}`;
  if (session?.isGuest) return <AccountFirst title={title} next={next} />;
  if (session !== undefined)
    return <ByCode key={`${session.playerId} ${query}`} given={query.get('user_code') ?? ''} />;
  return (
    <Frame title={title}>
      <p>{logInFirst}</p>
      <p class="buttons">
        <LogInLinks next={next} />
      </p>
    </Frame>
  );
}

type Outcome = 'allowed' | 'denied';

/** The form for a code. A code from the address is only filled in; the player has to submit it. */
function ByCode({ given }: { given: string }) {
  const words = more().apps.device;
  const [asked, setAsked] = useState<DescribedDevice>();
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome !== undefined)
    return (
      <Frame title={outcome === 'allowed' ? words.allowed : words.denied}>
        <p role="status">{outcome === 'allowed' ? words.allowedText : words.deniedText}</p>
      </Frame>
    );
  return (
    <Frame title={words.title}>
      {asked === undefined ? (
        <CodeForm given={given} onFound={setAsked} />
      ) : (
        <Answer asked={asked} onAnswered={setOutcome} onOther={() => setAsked(undefined)} />
      )}
    </Frame>
  );
}

function CodeForm({ given, onFound }: { given: string; onFound: (asked: DescribedDevice) => void }) {
  const words = more().apps.device;
  const { submit, isBusy, error } = useForm(async (values) => {
    const body = { userCode: textIn(values, 'userCode') };
    onFound(await bodyOf(api.POST('/v1/me/device-requests', { body, params: { header: newKey() } })));
  });
  return (
    <form class="stack" onSubmit={submit}>
      <p>{given === '' ? words.type : words.compare}</p>
      <Field
        {...limits.DeviceRequest.userCode}
        label={words.code}
        hint={words.hint}
        defaultValue={given}
        autoComplete="off"
        autoCapitalize="characters"
        spellcheck={false}
      />
      <FormError error={error} />
      <SubmitButton isBusy={isBusy} label={words.next} />
    </form>
  );
}

interface AnswerProps {
  readonly asked: DescribedDevice;
  readonly onAnswered: (outcome: Outcome) => void;
  readonly onOther: () => void;
}

function Answer({ asked, onAnswered, onOther }: AnswerProps) {
  const words = more().apps.device;
  const isReadable = useIsReadable();
  const answer = useProvenAction(async (proof, allow: boolean) => {
    const body = { userCode: asked.userCode, allow, ...proof };
    await bodyOf(api.POST('/v1/me/device-answers', { body, params: { header: newKey() } }));
    onAnswered(allow ? 'allowed' : 'denied');
  });
  const isOff = !isReadable || answer.isBusy;
  return (
    <>
      {answer.dialog}
      <ClaimedIdentity {...asked} />
      <p>{words.shows(asked.userCode)}</p>
      <p class="error">{words.warning}</p>
      <RequestedAccess scopes={asked.scopes} />
      <FormError error={answer.error} />
      <p class="buttons">
        <Button label={more().apps.allow} class="main" disabled={isOff} onClick={() => answer.run(true)} />
        <Button label={words.deny} disabled={isOff} onClick={() => answer.run(false)} />
        <Button label={words.other} onClick={onOther} />
      </p>
      <p class="quiet">{more().apps.revocable}</p>
    </>
  );
}

/** Shows the identity that an app claims, which a device code cannot prove. */
function ClaimedIdentity({ origin, name, isLocal }: Pick<DescribedDevice, 'origin' | 'name' | 'isLocal'>) {
  const words = more().apps;
  return (
    <>
      <p class="app-origin">{isLocal ? words.device.nameless : shortOrigin(origin)}</p>
      {!isLocal && <p class="quiet">{words.device.says}</p>}
      {name !== null && <p>{words.callsItself(name)}</p>}
    </>
  );
}
