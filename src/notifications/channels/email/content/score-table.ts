import type { GameRow } from '../../../../db/games/games.ts';
import type { EntryContent } from '../../../../db/games/log-entries.ts';
import { entriesInEffect } from '../../../../engine/index.ts';
import { wordsIn } from '../../../../texts/index.ts';
import type { EmailTexts } from '../../../texts.ts';
import type { EmailTable } from '../delivery/email.ts';

/** The points of each seat. */
export function scoreTable({ frame }: EmailTexts, { seats, scores }: GameRow): EmailTable {
  return {
    heads: [frame.scores],
    rows: seats.map(({ seat, displayName }) => [displayName, scores[seat] ?? 0]),
  };
}

/** The points of each player and what they were scored for, a column each, as phones have room for; `log` is whole. */
export function finalScoreTable(
  { frame, language }: EmailTexts,
  { seats, scores }: GameRow,
  log: readonly EntryContent[],
): EmailTable {
  const { pointsFor } = wordsIn(language);
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
    heads: seats.map(({ displayName }) => displayName),
    rows: [
      ...kinds.map((kind) => [kind, ...seats.map(({ seat }) => sum(seat, kind))] as const),
      [frame.total, ...seats.map(({ seat }) => scores[seat] ?? 0)],
    ],
  };
}
