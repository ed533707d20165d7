import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

interface SliderProps {
  /** The moment that is shown: after this many entries of the log. */
  readonly at: number;
  /** The last moment. */
  readonly version: number;
  readonly onMove: (seq: number) => void;
}

/** A slider over the whole game. */
export function Slider({ at, version, onMove }: SliderProps) {
  const words = t().log;
  const { isPlaying, toggle, stop } = usePlayback({ at, version, onMove });
  return (
    <div class="slider">
      <Step label={words.previous} sign="‹" disabled={at <= 0} onClick={() => onMove(at - 1)} />
      <Step label={isPlaying ? words.pause : words.play} sign={isPlaying ? '❚❚' : '▶'} onClick={toggle} />
      <Step label={words.next} sign="›" disabled={at >= version} onClick={() => onMove(at + 1)} />
      <input
        type="range"
        min={0}
        max={version}
        value={at}
        aria-label={words.slider}
        aria-valuetext={at === 0 ? words.start : words.at(at, version)}
        onInput={(event) => {
          stop();
          onMove(Number(event.currentTarget.value));
        }}
      />
      <output>{`${at}/${version}`}</output>
      {at < version && (
        <button type="button" class="latest" onClick={() => onMove(version)}>
          {words.latest}
        </button>
      )}
    </div>
  );
}

/** Returns what the keys do that go through the moments of a game. */
export const historyKeys = (at: number, version: number, onMove: (seq: number) => void) => ({
  ArrowLeft: () => at > 0 && onMove(at - 1),
  ArrowRight: () => at < version && onMove(at + 1),
  Home: () => onMove(0),
  End: () => onMove(version),
});

/** Takes a key of `historyKeys` before the board does, which Shift still moves. */
export function takeHistoryKey(event: KeyboardEvent, keys: ReturnType<typeof historyKeys>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const action = (keys as Readonly<Record<string, (() => unknown) | undefined>>)[event.key];
  if (action === undefined) return;
  event.preventDefault();
  action();
}

/** Milliseconds between two moments of a playback. */
const STEP_MS = 900;

/** Shows one moment after the other. */
function usePlayback({ at, version, onMove }: SliderProps) {
  const [isPlaying, setPlaying] = useState(false);
  const stop = () => setPlaying(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (at >= version) {
      stop();
      return undefined;
    }
    const timer = setTimeout(() => onMove(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, at, version, onMove]);
  const toggle = () => {
    if (!isPlaying && at >= version) onMove(0);
    setPlaying(!isPlaying);
  };
  return { isPlaying, toggle, stop };
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
