import type { ComponentChildren } from 'preact';
import { Refused } from '../api/client.ts';
import { t } from '../i18n/index.ts';
import { FormError } from './form.tsx';
import { PageTitle } from './page-title.tsx';

interface UnloadedProps {
  readonly error: unknown;
  readonly title: string;
  /** The text shown if it does not exist or is not visible to the reader. */
  readonly missing: string;
  readonly children?: ComponentChildren;
}

/** The placeholder of a view's subject: loading, error, or not found. */
export function Unloaded({ error, title, missing, children }: UnloadedProps) {
  if (error === undefined) return <p class="quiet centered">{t().loading}</p>;
  if (!(error instanceof Refused)) return <FormError error={error} />;
  return (
    <div class="card centered">
      <PageTitle>{title}</PageTitle>
      <p>{missing}</p>
      {children}
    </div>
  );
}
