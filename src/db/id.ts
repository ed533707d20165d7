import { randomUUID } from 'node:crypto';

let lastTime = 0;
let counter = 0;

/**
 * Returns a new UUIDv7 (RFC 9562), so that ids sort by creation time. The 12 bits after the time are a counter within a
 * millisecond (method 1 of section 6.2), so a process's ids never go backwards, even if the clock does.
 */
export function newId(now: number = Date.now()): string {
  [lastTime, counter] = next(now);
  const time = lastTime.toString(16).padStart(12, '0');
  const low = counter.toString(16).padStart(3, '0');
  // A random UUID has its variant and its last 62 random bits in the same places.
  const tail = randomUUID().slice(19);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${low}-${tail}`;
}

function next(now: number): [time: number, counter: number] {
  if (now > lastTime) return [now, 0];
  return counter < 0xfff ? [lastTime, counter + 1] : [lastTime + 1, 0];
}

/** The smallest id. */
export const noId = '00000000-0000-0000-0000-000000000000';

/** Returns an id that is smaller than all created at a time or later, and greater than all before. */
export function firstIdAt(at: Date): string {
  const time = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
