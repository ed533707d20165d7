import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from './form.tsx';

interface ShareButtonProps {
  readonly label: string;
  /** The text that is shared. */
  readonly text: string;
  readonly class?: string;
}

/** Shares a text with the device's share dialog, or copies it. */
export function ShareButton({ label, text, class: name }: ShareButtonProps) {
  const [copied, setCopied] = useState<string>();
  const share = async () => {
    if (navigator.share !== undefined) {
      // The reader closed the dialog.
      await navigator.share({ text }).catch(() => undefined);
      return;
    }
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      // Without clipboard permission nothing is copied, and the button stays unchanged.
      () => undefined,
    );
  };
  return <Button label={copied === text ? t().copied : label} class={name} onClick={share} title={text} />;
}
