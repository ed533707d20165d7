import type { GameRow } from '../games/store/games.ts';
import { personName, playerAt } from '../helpers/seats.ts';
import type { MatchAfter } from '../matches/rules/match-score.ts';
import type { MatchWords } from '../texts/email-words.ts';
import { type Language, nameIn } from '../texts/index.ts';

/**
 * Returns the wording about the match that a game belongs to; undefined if it belongs to none.
 * @param after the score after the game, if that has just ended
 * @param reader the reading player's id
 */
export function matchWords(
  language: Language,
  game: GameRow,
  after?: MatchAfter,
  reader?: string,
): MatchWords | undefined {
  const { match, matchGame } = game;
  if (match === null) return undefined;
  const { bestOf, form, firstId, firstHalves, secondHalves } = match;
  const nameAt = (seat: number) => nameIn(language, personName(playerAt(game, seat)?.displayName ?? ''));
  const now =
    playerAt(game, 0)?.playerId === firstId ? [firstHalves, secondHalves] : [secondHalves, firstHalves];
  const [mine = 0, others = 0] = after?.halves ?? now;
  return {
    bestOf,
    isMirrored: form === 'mirrored',
    game: matchGame ?? 1,
    standing: `${nameAt(0)} ${pointsOf(mine)} – ${pointsOf(others)} ${nameAt(1)}`,
    after: after && afterWords(game, after, nameAt, reader),
  };
}

function afterWords(
  game: GameRow,
  after: MatchAfter,
  nameAt: (seat: number) => string,
  reader: string | undefined,
): MatchWords['after'] {
  const { halves, winner, forfeitedBy } = after;
  const seat = playerAt(game, 1)?.playerId === reader ? 1 : 0;
  const other = 1 - seat;
  const isJudged = after.isOver && (game.status === 'aborted' || after.isJudged === true);
  return {
    kind: kindOf(game, after),
    points: `${pointsOf(halves[seat] ?? 0)} : ${pointsOf(halves[other] ?? 0)}`,
    opponent: nameAt(other),
    winner: winner === null ? undefined : nameAt(winner),
    result:
      winner === null
        ? halves[0] + halves[1] === 0
          ? 'no-winner'
          : 'tie'
        : winner === seat
          ? 'won'
          : 'lost',
    forfeitedBy: forfeitedBy === null ? undefined : forfeitedBy === seat ? 'reader' : 'opponent',
    isJudged,
  };
}

/** Returns the kind of wording. A single game that was played to its end already names its winner. */
function kindOf({ match, status, places }: GameRow, after: MatchAfter): 'over' | 'single' | 'pair' | 'next' {
  if (!after.isOver) return after.isPairOpen ? 'pair' : 'next';
  const isSingle = match?.bestOf === 1 && match.form === 'games';
  const isDecided = status === 'finished' && places[0] !== places[1];
  return isSingle && isDecided && after.forfeitedBy === null ? 'single' : 'over';
}

/** Formats points that are counted in halves: `1½`. */
export function pointsOf(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
