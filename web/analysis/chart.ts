import { useEffect, useState } from 'preact/hooks';

const narrow = matchMedia('(max-width: 40rem)');

/** Returns the width of charts in units of their drawing: half of it on a phone, so that letters stay readable. */
export function useChartWidth(): number {
  const [isNarrow, setNarrow] = useState(narrow.matches);
  useEffect(() => {
    const update = () => setNarrow(narrow.matches);
    narrow.addEventListener('change', update);
    return () => narrow.removeEventListener('change', update);
  }, []);
  return isNarrow ? 360 : 720;
}

/** The room of a chart, in units of its drawing. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the places of values in a frame. */
export function scaleOf(frame: Frame, xMost: number, yLeast: number, yMost: number) {
  const width = frame.width - frame.left - frame.right;
  const height = frame.height - frame.top - frame.bottom;
  const span = Math.max(1, yMost - yLeast);
  const x = (value: number) => round(frame.left + (value / Math.max(1, xMost)) * width);
  const y = (value: number) => round(frame.top + ((yMost - value) / span) * height);
  return { x, y };
}

const round = (number: number) => Math.round(number * 10) / 10;

/** Returns round numbers between two, about as many as `count`. */
export function ticksBetween(least: number, most: number, count: number): number[] {
  const raw = (most - least) / count;
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((each) => each >= raw) ?? 500;
  const first = Math.ceil(least / step) * step;
  const ticks: number[] = [];
  for (let tick = first; tick <= most; tick += step) ticks.push(tick);
  return ticks;
}

/** Returns the path of a line that keeps its value until the next one. */
export function stepPath(places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y], index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
}
