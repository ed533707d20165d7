import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { EXPANSIONS, type Rules, resolveRules, rulesRequestSchema } from '#engine';
import { CONTESTANTS, type Contestant } from './contestants.ts';
import { fixturesOf } from './fixtures.ts';
import { formatSummary } from './report.ts';
import { summarize } from './summarize.ts';
import { playOnThreads } from './threads.ts';
import { tune } from './tune.ts';

const options = {
  games: { type: 'string', default: '100' },
  seats: { type: 'string', default: '2' },
  rules: { type: 'string', default: '{}' },
  seed: { type: 'string', default: 'arena' },
  tune: { type: 'string' },
  steps: { type: 'string', default: '50' },
  threads: { type: 'string', default: String(availableParallelism()) },
} as const;

/** Time between two lines about the progress, ms. */
const PROGRESS_MS = 10_000;

/**
 * `npm run arena -- fair easy`: lets robots of levels, or `random`, play against each other and prints the results.
 * `--games 200` for each table, `--seats 4`, `--rules all` or as JSON (`{"expansions":["river"],"handSize":3}`),
 * `--seed`, `--threads 1`. With `--tune weights.json` it looks for better weights of the fair robot instead, in `--steps`
 * of `--games` each, and writes them to the file after each step.
 */
async function arena(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { tune: file, seed } = values;
  const [seats, games, threads] = [Number(values.seats), Number(values.games), Number(values.threads)];
  const table = { rules: rulesFrom(values.rules), seats, games, seed };
  if (file !== undefined) {
    await tune({ ...table, threads, steps: Number(values.steps) }, (suggestion) => {
      writeFileSync(file, `${JSON.stringify(suggestion, null, 2)}\n`);
      console.error(`step ${suggestion.steps}, lead of the better side ${suggestion.lead.toFixed(1)} points`);
    });
    return;
  }
  const fixtures = fixturesOf({ ...table, contestants: contestantsFrom(positionals) });
  const played = await playOnThreads(fixtures, threads, progressOf(fixtures.length));
  console.log(formatSummary(summarize(played)));
}

function contestantsFrom(names: readonly string[]): Contestant[] {
  const unknown = names.filter((name) => !CONTESTANTS.includes(name as Contestant));
  if (unknown.length > 0 || names.length === 0) {
    throw new TypeError(
      `name the contestants: ${CONTESTANTS.join(', ')}; not ${unknown.join(', ') || 'none'}`,
    );
  }
  return names as Contestant[];
}

function rulesFrom(text: string): Rules {
  const request = text === 'all' ? { expansions: [...EXPANSIONS] } : JSON.parse(text);
  return resolveRules(rulesRequestSchema.parse(request));
}

function progressOf(total: number): (count: number) => void {
  let printedAt = Date.now();
  return (count) => {
    if (Date.now() - printedAt < PROGRESS_MS) return;
    printedAt = Date.now();
    console.error(`${count} of ${total} games played`);
  };
}

await arena().catch((error: unknown) => {
  console.error(error instanceof TypeError ? error.message : error);
  process.exitCode = 2;
});
