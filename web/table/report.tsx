import { useState } from 'preact/hooks';
import { api, bodyOf, newKey, type ReportReason } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { language, more } from '../i18n/index.ts';
import { CheckBox, FormError, RadioGroup, SubmitButton } from '../ui/form.tsx';
import { textIn, useForm } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

interface ReportProps {
  readonly game: string;
  readonly player: { readonly playerId: string; readonly displayName: string };
  readonly onReported: () => void;
}

/** Reports a player to the operators; the texts of the reasons come from the service. */
export function Report({ game, player, onReported }: ReportProps) {
  const words = more().security.people;
  const [reason, setReason] = useState<ReportReason>('harassment');
  const query = { language: language() };
  const reasons = useResource(() => bodyOf(api.GET('/v1/reports/reasons', { params: { query } })), []);
  const { submit, isBusy, error } = useForm(async (values) => {
    const text = textIn(values, 'text').trim();
    const block = values.get('block') !== null;
    const body = { reason, player: player.playerId, game, block, ...(text !== '' && { text }) };
    await bodyOf(api.POST('/v1/reports', { body, params: { header: newKey() } }));
    onReported();
  });
  const options = (reasons.value?.items ?? []).map(({ reason: value, title, help }) => ({
    value,
    label: title,
    hint: help,
  }));
  return (
    <form class="part" aria-label={words.reportTitle(player.displayName)} onSubmit={submit}>
      <h3>{words.reportTitle(player.displayName)}</h3>
      <RadioGroup name="reason" legend={words.reason} value={reason} options={options} onChoose={setReason} />
      <label class="field">
        {words.what}
        <textarea {...limits.NewReport.text} rows={3} required={reason === 'other'} />
      </label>
      <CheckBox name="block" label={words.alsoBlock} />
      <FormError error={reasons.error ?? error} />
      <SubmitButton isBusy={isBusy} label={words.send} />
    </form>
  );
}
