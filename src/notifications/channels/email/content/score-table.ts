import { entriesInEffect } from '../../../../engine/index.ts';
import type { GameRow, SeatRow } from '../../../../games/store/games.ts';
import type { EntryContent } from '../../../../games/store/log-entries.ts';
import { type Language, remarkedName, textsIn, wordsIn } from '../../../../texts/index.ts';
import type { EmailTexts } from '../../../texts.ts';
import type { EmailTable } from '../delivery/email.ts';

/** Returns the table of points by seat. */
export function scoreTable({ frame, language }: EmailTexts, game: GameRow): EmailTable {
  return {
    heads: [frame.scores],
    rows: game.seats.map((seated) => [nameOf(language, game, seated), game.scores[seated.seat] ?? 0]),
  };
}

/** Returns a player's name, marked if the player has resigned. */
function nameOf(language: Language, { resigned }: GameRow, { seat, displayName }: SeatRow): string {
  return remarkedName(textsIn(language).result, displayName, resigned.includes(seat));
}

/**
 * Returns a table with each player's points and how they were scored. Each player has a column, so that the table fits on
 * phones. `log` must be complete.
 */
export function finalScoreTable(
  { frame, language }: EmailTexts,
  game: GameRow,
  log: readonly EntryContent[],
): EmailTable {
  const { pointsFor } = wordsIn(language);
  const { seats, scores } = game;
  const scored = entriesInEffect(log)
    .flatMap(({ events }) => events)
    .flatMap((event) =>
      event.type === 'scored'
        ? [{ seat: event.seat, points: event.points, head: pointsFor(event.kind) }]
        : [],
    );
  const kinds = [...new Set(scored.map(({ head }) => head))].sort();
  const sum = (seat: number, head: string) =>
    scored
      .filter((each) => each.seat === seat && each.head === head)
      .reduce((total, { points }) => total + points, 0);
  return {
    heads: seats.map((seated) => nameOf(language, game, seated)),
    rows: [
      ...kinds.map((kind) => [kind, ...seats.map(({ seat }) => sum(seat, kind))] as const),
      [frame.total, ...seats.map(({ seat }) => scores[seat] ?? 0)],
    ],
  };
}
