import type { EmailWords } from './email-words.ts';

type SanctionKind = 'warning' | 'silence' | 'ban';

/** Emails about an account, in one language. Names are display names; times are in words. */
export interface AccountEmailTexts {
  readonly verify: (name: string) => EmailWords;
  /** Somebody tried to register with the address of the account `name`, or to change theirs to it. */
  readonly exists: (name: string) => EmailWords;
  readonly emailChange: (name: string) => EmailWords;
  readonly emailChanging: (name: string) => EmailWords;
  readonly reset: (name: string) => EmailWords;
  readonly newLogIn: (when: string, address: string, program: string | undefined) => EmailWords;
  readonly tokenCreated: (name: string, scopes: readonly string[]) => EmailWords;
  readonly appAllowed: (origin: string) => EmailWords;
  readonly passwordChanged: (isReset: boolean) => EmailWords;
  readonly passkeyAdded: (passkey: string) => EmailWords;
  readonly passkeyRemoved: (passkey: string) => EmailWords;
  readonly recoveryCodeUsed: (left: number) => EmailWords;
  /** `until`: undefined without an end. */
  readonly sanction: (kind: SanctionKind, reason: string, until: string | undefined) => EmailWords;
  /** By the name of the captain, and those of the team and of the competition. */
  readonly teamInvited: (captain: string, team: string, competition: string) => EmailWords;
  readonly sanctionUndone: (kind: SanctionKind) => EmailWords;
  readonly webhookDisabled: (url: string, isGone: boolean) => EmailWords;
  readonly digest: (count: number) => EmailWords;
}
