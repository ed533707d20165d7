/** Whole numbers from 0 to limit - 1, each nearly equally likely. */
export type Random = (limit: number) => number;

/** Makes random numbers that are the same for the same seed (mulberry32 over an FNV-1a hash of the seed). */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed);
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) % limit;
  };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash;
}
