import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useAction } from '../ui/use-action.ts';

/** Offers a download of all data that the service holds on the player. */
export function Data() {
  const words = more().security.data;
  const { run, isBusy, error } = useAction(async () => {
    const data = await bodyOf(api.GET('/v1/me/export', {}));
    saveFile(words.file, 'application/json', JSON.stringify(data, undefined, 2));
  });
  return (
    <section class="card" aria-labelledby="data">
      <h2 id="data">{words.title}</h2>
      <p class="quiet">{words.text}</p>
      <FormError error={error} />
      <Button label={words.download} disabled={isBusy} onClick={() => run()} />
    </section>
  );
}
