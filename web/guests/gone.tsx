import { isGuestGone } from '../api/session.ts';
import { t } from '../i18n/index.ts';
import { useGuestOffer } from './play-now.tsx';

/** Says to somebody who comes back that the guest has expired; nothing to others. */
export function GuestGone() {
  return isGuestGone() ? <Gone /> : null;
}

function Gone() {
  const words = t().guests;
  const offer = useGuestOffer();
  if (offer === undefined) return null;
  return (
    <section class="card guest-gone" aria-labelledby="guest-gone">
      <h2 id="guest-gone">{words.gone}</h2>
      <p>{words.goneText(Math.max(1, offer.days))}</p>
    </section>
  );
}
