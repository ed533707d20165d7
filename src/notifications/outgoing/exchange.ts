import type { Dispatcher } from 'undici';
import { type Answer, retryAfterOf, textOf, unanswered } from './answer.ts';

/** Bytes of an answer that are read. */
const mostBytes = 16_384;
/** Time that an answer gets after its status, ms: nothing in it is needed. */
const readingMs = 1_000;

const notNeeded = new Error('Nothing more of the answer is needed.');

type Controller = Dispatcher.DispatchController;

/**
 * One request and its answer, which settles when its body ends, is long enough, or takes too long. It is a handler of its
 * own, as streams, abort signals and asynchronous resources for each request would cost more than all the rest.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  /** The answer; never rejects. */
  readonly answer: Promise<Answer>;
  #resolve: (answer: Answer) => void = () => {};
  #timer: NodeJS.Timeout;
  #controller: Controller | undefined;
  #isSettled = false;
  #startedAt: number | undefined;
  #head: Answer | undefined;
  readonly #chunks: Buffer[] = [];
  #size = 0;

  /** `timeoutMs`: the longest time until the status. */
  constructor(timeoutMs: number) {
    this.answer = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    const tooLate = () => this.#settle(new Error(`No answer came within ${timeoutMs / 1000} s.`));
    this.#timer = setTimeout(tooLate, timeoutMs);
  }

  /** Notes when the request goes on the wire: what comes before is no fault of the receiver. */
  onRequestStart(controller: Controller): void {
    this.#controller = controller;
    this.#startedAt = performance.now();
    if (this.#isSettled) this.#breakOff();
  }

  onResponseStart(
    _: Controller,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (status < 200) return; // informational; the answer follows
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), readingMs);
    this.#head = {
      status,
      milliseconds: this.#elapsed(),
      retryAfter: retryAfterOf(headers['retry-after']),
    };
  }

  onResponseData(_: Controller, chunk: Buffer): void {
    if (this.#isSettled) return;
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#size >= mostBytes) this.#settle();
  }

  onResponseEnd(): void {
    this.#controller = undefined; // its connection can be used again
    this.#settle();
  }

  onResponseError(_: Controller, error: Error): void {
    this.#controller = undefined;
    this.#settle(error);
  }

  #elapsed(): number {
    return this.#startedAt === undefined ? 0 : performance.now() - this.#startedAt;
  }

  /** Settles with what has come; `reason` says why there is no status, as from then on what came is enough. */
  #settle(reason = notNeeded): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    clearTimeout(this.#timer);
    this.#resolve(
      this.#head === undefined
        ? unanswered(reason, this.#elapsed())
        : { ...this.#head, text: textOf(Buffer.concat(this.#chunks)) },
    );
    this.#breakOff();
  }

  /** Closes the connection, if the exchange still has it. */
  #breakOff(): void {
    this.#controller?.abort(notNeeded);
  }
}
