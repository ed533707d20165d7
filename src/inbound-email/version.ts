import { versionIn } from '../notifications/channels/email/delivery/message-ids.ts';
import type { ReceivedMessage } from './message.ts';
import type { ReplyAddressRow } from './store/reply-addresses.ts';

/** The version of the game that the author of an email saw. */
export interface AnsweredVersion {
  readonly number: number;
  /** True if the email does not identify the one it answers, so that the latest is assumed. */
  readonly isGuessed: boolean;
}

/** Returns the version that an email is about: that of the email it answers. */
export function versionOf(
  { inReplyTo, references }: Pick<ReceivedMessage, 'inReplyTo' | 'references'>,
  { version }: Pick<ReplyAddressRow, 'version'>,
): AnsweredVersion {
  const nearest = [...inReplyTo, ...references.toReversed()];
  const found = nearest.map(versionIn).find((each) => each !== undefined);
  return found === undefined ? { number: version, isGuessed: true } : { number: found, isGuessed: false };
}
