// The closing line of .ci/run: counts the tests of each run of vitest, given as FILE=STATUS, and each further command by
// its STATUS as one more. A test file that could not be run at all counts as one failed.
import { readFileSync } from 'node:fs';

function countTests(file, status) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const broken = testResults.filter((result) => result.status === 'failed' && !result.assertionResults.length);
    const failed = numFailedTests + broken.length;
    // Vitest may fail without a failed test: an error outside of all tests, or none found.
    return { passed: numPassedTests, failed: failed === 0 && status !== '0' ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const counts = process.argv.slice(2).map((given) => {
  const [file, status] = given.split('=');
  if (status !== undefined) return countTests(file, status);
  return given === '0' ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
});
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
