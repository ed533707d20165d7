import { useState } from 'preact/hooks';
import { api, bodyOf, type Passkey } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { formatTime, more, t } from '../i18n/index.ts';
import { addPasskey, PasskeyNotAdded } from '../passkeys/add.ts';
import { hasPasskeys } from '../passkeys/support.ts';
import { Button, Field, FormError, SubmitButton } from '../ui/form.tsx';
import { textIn, useForm } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { useProvenAction } from './proof.tsx';
import { NewCodes, RecoveryCodes } from './recovery-codes.tsx';

/** The player's passkeys and recovery codes. */
export function Passkeys() {
  const words = more().security.passkeys;
  const { value, error, reload } = useResource(() => bodyOf(api.GET('/v1/me/passkeys')), []);
  const [codes, setCodes] = useState<readonly string[]>();
  const passkeys = value?.items ?? [];
  return (
    <section class="card" aria-labelledby="passkeys">
      <h2 id="passkeys">{words.title}</h2>
      <p class="quiet">{words.text}</p>
      <FormError error={error} />
      {value !== undefined && passkeys.length === 0 && <p>{words.none}</p>}
      {passkeys.length > 0 && (
        <ul class="plain-list">
          {passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              isLast={passkeys.length === 1}
              onChanged={reload}
            />
          ))}
        </ul>
      )}
      {codes !== undefined && <NewCodes codes={codes} onKept={() => setCodes(undefined)} />}
      <NewPasskey
        onAdded={(shown) => {
          if (shown !== null) setCodes(shown);
          reload();
        }}
      />
      {passkeys.length > 0 && codes === undefined && <RecoveryCodes onRenewed={setCodes} />}
    </section>
  );
}

interface PasskeyLineProps {
  readonly passkey: Passkey;
  readonly isLast: boolean;
  readonly onChanged: () => void;
}

function PasskeyLine({ passkey, isLast, onChanged }: PasskeyLineProps) {
  const words = more().security.passkeys;
  const { id, name, createdAt, lastUsedAt, isBackedUp } = passkey;
  const [isRenaming, setRenaming] = useState(false);
  const { run, dialog, error } = useProvenAction(async () => {
    await bodyOf(api.DELETE('/v1/me/passkeys/{id}', { params: { path: { id } } }));
    onChanged();
  });
  const remove = () => confirm(isLast ? words.removeLast(name) : words.removeSure(name)) && run();
  const facts = [
    words.added(formatTime(createdAt)),
    lastUsedAt === null ? words.unused : words.used(formatTime(lastUsedAt)),
    ...(isBackedUp ? [words.synced] : []),
  ];
  return (
    <li>
      <div class="copy-line">
        <span class="grow">
          {name}
          <small class="hint">{facts.join(' · ')}</small>
        </span>
        <Button label={words.rename} aria-expanded={isRenaming} onClick={() => setRenaming(!isRenaming)} />
        <Button label={t().remove} onClick={remove} />
      </div>
      <FormError error={error} />
      {dialog}
      {isRenaming && (
        <Renaming
          passkey={passkey}
          onDone={() => {
            setRenaming(false);
            onChanged();
          }}
        />
      )}
    </li>
  );
}

function Renaming({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { submit, error } = useForm(async (values) => {
    const params = { path: { id: passkey.id } };
    await bodyOf(api.PATCH('/v1/me/passkeys/{id}', { params, body: { name: textIn(values, 'name') } }));
    onDone();
  });
  return (
    <form class="copy-line" onSubmit={submit}>
      <input {...limits.NewPasskey.name} value={passkey.name} aria-label={more().security.passkeys.name} />
      <button type="submit">{t().save}</button>
      <FormError error={error} />
    </form>
  );
}

function NewPasskey({ onAdded }: { onAdded: (recoveryCodes: readonly string[] | null) => void }) {
  const words = more().security.passkeys;
  const add = useProvenAction(async (proof, name: string) => onAdded(await addPasskey(name, proof)));
  const { submit } = useForm((values) => add.run(textIn(values, 'name')));
  if (!hasPasskeys()) return <p class="quiet">{words.unsupported}</p>;
  const end = add.error instanceof PasskeyNotAdded ? add.error.end : undefined;
  return (
    <details>
      <summary>{words.add}</summary>
      <form onSubmit={submit}>
        <Field {...limits.NewPasskey.name} label={words.name} hint={words.nameHint} />
        {end === undefined ? (
          <FormError error={add.error} />
        ) : (
          <p role="alert" class="error">
            {end === 'known' ? words.notThis : words.cancelled}
          </p>
        )}
        <SubmitButton isBusy={add.isBusy} label={words.add} />
      </form>
      {add.dialog}
    </details>
  );
}
