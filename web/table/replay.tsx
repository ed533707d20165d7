import { entriesInEffect } from '../../src/engine/in-effect.ts';
import type { Game, LogEntry } from '../api/client.ts';
import { momentAddress } from '../app/addresses.ts';
import { more, t } from '../i18n/index.ts';
import { isByLink } from '../link/by-link.ts';
import { PiecePicture } from '../ui/art.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { PlayOn } from './play-on.tsx';
import { textOf } from './sentences.ts';

interface ReplayProps {
  readonly game: Pick<Game, 'id' | 'version' | 'status'>;
  readonly entries: readonly LogEntry[];
  readonly at: number;
  readonly seatCount: number;
  readonly nameOf: (seat: number) => string;
}

/** A past moment: its entry, and the scores at the time. */
export function Replay({ game: { id, version, status }, entries, at, seatCount, nameOf }: ReplayProps) {
  const entry = entries[at - 1];
  const words = more().log;
  return (
    <div class="question">
      <h2 tabIndex={-1}>{entry === undefined ? words.start : words.at(at, version)}</h2>
      {entry !== undefined && <p>{textOf(entry, nameOf)}</p>}
      <p class="projection">
        {scoresAt(entries, at, seatCount).map((score, seat) => (
          <span key={seat}>
            <PiecePicture piece="meeple" seat={seat} size={20} /> {nameOf(seat)} <strong>{score}</strong>
          </span>
        ))}
      </p>
      {status !== 'running' && !isByLink() && <PlayOn game={id} version={at} />}
      <ShareButton label={t().table.share} text={location.origin + momentAddress(id, at)} />
    </div>
  );
}

/** Returns every seat's points after the first entries of the log, without undone ones. */
function scoresAt(entries: readonly LogEntry[], at: number, seatCount: number): number[] {
  const scores = Array.from({ length: seatCount }, () => 0);
  const inEffect = entriesInEffect(entries.slice(0, at));
  for (const event of inEffect.flatMap(({ events }) => events)) {
    if (event.type === 'scored') scores[event.seat] = (scores[event.seat] ?? 0) + event.points;
  }
  return scores;
}
