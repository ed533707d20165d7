import { isGuestGone } from '../api/session.ts';
import { t } from '../i18n/index.ts';
import { useGuestOffer } from './play-now.tsx';

/** Informs a returning visitor that their guest account has expired; renders nothing for others. */
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
