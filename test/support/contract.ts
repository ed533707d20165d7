import { relative } from 'node:path';
import { afterAll, afterEach, expect } from 'vitest';
import { takeFaults, watchAnswers } from '../contract/watch-answers.ts';
import { recordCovered, watchCommands } from './covered.ts';

/** In every test file, an answer that differs from the API description fails the test. */
function expectNoFaults(): void {
  const faults = takeFaults();
  if (faults.length === 0) return;
  throw new Error(`Answers differ from openapi/openapi.json:\n${[...new Set(faults)].join('\n')}`);
}

const stop = watchAnswers();
watchCommands();
afterEach(expectNoFaults);
afterAll(() => {
  stop();
  recordCovered(relative(process.cwd(), expect.getState().testPath ?? ''));
  expectNoFaults();
});
