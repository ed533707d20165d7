import type { readerForAccount } from '../../../../../db/players/accounts.ts';
import type { Deps } from '../../../../../platform/deps.ts';
import type { EmailWords } from '../../../../../texts/index.ts';
import type { EmailTexts } from '../../../../texts.ts';
import type { Email } from '../../delivery/email.ts';

/** The reader of an email about an account. */
export type AccountReader = NonNullable<Awaited<ReturnType<typeof readerForAccount>>>;

/** What an email about an account contains; `link` is where the button leads. */
export interface AccountEmailContent extends Pick<Email, 'items'> {
  readonly words: EmailWords;
  readonly link?: string;
}

type Possibly<T> = T | undefined | Promise<T | undefined>;

/** A type of email about an account. */
export interface AccountEmailKind {
  /** Whether it goes to addresses that nobody has confirmed, too. Only what confirms an address may. */
  readonly isForUnconfirmed?: boolean;
  /** Returns the content, from the data that was enqueued with it; undefined: the email is no longer needed. */
  contentFor(
    deps: Deps,
    reader: AccountReader,
    texts: EmailTexts,
    data: unknown,
  ): Possibly<AccountEmailContent>;
}
