import type { JobHelpers, Task, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { deliveryTask } from '../../db/deliveries.ts';
import { mostRuns } from '../../db/jobs.ts';
import { fanOutTask } from '../../db/outbox.ts';
import type { Deps } from '../../deps.ts';
import type { DeliveryChannel } from '../channel.ts';
import { notifyFeeds } from '../channels/live/notify.ts';
import type { GameServices } from '../game-services.ts';
import { runDelivery } from '../outbox/attempt.ts';
import { fanOut } from '../outbox/fan-out.ts';
import type { Lanes } from './lanes.ts';
import type { OpenChannel } from './open-channels.ts';
import { Semaphore } from './semaphore.ts';

/** Name of a task that does nothing: it makes a worker look for jobs. */
export const wakeTask = 'wake';

/** Outbox events that are fanned out at once: they keep the database busy and must leave room for requests. */
const fanOutLimit = 3;

const fanOutPayload = z.object({ game: z.uuid(), position: z.string() });
const deliveryPayload = z.object({ delivery: z.uuid() });

/** All tasks of the workers, by name. */
export function tasksFor(
  deps: Deps,
  open: readonly OpenChannel[],
  services: GameServices,
  lanes: Lanes,
): TaskList {
  const channels = open.map(({ channel }) => channel);
  return {
    [fanOutTask]: fanOutTaskFor(deps, channels, services),
    ...Object.assign({}, ...open.map((each) => channelTasks(deps, each, lanes))),
    [wakeTask]: async () => {},
  };
}

function fanOutTaskFor(deps: Deps, channels: readonly DeliveryChannel[], services: GameServices): Task {
  const semaphore = new Semaphore(fanOutLimit);
  const work = async (payload: unknown) => {
    const { game, position } = fanOutPayload.parse(payload);
    const row = await fanOut(deps, channels, game, position);
    if (row?.status === 'running' && row.deadline !== null) await services.updateDeadline(game);
  };
  return (payload) => {
    notifyFeeds(deps);
    return semaphore.run(() => work(payload));
  };
}

function channelTasks(deps: Deps, open: OpenChannel, lanes: Lanes): TaskList {
  const deliver = (payload: unknown) => runDelivery(deps, open, deliveryPayload.parse(payload).delivery);
  const tasks = { [deliveryTask(open.channel.name)]: deliver, ...open.transport.tasks };
  return Object.fromEntries(
    Object.entries(tasks).map(([name, work]): [string, Task] => [
      name,
      (payload, helpers) => runInLanes(lanes, helpers, () => work(payload)),
    ]),
  );
}

/** Runs a job, or puts it back if its lanes have become full. */
async function runInLanes(
  lanes: Lanes,
  { job, addJob }: JobHelpers,
  work: () => Promise<void>,
): Promise<void> {
  const flags = Object.keys(job.flags ?? {});
  if (await lanes.run(flags, work)) return;
  const jobKey = job.key === null ? {} : { jobKey: job.key };
  const { priority } = job;
  await addJob(job.task_identifier, job.payload, { flags, priority, maxAttempts: mostRuns, ...jobKey });
}
