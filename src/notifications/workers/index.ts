export { sendGatheredMessages } from '../channels/email/content/messages.ts';
export { sendDigests } from '../channels/email/delivery/digests.ts';
export type { GameServices } from '../game-services.ts';
export { watchOutbox } from '../outbox/watch.ts';
export type { Follower } from './fan-out-loop.ts';
export { deleteOld } from './retention.ts';
export { openWorkers, type WorkersOptions } from './start.ts';
