import type { Game } from '../api/client.ts';
import { t } from '../i18n/index.ts';

/** Returns the names of expansions. */
export const expansionNames = (ids: readonly string[]): string[] =>
  ids.map((id) => t().game.expansions[id]?.name ?? id);

/** Formats the time limit for each decision. */
export const paceText = ({ perTurn }: NonNullable<Game['clock']>): string =>
  t().games.clock(t().games.clocks[perTurn] ?? perTurn);
