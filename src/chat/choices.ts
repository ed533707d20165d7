import type { Deps } from '../deps.ts';
import { listOptions } from '../games/play/options/list.ts';
import { askerOf } from './asker.ts';
import type { Game } from './reply.ts';
import { choiceLines } from './show-options.ts';
import { standingOf } from './standing.ts';

/** Returns the options of a player, for whom a running game waits, in numbered lines: as `options` shows them. */
export async function choicesOf(deps: Deps, playerId: string, game: Game): Promise<string[]> {
  const asker = await askerOf(deps, playerId);
  const { options } = await listOptions(deps, playerId, game);
  return options.length === 0 ? [] : choiceLines(asker, await standingOf(asker, game), options, 1);
}
