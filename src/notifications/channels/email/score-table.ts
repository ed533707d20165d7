import type { GameRow } from '../../../db/games.ts';
import type { EntryContent } from '../../../db/log-entries.ts';
import { entriesInEffect } from '../../../engine/index.ts';
import { wordsIn } from '../../../texts/index.ts';
import type { EmailTexts } from '../../texts.ts';
import type { EmailTable } from './email.ts';

/** The points of each seat. */
export function scoreTable({ frame }: EmailTexts, { seats, scores }: GameRow): EmailTable {
  return {
    heads: [frame.scores],
    rows: seats.map(({ seat, displayName }) => [displayName, scores[seat] ?? 0]),
  };
}

/** The points of each seat and what they were scored for; `log` is whole. */
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
  const heads = [...new Set(scored.map(({ head }) => head))].sort();
  const sum = (seat: number, head: string) =>
    scored
      .filter((each) => each.seat === seat && each.head === head)
      .reduce((total, { points }) => total + points, 0);
  return {
    heads: [...heads, frame.total],
    rows: seats.map(({ seat, displayName }) => [
      displayName,
      ...heads.map((head) => sum(seat, head)),
      scores[seat] ?? 0,
    ]),
  };
}
