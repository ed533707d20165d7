import { z } from 'zod';
import type { GameRow } from '../../../../games/store/games.ts';
import { capital } from '../../../../texts/capital.ts';
import type { GameWords } from '../../../../texts/email-words.ts';
import { durationIn, type Language, textsIn, warningsOf } from '../../../../texts/index.ts';

const rulesSchema = z.object({ expansions: z.array(z.string()) });
const clockSchema = z.object({ perTurn: z.string() });

/**
 * Describes a table to an invited person: the number of players, the expansions, the pace and the seated players. It
 * names players by handle, because the reader may not know them and a display name can say anything.
 */
export function tableWords(language: Language, game: GameRow): GameWords['table'] {
  const { chat, game: words, tableOptions } = textsIn(language);
  const { expansions } = rulesSchema.parse(game.rules);
  const played = expansions.length === 0 ? ['base'] : expansions;
  const clock = clockSchema.safeParse(game.clock).data;
  const what = chat.tableFacts([
    chat.seats(game.seatCount),
    played.map((id) => words.expansions[id]?.name ?? id).join(' + '),
    clock === undefined ? chat.noDeadlines : chat.perMove(durationIn(chat, clock.perTurn)),
  ]);
  return {
    what: capital(what),
    who: game.seats.map(({ handle }) => handle),
    warnings: warningsOf(tableOptions, game),
  };
}
