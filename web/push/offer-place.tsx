import { useEffect, useState } from 'preact/hooks';
import { PushOffer } from './offer.tsx';
import { isPushOffered, watchOffer } from './offer-state.ts';

/** Where notifications on this device are offered when there is a reason to. */
export function OfferPlace() {
  const [isOffered, setOffered] = useState(isPushOffered);
  useEffect(() => watchOffer(() => setOffered(isPushOffered())), []);
  return isOffered ? <PushOffer /> : null;
}
