import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from './form.tsx';

interface ShareButtonProps {
  readonly label: string;
  /** The text that is shared. */
  readonly text: string;
  readonly class?: string;
}

/** Hands a text for friends to the device's way to share, or copies it. */
export function ShareButton({ label, text, class: name }: ShareButtonProps) {
  const [copied, setCopied] = useState<string>();
  const share = async () => {
    if (navigator.share !== undefined) {
      // Closing the device's dialog shares nothing.
      await navigator.share({ text }).catch(() => undefined);
      return;
    }
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      // Without leave to use the clipboard nothing is copied, and the button says so by staying as it is.
      () => undefined,
    );
  };
  return <Button label={copied === text ? t().copied : label} class={name} onClick={share} title={text} />;
}
