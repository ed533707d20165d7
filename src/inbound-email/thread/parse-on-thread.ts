import { Worker } from 'node:worker_threads';
import { Semaphore } from '../../semaphore.ts';
import type { ParsedEmail } from '../parse.ts';
import { TryLater } from '../receipt.ts';

/** Emails that may wait or be in work at once, and how long one may take, ms. */
export const bounds = { waiting: 64, milliseconds: 10_000 } as const;
/** Of the thread, in MB: an email has half of one. */
const heapLimits = { maxOldGenerationSizeMb: 128 } as const;

/** The program of the thread: the compiled one beside the others, or the sources. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './email-worker-from-sources.mjs' : './email-worker.mjs',
  import.meta.url,
);

interface Answer {
  readonly parsed?: ParsedEmail;
  readonly failure?: string;
}

const oneAtATime = new Semaphore(1);
let waiting = 0;
let worker: Worker | undefined;

/**
 * Parses an email on a thread, after those that came before, so that no request waits for it.
 * @throws TryLater when too many wait; Error if the email makes no sense or takes too long
 */
export async function parseOnThread(raw: Uint8Array): Promise<ParsedEmail> {
  if (waiting >= bounds.waiting) throw new TryLater('Too many emails wait to be parsed.');
  waiting += 1;
  try {
    return await oneAtATime.run(() => parse(raw));
  } finally {
    waiting -= 1;
  }
}

function parse(raw: Uint8Array): Promise<ParsedEmail> {
  const thread = runningWorker();
  thread.ref();
  return new Promise((resolve, reject) => {
    const rest = () => {
      clearTimeout(timer);
      thread.off('message', onAnswer).off('error', onLost).off('exit', onLost);
      thread.unref(); // an idle thread does not keep the process alive
    };
    const onAnswer = ({ parsed, failure }: Answer) => {
      rest();
      if (parsed === undefined) reject(new Error(failure));
      else resolve(parsed);
    };
    const onLost = (reason: unknown) => {
      rest();
      end(thread);
      reject(reason instanceof Error ? reason : new Error(`The thread of emails ended with ${reason}.`));
    };
    const timer = setTimeout(onLost, bounds.milliseconds, new Error('To parse the email takes too long.'));
    timer.unref();
    thread.on('message', onAnswer).on('error', onLost).on('exit', onLost);
    thread.postMessage(raw);
  });
}

function runningWorker(): Worker {
  if (worker !== undefined) return worker;
  const started = new Worker(program, { execArgv: [], resourceLimits: heapLimits });
  // One that breaks between two emails is replaced with the next.
  started.on('error', () => end(started));
  started.on('exit', () => end(started));
  worker = started;
  return started;
}

function end(thread: Worker): void {
  if (worker === thread) worker = undefined;
  void thread.terminate();
}
