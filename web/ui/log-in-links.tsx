import { t } from '../i18n/index.ts';

/** For those who have to log in first; afterwards the page comes back to `next`. */
export function LogInLinks({ next }: { next: string }) {
  const query = `?next=${encodeURIComponent(next)}`;
  return (
    <>
      <a class="button main" href={`/sign-up${query}`}>
        {t().welcome.signUp}
      </a>
      <a class="button" href={`/log-in${query}`}>
        {t().nav.logIn}
      </a>
    </>
  );
}
