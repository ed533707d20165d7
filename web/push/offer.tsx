import { useEffect, useState } from 'preact/hooks';
import { more } from '../i18n/index.ts';
import { Button } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { turnOn } from './device.ts';
import { endOffer, isPushOffered, watchOffer } from './offer-state.ts';
import { PushError } from './push-error.tsx';

/**
 * Offers notifications on this device once, while the game waits for a person; the browser asks only after a click. It
 * has no primary button, because the primary one on a game's sheet is the next game.
 */
function PushOffer() {
  const words = more().push;
  const accept = useAction(async () => {
    await turnOn();
    endOffer();
  });
  return (
    <section class="offer" aria-labelledby="push-offer">
      <p id="push-offer">{words.offer}</p>
      <div class="buttons">
        <Button label={words.yes} disabled={accept.isBusy === true} onClick={() => accept.run()} />
        <Button label={words.no} onClick={endOffer} />
      </div>
      <PushError error={accept.error} />
    </section>
  );
}

/** The place of the offer on the page. */
export function OfferPlace() {
  const [isOffered, setOffered] = useState(isPushOffered);
  useEffect(() => watchOffer(() => setOffered(isPushOffered())), []);
  return isOffered ? <PushOffer /> : null;
}
