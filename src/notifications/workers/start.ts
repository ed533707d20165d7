import { newId } from '../../db/id.ts';
import type { Deps } from '../../platform/deps.ts';
import type { DueWork } from '../../platform/due-work.ts';
import { repeat } from '../../platform/repeat.ts';
import type { DeliveryChannel } from '../channel.ts';
import { deliveryChannels } from '../channels/index.ts';
import type { GameServices } from '../game-services.ts';
import { showWaiting } from '../outbox/delivery-metrics.ts';
import { deleteWorkers } from '../store/workers.ts';
import { showBacklogs } from './backlog-metrics.ts';
import { heartbeat, heartbeatIntervalMs } from './failing-channels.ts';
import { type FanOutLoop, type Follower, openFanOut } from './fan-out-loop.ts';
import { WorkersHealth } from './health.ts';
import { openChannels } from './open-channels.ts';

/** The workers of a process that deliver notifications. */
export interface Workers {
  readonly fanOut: FanOutLoop;
  /** How due work of the channels is taken, by kind. */
  readonly queues: Readonly<Record<string, DueWork<object>>>;
  /** The names of the channels. */
  readonly channels: readonly string[];
  readonly health: WorkersHealth;
  /** Finishes deliveries under way. */
  stop(): Promise<void>;
}

/** Maximum time for attempts under way when the process stops, ms. */
const graceMs = 3_000;

export interface WorkersOptions {
  readonly channels?: readonly DeliveryChannel[];
}

/** Opens the channels and the fan-out of this process; due work is taken when the caller requests it. */
export function openWorkers(
  deps: Deps,
  services: GameServices,
  follower: Follower,
  { channels = deliveryChannels }: WorkersOptions = {},
): Workers {
  const open = openChannels(deps, channels, services);
  const queues: Record<string, DueWork<object>> = Object.assign({}, ...open.map((each) => each.queues));
  const names = channels.map(({ name }) => name);
  showWaiting(deps, names);
  showBacklogs(deps);
  const health = new WorkersHealth();
  deps.faultChecks.add(health.faults);
  const id = newId();
  const fanOut = openFanOut(deps, open, follower);
  const stopBeating = repeat(
    deps.log,
    heartbeatIntervalMs,
    health.round('heartbeat', heartbeat(deps, id, open)),
  );
  return {
    fanOut,
    queues,
    channels: names,
    health,
    stop: async () => {
      deps.faultChecks.delete(health.faults);
      await fanOut.stop();
      await stopBeating();
      const timer = setTimeout(() => {
        for (const { transport } of open) transport.abort?.();
      }, graceMs);
      await Promise.all(Object.values(queues).map((queue) => queue.stop()));
      for (const { transport } of open) await transport.close();
      clearTimeout(timer);
      await deleteWorkers(deps.db.prisma, id).catch((error: Error) => {
        deps.log.warn(
          { reason: error.message },
          'the workers stop without the database; others learn of it later',
        );
      });
    },
  };
}
