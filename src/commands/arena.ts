import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { EXPANSIONS, type Rules, resolveRules, rulesRequestSchema } from '#engine';
import { CONTESTANTS, type Contestant } from './arena/contestants.ts';
import { fixturesOf } from './arena/fixtures.ts';
import { formatSummary } from './arena/report.ts';
import { summarize } from './arena/summarize.ts';
import { playOnThreads } from './arena/threads.ts';

const options = {
  games: { type: 'string', default: '100' },
  seats: { type: 'string', default: '2' },
  rules: { type: 'string', default: '{}' },
  seed: { type: 'string', default: 'arena' },
  threads: { type: 'string', default: String(availableParallelism()) },
} as const;

/** Time between two lines that say how far it is, ms. */
const PROGRESS_MS = 10_000;

/**
 * `npm run arena -- fair easy`: lets robots of levels, or `random`, play against each other and prints how they did.
 * `--games 200` for each table, `--seats 4`, `--rules all` or as JSON (`{"expansions":["river"],"handSize":3}`),
 * `--seed`, `--threads 1`.
 */
async function arena(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const fixtures = fixturesOf({
    contestants: contestantsFrom(positionals),
    rules: rulesFrom(values.rules),
    seats: Number(values.seats),
    games: Number(values.games),
    seed: values.seed,
  });
  const played = await playOnThreads(fixtures, Number(values.threads), progressOf(fixtures.length));
  console.log(formatSummary(summarize(played)));
}

function contestantsFrom(names: readonly string[]): Contestant[] {
  const unknown = names.filter((name) => !CONTESTANTS.includes(name as Contestant));
  if (unknown.length > 0 || names.length === 0) {
    throw new TypeError(`name who plays: ${CONTESTANTS.join(', ')}; not ${unknown.join(', ') || 'nobody'}`);
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
