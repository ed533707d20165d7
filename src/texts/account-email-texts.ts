import type { EmailWords } from './email-words.ts';

/** Emails about an account, in one language. Names are display names; times are in words. */
export interface AccountEmailTexts {
  readonly verify: (name: string) => EmailWords;
  readonly reset: (name: string) => EmailWords;
  readonly passkeyAdded: (passkey: string) => EmailWords;
  readonly passkeyRemoved: (passkey: string) => EmailWords;
  readonly recoveryCodeUsed: (left: number) => EmailWords;
  readonly webhookDisabled: (url: string, isGone: boolean) => EmailWords;
  readonly digest: (count: number) => EmailWords;
}
