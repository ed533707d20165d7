/**
 * `npm run rules:coverage`: lists the rules of docs/rules.md that no test names, and exits with 1 if there are any.
 * Only the tests and the tables they read count, not the second implementation.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ruleId = /\bR-[A-Z]+-\d+\b/g;
const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const notTests = /[\\/](?:reference|support|vectors)[\\/]/;

/** Returns the ids of all rules, in the order of the document. */
export function documentedRules(text: string): string[] {
  return [...text.matchAll(/<a id="(R-[A-Z]+-\d+)"><\/a>/g)].map(([, id = '']) => id);
}

/** Returns the rules not named in any text; comments do not count. */
export function untestedRules(rules: readonly string[], texts: readonly string[]): string[] {
  const named = new Set(texts.flatMap((text) => text.replace(comment, '').match(ruleId) ?? []));
  return rules.filter((rule) => !named.has(rule));
}

/** Returns the sources of all tests and of the tables of rows they read. */
export function testTexts(): string[] {
  const folder = join(root, 'test');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => path.endsWith('.ts') && !notTests.test(path))
    .map((path) => readFileSync(path, 'utf8'));
}

function main(): void {
  const rules = documentedRules(readFileSync(join(root, 'docs', 'rules.md'), 'utf8'));
  const untested = untestedRules(rules, testTexts());
  for (const rule of untested) console.log(`${rule} is named by no test`);
  console.log(`${rules.length - untested.length} of ${rules.length} rules are named by a test`);
  if (untested.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
