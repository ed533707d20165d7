import { useEffect, useState } from 'preact/hooks';
import type { LogEntry, Table } from '../api/client.ts';
import { t } from '../i18n/index.ts';
import { sentencesFor } from './sentences.ts';

interface ReplayProps {
  readonly entries: readonly LogEntry[];
  readonly at: number;
  readonly version: number;
  readonly nameOf: (seat: number) => string;
  readonly onMove: (seq: number) => void;
}

/** What happened in the move that is looked at. */
export function Replay({ entries, at, version, nameOf, onMove }: ReplayProps) {
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
      <div class="confirm">
        <button type="button" class="main" onClick={() => onMove(version)}>
          {words.latest}
        </button>
      </div>
    </div>
  );
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

interface PlacedEvent {
  readonly type: string;
  readonly seat: number;
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: 0 | 90 | 180 | 270;
  readonly piece: string;
  readonly at: object;
  readonly from?: object;
  readonly to: object;
}

/** Tiles and pieces as they lay after so many entries; told by the log's events, from the tiles of the start. */
export function tableAt(table: Table, entries: readonly LogEntry[], seq: number): Table {
  const events = (to: number) =>
    entries.slice(0, to).flatMap((entry) => entry.events as unknown as PlacedEvent[]);
  const laid = new Set(
    events(entries.length).flatMap((event) =>
      event.type === 'tile-placed' ? [`${event.x},${event.y}`] : [],
    ),
  );
  const tiles = table.tiles.filter(({ x, y }) => !laid.has(`${x},${y}`));
  const pieces: Table['pieces'] = [];
  for (const event of events(seq)) {
    if (event.type === 'tile-placed')
      tiles.push({ tile: event.tile, x: event.x, y: event.y, rotation: event.rotation });
    if (event.type === 'piece-deployed')
      pieces.push({ seat: event.seat, piece: event.piece, at: { ...event.at } });
    if ((event.type === 'piece-moved' && event.from !== undefined) || event.type === 'piece-returned') {
      const index = pieces.findIndex(
        ({ seat, piece, at }) =>
          seat === event.seat && piece === event.piece && JSON.stringify(at) === JSON.stringify(event.from),
      );
      if (index >= 0) pieces.splice(index, 1);
    }
    if (event.type === 'piece-moved')
      pieces.push({ seat: event.seat, piece: event.piece, at: { ...event.to } });
  }
  return { ...table, tiles, pieces };
}
