import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';

interface LogInLinkProps {
  /** Where the page goes after the log-in. */
  readonly next: string;
  readonly children?: ComponentChildren;
}

/** Leads to the log-in, and from there to `next`. */
export const LogInLink = ({ next, children = t().nav.logIn }: LogInLinkProps) => (
  <a class="button main" href={`/log-in?next=${encodeURIComponent(next)}`}>
    {children}
  </a>
);

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
