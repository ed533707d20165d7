import { api, bodyOf } from '../api/client.ts';
import { t } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { playRobot } from './play.ts';

/** Returns whether guest play is enabled and how many days a guest is kept; undefined while loading. */
export const useGuestOffer = () => useResource(() => bodyOf(api.GET('/v1/guests')), []).value;

/** A button that starts a visitor's first game; renders nothing if guest play is disabled. */
export function PlayNow() {
  const words = t().guests;
  const offer = useGuestOffer();
  const { run, isBusy, error } = useAction(playRobot);
  if (offer?.isEnabled === false) return null;
  return (
    <div class="play-now">
      <Button
        label={isBusy ? words.beginning : words.playNow}
        class="main"
        disabled={isBusy}
        onClick={() => run('easy')}
      />
      <p>{words.playHint}</p>
      <FormError error={error} />
      <Button label={words.playHarder} class="link" disabled={isBusy} onClick={() => run('fair')} />
    </div>
  );
}
