// The closing line of .ci/run: counts vitest's tests, and each further command by its status as one more. A test file that
// could not be run at all counts as one failed.
import { readFileSync } from 'node:fs';

const [file, tests, ...statuses] = process.argv.slice(2);

function countTests() {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length);
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const { passed, failed } = countTests();
const othersFailed = statuses.filter((status) => status !== '0').length;
// Vitest may fail without a failed test: an error outside of all tests, or none found.
const unexplained = tests !== '0' && failed === 0 ? 1 : 0;
const allFailed = failed + othersFailed + unexplained;
console.log(`${passed + statuses.length - othersFailed} passed, ${allFailed} failed`);
process.exitCode = allFailed > 0 ? 1 : 0;
