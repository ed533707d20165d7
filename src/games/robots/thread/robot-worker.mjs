// Does the jobs of robots on a thread of its own, at a lower priority than the threads that answer requests.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { runJob } from './run-job.ts';

// Elsewhere than on Linux it would be the priority of the whole process.
if (process.platform === 'linux') setPriority(0, workerData.niceness);

parentPort?.on('message', ({ id, job }) => {
  try {
    parentPort?.postMessage({ id, result: runJob(job) });
  } catch (error) {
    parentPort?.postMessage({
      id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
