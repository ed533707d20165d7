// The program's side of an OnDemandThread. Plain JavaScript: a worker is started without a loader for TypeScript.
import { parentPort } from 'node:worker_threads';

/** Answers each task of the thread with what `work` makes of it, or with why that failed. */
export function answerTasks(work) {
  parentPort?.on('message', async (task) => {
    try {
      parentPort?.postMessage({ result: await work(task) });
    } catch (error) {
      parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) });
    }
  });
}
