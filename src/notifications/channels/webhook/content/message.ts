import type { Sending } from '../../../kinds/happening.ts';
import type { Notification } from '../../../kinds/index.ts';
import type { Receiver } from '../../../preferences/receivers.ts';

/** All that a webhook can say, in whichever format. */
export interface Message extends Sending {
  readonly notification: Notification;
  /** The player whom it is for; an endpoint of an application gets it in that player's place. */
  readonly recipient: Pick<Receiver, 'id' | 'displayName' | 'locale'>;
  readonly at: Date;
}
