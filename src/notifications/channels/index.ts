import type { Channel, DeliveryChannel } from '../channel.ts';
import { email } from './email/index.ts';
import { live } from './live/index.ts';
import { push } from './push/index.ts';
import { webhook } from './webhook/index.ts';

/** All channels through which players get notifications. To add one, add a folder and an entry here. */
export const channels: readonly Channel[] = [webhook, email, push, live];

/** The channels that send. */
export const deliveryChannels: readonly DeliveryChannel[] = channels.filter((channel) => channel.isStored);
