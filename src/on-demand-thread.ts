import { Worker } from 'node:worker_threads';
import { Semaphore } from './semaphore.ts';

/** What an `OnDemandThread` runs, and its bounds. */
export interface ThreadSettings {
  /** The program, which calls `answerTasks`. */
  readonly program: URL;
  /** Names the thread in errors: "for emails". */
  readonly name: string;
  /** Most of its JavaScript, MB. */
  readonly heapMegabytes: number;
  /** How long a task may take, ms. */
  readonly taskMs: number;
}

/** How long a thread without a task keeps its memory, ms. */
const idleMs = 60_000;

interface Answer<Result> {
  readonly result?: Result;
  readonly failure?: string;
}

/**
 * A thread that is started with its first task and ended when it has had none for a minute, for rare work that would hold
 * up requests or whose data would stay in the memory of the service. It does one task at a time.
 */
export class OnDemandThread<Task, Result> {
  readonly #settings: ThreadSettings;
  readonly #oneAtATime = new Semaphore(1);
  #worker: Worker | undefined;
  #ending: NodeJS.Timeout | undefined;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  /**
   * Does a task after those that came before.
   * @throws Error if the program answers with a failure, breaks, or takes too long
   */
  run(task: Task): Promise<Result> {
    return this.#oneAtATime.run(() => this.#run(task));
  }

  #run(task: Task): Promise<Result> {
    clearTimeout(this.#ending);
    const { name, taskMs } = this.#settings;
    const thread = this.#runningWorker();
    thread.ref();
    return new Promise((resolve, reject) => {
      const rest = () => {
        clearTimeout(timer);
        thread.off('message', onAnswer).off('error', onLost).off('exit', onLost);
        thread.unref(); // an idle thread does not keep the process alive
        this.#ending = setTimeout(() => this.#end(thread), idleMs).unref();
      };
      const onAnswer = ({ result, failure }: Answer<Result>) => {
        rest();
        if (failure === undefined) resolve(result as Result);
        else reject(new Error(failure));
      };
      const onLost = (reason: unknown) => {
        rest();
        this.#end(thread);
        reject(reason instanceof Error ? reason : new Error(`The thread ${name} ended with ${reason}.`));
      };
      const timer = setTimeout(onLost, taskMs, new Error(`A task of the thread ${name} takes too long.`));
      timer.unref();
      thread.on('message', onAnswer).on('error', onLost).on('exit', onLost);
      thread.postMessage(task);
    });
  }

  #runningWorker(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const { program, heapMegabytes } = this.#settings;
    const started = new Worker(program, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    // One that breaks between two tasks is replaced with the next.
    started.on('error', () => this.#end(started));
    started.on('exit', () => this.#end(started));
    this.#worker = started;
    return started;
  }

  #end(thread: Worker): void {
    if (this.#worker === thread) this.#worker = undefined;
    void thread.terminate();
  }
}
