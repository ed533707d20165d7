import type { Deps } from '../../platform/deps.ts';
import { exportItems, exportSections } from '../store/export.ts';

/**
 * Yields a JSON document, in parts, with everything that the service holds about a player: `profile`, and one list for
 * each kind of thing. Secrets are left out, and so is what others wrote.
 */
export async function* exportAccount(
  { db, clock }: Deps,
  playerId: string,
  profile: object,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(clock())},"profile":${JSON.stringify(profile)}`;
  for (const section of exportSections) {
    yield `,"${section}":[`;
    let separator = '';
    for await (const item of exportItems(db, section, playerId)) {
      yield separator + item;
      separator = ',';
    }
    yield ']';
  }
  yield '}';
}
