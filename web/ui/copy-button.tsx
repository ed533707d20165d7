import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

/** Copies the text next to it. */
export function CopyButton({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      // Without clipboard permission the text can still be copied by hand.
      () => undefined,
    );
  return (
    <button type="button" onClick={copy}>
      {copied === text ? t().copied : t().copy}
    </button>
  );
}
