import type { Deps } from '../../platform/deps.ts';
import { exportItems, exportSections } from '../store/export.ts';

/**
 * Yields, in parts, a JSON document with all data that the service stores about a player: `profile`, and a list per kind
 * of data. Secrets and other people's texts are omitted.
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
