import type { Page } from 'playwright-core';
import type { Figure } from './figure.ts';

/** Returns the milliseconds between the page's frames during an action. */
export async function framesOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(START);
  await act();
  return page.evaluate('window.stopFrames()');
}

/** Returns the value below which a share of others lies. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * sorted.length)] ?? 0;
}

/** Returns the median and the 95th percentile of the time between frames. */
export const medianAndTail = (
  frames: readonly number[],
  what: string,
  limits: { readonly median: number; readonly tail: number },
): Figure[] => [
  {
    name: `median time between ${frames.length} frames while ${what}`,
    value: quantileOf(frames, 0.5),
    unit: 'ms',
    limit: limits.median,
  },
  {
    name: `95th percentile of the time between frames while ${what}`,
    value: quantileOf(frames, 0.95),
    unit: 'ms',
    limit: limits.tail,
  },
];

const START = `{
  const frames = [];
  let before = performance.now();
  let isOn = true;
  const tick = (now) => {
    frames.push(now - before);
    before = now;
    if (isOn) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  window.stopFrames = () => {
    isOn = false;
    return frames.slice(1);
  };
}`;
