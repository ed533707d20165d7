import type { JobHelpers, Task, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { deliveryTask, mostRuns } from '../../db/notifications/jobs.ts';
import { inSpan } from '../../helpers/spans.ts';
import type { Deps } from '../../platform/deps.ts';
import { runDelivery } from '../outbox/attempt.ts';
import type { Lanes } from './lanes.ts';
import type { OpenChannel } from './open-channels.ts';

const deliveryPayload = z.object({ delivery: z.uuid() });

/** All tasks of the workers, by name. */
export function tasksFor(deps: Deps, open: readonly OpenChannel[], lanes: Lanes): TaskList {
  return Object.assign({}, ...open.map((each) => channelTasks(deps, each, lanes)));
}

function channelTasks(deps: Deps, open: OpenChannel, lanes: Lanes): TaskList {
  const deliver = (payload: unknown) => runDelivery(deps, open, deliveryPayload.parse(payload).delivery);
  const tasks = { [deliveryTask(open.channel.name)]: deliver, ...open.transport.tasks };
  return Object.fromEntries(
    Object.entries(tasks).map(([name, work]): [string, Task] => [
      name,
      (payload, helpers) => runInLanes(lanes, helpers, () => inSpan(name, () => work(payload))),
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
