import { readFailingChannels } from '../../db/notifications/workers.ts';
import type { Deps } from '../../platform/deps.ts';

/** Seconds after which a process that was not seen counts as dead. */
export const deadAfter = 15;

/** Returns the channels on which some process delivers nothing at present, as the receiving server refuses everything. */
export const failingChannels = ({ db }: Deps): Promise<string[]> => readFailingChannels(db.prisma, deadAfter);
