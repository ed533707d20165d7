import { parseArgs } from 'node:util';
import { openDb } from '../db/client.ts';
import { DatabaseSetupError } from '../embedded-postgres/index.ts';
import { rebuildConduct } from '../games/conduct/keep.ts';
import { personsById } from '../players/store/players.ts';
import { checkRatings, type RatingFault } from '../ratings/check.ts';
import { rebuildRatings } from '../ratings/keep.ts';
import { shown } from '../ratings/rules/rating.ts';
import type { RatingRow } from '../ratings/store/ratings.ts';
import { environment, readSettings } from '../settings/config.ts';
import { openServiceDatabase } from './service-database.ts';

const options = { rebuild: { type: 'boolean', default: false } } as const;

/**
 * `npm run ratings`: computes all ratings from the logs and compares them with the stored ones; `--rebuild` first
 * replaces these, and the records of how players left their games. The service can run in the meantime. Exits with 1 if
 * any differ, and with 2 if it could not compare.
 */
async function ratings(): Promise<void> {
  const { values: given } = parseArgs({ options });
  const database = await openServiceDatabase(readSettings(environment()));
  const db = openDb(database.url, { poolSize: 2, purpose: 'command' });
  try {
    const clock = () => new Date();
    if (given.rebuild) {
      await rebuildRatings({ db, clock });
      await rebuildConduct({ db, clock });
    }
    const { games, faults } = await checkRatings({ db });
    const ids = faults.map(({ playerId }) => playerId);
    const persons = await personsById(db.prisma, ids);
    for (const fault of faults) console.log(lineOf(fault, persons.get(fault.playerId)?.handle));
    console.log(`${games} games rated, ${faults.length} ratings kept otherwise`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await db.close();
    await database.stop();
  }
}

const lineOf = ({ playerId, class: name, kept, computed }: RatingFault, handle = playerId): string =>
  `${handle} (${name}): kept ${textOf(kept)}, by the logs ${textOf(computed)}`;

function textOf(row: RatingRow | undefined): string {
  if (row === undefined) return 'none';
  const { rating, marginOfError } = shown(row);
  return `${rating} ± ${marginOfError} after ${row.games} games`;
}

await ratings().catch((error: NodeJS.ErrnoException) => {
  const isExpected =
    error instanceof DatabaseSetupError ||
    error.name === 'ConfigError' ||
    error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
});
