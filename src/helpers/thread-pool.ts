import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Semaphore } from './semaphore.ts';
import { secondMs } from './time-units.ts';

/** The work of a pool's threads, and their bounds. */
export interface ThreadSettings {
  /** The module with the work, as seen from `src`; compiled it is an entry point of the same name. */
  readonly module: string;
  /** The exported function that does a task. Tasks and results are copied between threads. */
  readonly work: string;
  /** Names the threads in errors: "for emails". */
  readonly name: string;
  /** Most tasks that run at once. */
  readonly threads: number;
  /** Time that a task may take once it has begun, in ms. */
  readonly taskMs: number;
  /** Limits the JavaScript of a thread, MB. */
  readonly heapMegabytes?: number;
  /** Degree to which the threads yield to others: with 10 they get a tenth of what others get where all are busy. */
  readonly niceness?: number;
}

/**
 * Time that an idle thread keeps its memory, in ms. One that draws has 60 to 90 MB and the one for passwords 30; starting them
 * again takes 0.5 and 0.1 s.
 */
const idleMs = 30 * secondMs;

/** Limits the new objects of a thread whose heap is limited, MB. By default they take 16; pictures and passwords are as fast with 8. */
const youngMegabytes = 8;

const isCompiled = !import.meta.url.endsWith('.ts');

/**
 * Threads that do a task each at a time, those that came first before others. They start with tasks and end when they
 * have had none for a while; idle ones do not keep the process alive.
 */
export class ThreadPool<Task, Result> {
  readonly #settings: ThreadSettings;
  /** Piscina's own queue does not keep the order of tasks that may be aborted, nor its limit. */
  readonly #free: Semaphore;
  #piscina: Piscina<Task, Result>;
  #unfinished = 0;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
    this.#free = new Semaphore(settings.threads);
    this.#piscina = open(settings);
  }

  /** Number of tasks that wait or run. */
  get unfinished(): number {
    return this.#unfinished;
  }

  /**
   * Does a task after those that came before.
   * @throws what the work throws; Error if it takes too long, breaks its thread, or the pool is closed meanwhile
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

  /** Ends the threads; what waits or runs fails. A later task starts them again. */
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
      // A module that does not load is the task's failure; one among the options of threads would be nobody's.
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
    // Elsewhere than on Linux it would be the priority of the whole process.
    niceIncrement: process.platform === 'linux' ? niceness : 0,
    // Nothing of this process but a loader of TypeScript, where there is some to load.
    execArgv: isCompiled || !module.endsWith('.ts') ? [] : ['--import', 'tsx'],
    ...(heapMegabytes && {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
    }),
    recordTiming: false,
  });
  piscina.on('error', () => {}); // a thread that breaks between two tasks is replaced with the next
  return piscina;
}

const fileOf = (module: string) =>
  fileURLToPath(
    new URL(isCompiled ? `${basename(module, extname(module))}.mjs` : `../${module}`, import.meta.url),
  );
