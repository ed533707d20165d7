import type { GameRow } from '../db/games/games.ts';
import { personName, playerAt } from '../helpers/seats.ts';
import type { MatchWords } from '../texts/email-texts.ts';
import { type Language, nameIn } from '../texts/index.ts';

/** Returns what texts say of the match that a game belongs to; undefined: it belongs to none. */
export function matchWords(language: Language, game: GameRow): MatchWords | undefined {
  const { match, matchGame } = game;
  if (match === null) return undefined;
  const { bestOf, form, firstId, firstHalves, secondHalves } = match;
  const nameAt = (seat: number) => nameIn(language, personName(playerAt(game, seat)?.displayName ?? ''));
  const halves =
    playerAt(game, 0)?.playerId === firstId ? [firstHalves, secondHalves] : [secondHalves, firstHalves];
  const [mine = 0, others = 0] = halves;
  return {
    bestOf,
    isMirrored: form === 'mirrored',
    game: matchGame ?? 1,
    standing: `${nameAt(0)} ${pointsOf(mine)} – ${pointsOf(others)} ${nameAt(1)}`,
  };
}

/** Returns points that are given in halves as people write them: `1½`. */
function pointsOf(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
