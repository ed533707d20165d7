import type { Channel, DeliveryChannel } from '../channel.ts';
import { email } from './email/index.ts';
import { live } from './live/index.ts';
import { push } from './push/index.ts';
import { webhook } from './webhook/index.ts';

/** Every way in which players get notifications. Another channel is a folder and an entry of this list. */
export const channels: readonly Channel[] = [webhook, email, push, live];

/** Those that send. */
export const deliveryChannels: readonly DeliveryChannel[] = channels.filter((channel) => channel.isStored);
