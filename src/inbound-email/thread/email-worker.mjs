// Parses emails on a separate thread, so that what a hostile one costs delays no request.
import { parentPort } from 'node:worker_threads';
import { parseEmail } from '../parse.ts';

parentPort?.on('message', async (raw) => {
  try {
    parentPort?.postMessage({ result: await parseEmail(raw) });
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
});
