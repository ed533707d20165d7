import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button, FormError } from './form.tsx';

interface SureProps {
  /** What the button does. */
  readonly label: string;
  /** The consequence, and that it cannot be undone. */
  readonly text: string;
  readonly action: { readonly run: () => void; readonly isBusy?: boolean; readonly error?: unknown };
}

/** Renders a button for irreversible actions: it explains the consequence and needs a second click. */
export function Sure({ label, text, action }: SureProps) {
  const [isSure, setSure] = useState(false);
  const [button, question] = [useRef<HTMLButtonElement>(null), useRef<HTMLParagraphElement>(null)];
  const wasAsked = useRef(false);
  const ask = (next: boolean) => {
    wasAsked.current = true;
    setSure(next);
  };
  // Move the focus from the removed button.
  useLayoutEffect(() => {
    if (wasAsked.current) (button.current ?? question.current)?.focus({ preventScroll: true });
  }, [isSure]);
  if (!isSure)
    return (
      <button type="button" ref={button} onClick={() => ask(true)}>
        {label}
      </button>
    );
  return (
    <div role="group" aria-label={label} class="sure" ref={intoSight}>
      <p tabIndex={-1} ref={question}>
        {text}
      </p>
      <FormError error={action.error} />
      <div class="buttons">
        <Button label={t().cancel} onClick={() => ask(false)} />
        <Button label={label} class="main" disabled={action.isBusy === true} onClick={() => action.run()} />
      </div>
    </div>
  );
}

const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
