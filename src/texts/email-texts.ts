import type { Letter, Letters } from './email-words.ts';
import type { email } from './en/email.ts';
import type { RequestTexts } from './request-texts.ts';

type English = typeof email;

/** The same emails in any language, which may need other lines. */
type Like<Emails extends Letters> = {
  readonly [Name in keyof Emails]: (...about: Parameters<Emails[Name]>) => Letter;
};

/** Emails, and the sentences of webhooks, in one language. Events on the board are in the game's texts. */
export interface EmailTexts extends Omit<English, 'game' | 'account' | 'requests'> {
  readonly game: Like<English['game']>;
  readonly account: Like<English['account']>;
  readonly requests: RequestTexts;
}
