import { afterAll, afterEach } from 'vitest';
import { takeFaults, watchAnswers } from '../contract/watch-answers.ts';

/** Whatever a test file tests: an answer that is not as the description of the API has it fails the test. */
function expectNoFaults(): void {
  const faults = takeFaults();
  if (faults.length === 0) return;
  throw new Error(`Answers differ from openapi/openapi.json:\n${[...new Set(faults)].join('\n')}`);
}

const stop = watchAnswers();
afterEach(expectNoFaults);
afterAll(() => {
  stop();
  expectNoFaults();
});
