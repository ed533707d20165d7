import { api, bodyOf, newKey } from '../api/client.ts';
import { more, t } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { useProvenAction } from './proof.tsx';

/** Renders the number of recovery codes that are left, and a button for new ones. */
export function RecoveryCodes({ onRenewed }: { onRenewed: (codes: readonly string[]) => void }) {
  const words = more().security.codes;
  const { value, error } = useResource(() => bodyOf(api.GET('/v1/me/recovery-codes')), []);
  const renew = useProvenAction(async () => {
    const { codes } = await bodyOf(api.POST('/v1/me/recovery-codes', { params: { header: newKey() } }));
    onRenewed(codes);
  });
  return (
    <div class="part">
      <h3>{words.title}</h3>
      <p>
        {value !== undefined && <strong>{words.left(value.left)}</strong>} {words.text}
      </p>
      <FormError error={error ?? renew.error} />
      <Button label={words.renew} onClick={() => confirm(words.renewSure) && renew.run()} />
      {renew.dialog}
    </div>
  );
}

/** Recovery codes, shown this once. */
export function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const words = more().security.codes;
  const text = `${codes.join('\n')}\n`;
  const copy = useAction(() => navigator.clipboard.writeText(text));
  return (
    <div class="part" role="status">
      <h3>{words.title}</h3>
      <p>{words.keep}</p>
      <ul class="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <FormError error={copy.error} />
      <div class="buttons">
        <Button label={copy.isDone ? t().copied : words.copyAll} onClick={() => copy.run()} />
        <Button label={words.save} onClick={() => saveFile(words.file, 'text/plain', text)} />
        <Button label={words.kept} class="main" onClick={onKept} />
      </div>
    </div>
  );
}
