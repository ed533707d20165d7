import { parseArgs } from 'node:util';
import { openEvidence } from '../anchors/index.ts';
import { openDb } from '../db/client.ts';
import { DatabaseSetupError } from '../embedded-postgres/index.ts';
import { verifyAllLogs } from '../games/log/verify/verify-logs.ts';
import { countGames } from '../games/store/stored-games.ts';
import { environment, readSettings } from '../settings/config.ts';
import { openServiceDatabase } from './service-database.ts';
import { Report } from './verify-log/report.ts';

/** Interval of progress lines, ms. */
const progressMs = 10_000;

const options = {
  json: { type: 'boolean', default: false },
  anchors: { type: 'string' },
} as const;

/**
 * `npm run verify-log`: verifies every game's log in the service's database, and the anchors. The service can run in the
 * meantime. Exits with 1 if anything was changed, and with 2 if it could not verify.
 */
async function verifyLog(): Promise<void> {
  const { values: given } = parseArgs({ options });
  const settings = readSettings(environment());
  const database = await openServiceDatabase(settings);
  const db = openDb(database.url, { poolSize: 2, purpose: 'command' });
  const report = new Report(given.json);
  try {
    const evidence = await openEvidence(db, given.anchors ?? settings.anchors.file, new Date());
    for (const finding of evidence.findings) report.add(finding);
    const { heads, completeUntil } = evidence;
    const onProgress = progressOf(await countGames(db.prisma));
    const add = report.add.bind(report);
    const counts = await verifyAllLogs(db, { heads, completeUntil, report: add, onProgress }).finally(() =>
      evidence.close(),
    );
    process.exitCode = report.end({ ...counts, anchors: evidence.anchors });
  } finally {
    await db.close();
    await database.stop();
  }
}

/** Returns a function that prints the progress periodically, for large databases. */
function progressOf(total: number): (counts: { games: number }) => void {
  let printedAt = Date.now();
  return ({ games }) => {
    if (Date.now() - printedAt < progressMs) return;
    printedAt = Date.now();
    console.error(`${games} of ${total} games verified`);
  };
}

const expected = ['ConfigError', 'AnchorFileError'];

await verifyLog().catch((error: NodeJS.ErrnoException) => {
  const isExpected =
    error instanceof DatabaseSetupError ||
    expected.includes(error.name) ||
    error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
});
