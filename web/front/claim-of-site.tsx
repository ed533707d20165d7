import { t } from '../i18n/index.ts';

/** Says what the site is for. */
export function Claim() {
  return (
    <>
      <p class="claim">{t().welcome.claim}</p>
      <p>{t().welcome.text}</p>
    </>
  );
}
