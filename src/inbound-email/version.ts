import { versionIn } from '../notifications/channels/email/delivery/message-ids.ts';
import type { ReceivedMessage } from './message.ts';
import type { ReplyAddressRow } from './store/reply-addresses.ts';

/** The version of the game that somebody had before their eyes who wrote an email. */
export interface AnsweredVersion {
  readonly number: number;
  /** Whether the email does not say which one it answers, so that the latest is assumed. */
  readonly isGuessed: boolean;
}

/** Returns the version that an email was about: that of the email that it answers. */
export function versionOf(
  { inReplyTo, references }: Pick<ReceivedMessage, 'inReplyTo' | 'references'>,
  { version }: Pick<ReplyAddressRow, 'version'>,
): AnsweredVersion {
  const nearest = [...inReplyTo, ...references.toReversed()];
  const found = nearest.map(versionIn).find((each) => each !== undefined);
  return found === undefined ? { number: version, isGuessed: true } : { number: found, isGuessed: false };
}
