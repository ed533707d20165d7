import { useEffect, useState } from 'preact/hooks';
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
  for (const { type, seat, points } of entries.slice(0, at).flatMap((entry) => entry.events)) {
    if (type === 'scored') scores[Number(seat)] = (scores[Number(seat)] ?? 0) + Number(points);
  }
  return scores;
}

const stepMs = 900;

/** A slider over the whole game. */
export function Slider({ at, version, onMove }: Pick<ReplayProps, 'at' | 'version' | 'onMove'>) {
  const [isPlaying, setPlaying] = useState(false);
  const words = t().log;
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (at >= version) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => onMove(at + 1), stepMs);
    return () => clearTimeout(timer);
  }, [isPlaying, at, version, onMove]);
  const play = () => {
    if (!isPlaying && at >= version) onMove(0);
    setPlaying(!isPlaying);
  };
  return (
    <div class="slider">
      <Step label={words.previous} sign="‹" disabled={at <= 0} onClick={() => onMove(at - 1)} />
      <Step label={isPlaying ? words.pause : words.play} sign={isPlaying ? '❚❚' : '▶'} onClick={play} />
      <Step label={words.next} sign="›" disabled={at >= version} onClick={() => onMove(at + 1)} />
      <input
        type="range"
        min={0}
        max={version}
        value={at}
        aria-label={words.slider}
        aria-valuetext={at === 0 ? words.start : words.at(at, version)}
        onInput={(event) => {
          setPlaying(false);
          onMove(Number(event.currentTarget.value));
        }}
      />
      <output>{`${at}/${version}`}</output>
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Step({ label, sign, disabled = false, onClick }: StepProps) {
  return (
    <button type="button" class="icon" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {sign}
    </button>
  );
}
