import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Semaphore } from './semaphore.ts';
import { secondMs } from './time-units.ts';

/** The work and the limits of a pool's threads. */
export interface ThreadSettings {
  /** The module with the work, relative to `src`; compiled it is an entry point of the same name. */
  readonly module: string;
  /** The exported function that runs a task. Tasks and results are copied between threads. */
  readonly work: string;
  /** Describes the threads in errors: "for emails". */
  readonly name: string;
  /** Maximum number of tasks running at once. */
  readonly threads: number;
  /** Time limit of a started task, ms. */
  readonly taskMs: number;
  /** Maximum JavaScript heap of a thread, MB. */
  readonly heapMegabytes?: number;
  /** Niceness of the threads: with 10 they get a tenth of what others get when all are busy. */
  readonly niceness?: number;
}

/**
 * Time for which an idle thread keeps its memory, ms. A drawing thread has 60 to 90 MB and the password thread 30;
 * restarting them takes 0.5 and 0.1 s.
 */
const idleMs = 30 * secondMs;

/**
 * Maximum young generation of a thread with a limited heap, MB. The default is 16; pictures and passwords are as fast
 * with 8.
 */
const youngMegabytes = 8;

const isCompiled = !import.meta.url.endsWith('.ts');

/**
 * Threads that each run one task at a time, in order of arrival. They start with tasks and end after a time without any;
 * idle ones do not keep the process alive.
 */
export class ThreadPool<Task, Result> {
  readonly #settings: ThreadSettings;
  /** Piscina's own queue keeps neither the order of abortable tasks nor its limit. */
  readonly #free: Semaphore;
  #piscina: Piscina<Task, Result>;
  #unfinished = 0;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
    this.#free = new Semaphore(settings.threads);
    this.#piscina = open(settings);
  }

  /** Number of waiting and running tasks. */
  get unfinished(): number {
    return this.#unfinished;
  }

  /**
   * Runs a task after the previous ones.
   * @throws the work's error; Error if it takes too long, breaks its thread, or the pool is closed in the meantime
   */
  async run(task: Task): Promise<Result> {
    const piscina = this.#piscina;
    this.#unfinished += 1;
    try {
      return await this.#free.run(() => this.#runOn(piscina, task));
    } finally {
      this.#unfinished -= 1;
    }
  }

  /** Ends the threads; waiting and running tasks fail. A later task starts new threads. */
  async close(): Promise<void> {
    const closed = this.#piscina;
    this.#piscina = open(this.#settings);
    await closed.destroy();
  }

  async #runOn(piscina: Piscina<Task, Result>, task: Task): Promise<Result> {
    const { module, work, name, taskMs } = this.#settings;
    const isClosed = () => piscina !== this.#piscina;
    const closed = () => new Error(`The threads ${name} were closed.`);
    if (isClosed()) throw closed();
    const signal = AbortSignal.timeout(taskMs);
    try {
      // A module that fails to load is reported as the task's failure; in the threads' options it would be an unhandled
      // error.
      return await piscina.run(task, { filename: fileOf(module), name: work, signal });
    } catch (error) {
      if (isClosed()) throw closed();
      if (signal.aborted) throw new Error(`A task of the threads ${name} takes too long.`);
      throw error;
    }
  }
}

function open<Task, Result>(settings: ThreadSettings): Piscina<Task, Result> {
  const { module, threads, heapMegabytes, niceness = 0 } = settings;
  const piscina = new Piscina<Task, Result>({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // On other systems than Linux it would change the priority of the whole process.
    niceIncrement: process.platform === 'linux' ? niceness : 0,
    // No options of this process except a TypeScript loader, if one is needed.
    execArgv: isCompiled || !module.endsWith('.ts') ? [] : ['--import', 'tsx'],
    ...(heapMegabytes && {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
    }),
    recordTiming: false,
  });
  piscina.on('error', () => {}); // a thread that breaks between tasks is replaced with the next one
  return piscina;
}

const fileOf = (module: string) =>
  fileURLToPath(
    new URL(isCompiled ? `${basename(module, extname(module))}.mjs` : `../${module}`, import.meta.url),
  );
