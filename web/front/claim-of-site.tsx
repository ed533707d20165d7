import { t } from '../i18n/index.ts';

/** Introduces the site in a sentence. */
export function Claim() {
  return (
    <>
      <p class="claim">{t().welcome.claim}</p>
      <p>{t().welcome.text}</p>
    </>
  );
}
