import type { OverHttp } from '../../support/app.ts';
import { makePlayer, type TestPlayer } from '../../support/players.ts';

/** Creates a player for each name. */
export async function makePlayers<const Names extends readonly string[]>(service: OverHttp, ...names: Names) {
  const players: TestPlayer[] = [];
  for (const name of names) players.push(await makePlayer(service, name));
  return players as { -readonly [Index in keyof Names]: TestPlayer };
}
