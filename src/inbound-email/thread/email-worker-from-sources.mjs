// Starts the thread's program from its sources, which need a loader; the compiled service does without.
import { register } from 'tsx/esm/api';

register();
await import('./email-worker.mjs');
