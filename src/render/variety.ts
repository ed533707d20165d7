/** Pseudorandom numbers from 0 to 1, deterministic for a key, so that a picture is reproducible byte for byte. */
export type Variety = () => number;

/** Returns small variations for a key, such as a tile's type and cell. */
export function varietyOf(key: string): Variety {
  let state = hash(key);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return ((word ^ (word >>> 15)) >>> 0) / 2 ** 32;
  };
}

function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return state;
}
