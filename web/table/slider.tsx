import { useEffect, useState } from 'preact/hooks';
import { more } from '../i18n/index.ts';
import { Button } from '../ui/form.tsx';

interface SliderProps {
  /** The moment that is shown: after this many entries of the log. */
  readonly at: number;
  /** The last moment. */
  readonly version: number;
  readonly onMove: (seq: number) => void;
}

/** A slider over the whole game. */
export function Slider({ at, version, onMove }: SliderProps) {
  const words = more().log;
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
      {at < version && <Button label={words.latest} class="latest" onClick={() => onMove(version)} />}
    </div>
  );
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
    <Button
      label={sign}
      class="icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    />
  );
}
