import type { Sending } from '../../../kinds/happening.ts';
import type { Notification } from '../../../kinds/index.ts';
import type { Receiver } from '../../../preferences/receivers.ts';

/** The content of a webhook, in any format. */
export interface Message extends Sending {
  readonly notification: Notification;
  /** The player it is for; an application's endpoint gets it on that player's behalf. */
  readonly recipient: Pick<Receiver, 'id' | 'displayName' | 'locale'>;
  readonly at: Date;
}
