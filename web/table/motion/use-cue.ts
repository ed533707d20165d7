import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableMotion } from './table-motion.ts';

/** The animation of an element, with its start time. */
export interface Act {
  readonly key: string;
  /** Milliseconds after the start of the script. */
  readonly startMs: number;
  readonly durationMs: number;
  readonly easing?: string;
  /** Only of transform and opacity, which need neither layout nor painting. */
  readonly frames: () => Keyframe[];
}

/**
 * Animates an element by a cue of a script.
 * @param onEnd called at its end, before the cue counts as ended
 * @returns a reference for the element
 */
export function useCue<Target extends Element>(
  motion: TableMotion,
  { key, startMs, durationMs, easing = 'linear', frames }: Act,
  onEnd?: () => void,
): RefObject<Target | null> {
  const element = useRef<Target>(null);
  useLayoutEffect(() => {
    const delay = startMs - motion.elapsed;
    const animation = element.current?.animate(frames(), {
      duration: durationMs,
      delay,
      easing,
      fill: 'both',
    });
    if (animation === undefined) return undefined;
    animation.onfinish = () => {
      onEnd?.();
      motion.end(key);
    };
    return () => animation.cancel();
  }, []);
  return element;
}
