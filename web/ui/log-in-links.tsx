import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';

interface LogInLinkProps {
  /** The address to open after the login. */
  readonly next: string;
  readonly children?: ComponentChildren;
}

/** A link to the login, which leads to `next`. */
export const LogInLink = ({ next, children = t().nav.logIn }: LogInLinkProps) => (
  <a class="button main" href={`/log-in?next=${encodeURIComponent(next)}`}>
    {children}
  </a>
);

/** Links to log in or sign up, which lead to `next`. */
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
