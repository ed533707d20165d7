import type { LogEntry } from '../api/client.ts';
import { PiecePicture } from '../art.tsx';
import { t } from '../i18n/index.ts';
import { sentencesFor } from './sentences.ts';

interface ReplayProps {
  readonly entries: readonly LogEntry[];
  readonly at: number;
  readonly version: number;
  readonly seatCount: number;
  readonly nameOf: (seat: number) => string;
  readonly onMove: (seq: number) => void;
}

/** A moment of the past: what happened, and the points then. */
export function Replay({ entries, at, version, seatCount, nameOf, onMove }: ReplayProps) {
  const entry = entries[at - 1];
  const words = t().log;
  return (
    <div class="question">
      <p class="whose">{entry === undefined ? words.replay : words.at(at, version)}</p>
      <h2>
        {entry === undefined
          ? words.start
          : sentencesFor(entry, nameOf)
              .map(({ text }) => text)
              .join(' ')}
      </h2>
      <p class="projection">
        {scoresAt(entries, at, seatCount).map((score, seat) => (
          <span key={seat}>
            <PiecePicture piece="meeple" seat={seat} size={20} /> {nameOf(seat)} <strong>{score}</strong>
          </span>
        ))}
      </p>
      <div class="confirm">
        <button type="button" class="main" onClick={() => onMove(version)}>
          {words.latest}
        </button>
      </div>
    </div>
  );
}

/** Returns the points of every seat after the first entries of the log. */
function scoresAt(entries: readonly LogEntry[], at: number, seatCount: number): number[] {
  const scores = Array.from({ length: seatCount }, () => 0);
  for (const event of entries.slice(0, at).flatMap(({ events }) => events)) {
    if (event.type === 'scored') scores[event.seat] = (scores[event.seat] ?? 0) + event.points;
  }
  return scores;
}
