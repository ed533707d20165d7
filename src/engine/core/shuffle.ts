/**
 * The seeded shuffle. Its random numbers are the key stream of ChaCha20 (RFC 8439) under the seed as key, with the
 * number of the pile as the first word of the nonce and the counter from 0. So nobody can compute the next draws from
 * those that they have seen, and anyone can check a revealed seed with another implementation of ChaCha20.
 */

/** 256 bits as 64 hexadecimal digits. */
export const SEED_PATTERN = /^[0-9a-f]{64}$/;

/**
 * A new list with the items in the order that the seed fixes (Fisher-Yates from the end).
 * The items' first order matters: it is part of what the seed fixes.
 * @param pile number of the pile, so that several piles of one game are shuffled independently
 */
export function shuffle<Item>(items: readonly Item[], seed: string, pile: number): Item[] {
  const shuffled = [...items];
  const words = keyStream(seed, pile);
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = below(last + 1, words);
    const item = shuffled[last] as Item;
    shuffled[last] = shuffled[other] as Item;
    shuffled[other] = item;
  }
  return shuffled;
}

/** Returns another seed that a seed fixes: the first 256 bits of the key stream of a pile. */
export function seedFrom(seed: string, pile: number): string {
  const words = keyStream(seed, pile);
  return Array.from({ length: 8 }, () => hexOfWord(words())).join('');
}

/** The bytes of a word, the lowest first. */
function hexOfWord(word: number): string {
  const bytes = [0, 8, 16, 24].map((bits) => (word >>> bits) & 0xff);
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A number from 0 to limit - 1, each equally likely: words that would favour the small ones are passed over. */
function below(limit: number, words: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  let word = words();
  while (word >= fair) word = words();
  return word % limit;
}

/** Returns a function that returns the 32-bit words of the ChaCha20 key stream one by one, without end. */
function keyStream(seed: string, pile: number): () => number {
  if (!SEED_PATTERN.test(seed)) throw new Error('a seed is 64 lower-case hexadecimal digits');
  const key = Array.from({ length: 8 }, (_, word) => littleEndianWord(seed.slice(word * 8, word * 8 + 8)));
  const start = Int32Array.of(...CONSTANTS, ...key, 0, pile, 0, 0);
  let block = chachaBlock(start);
  let next = 0;
  return () => {
    if (next === block.length) {
      start[COUNTER]++;
      block = chachaBlock(start);
      next = 0;
    }
    return block[next++];
  };
}

function littleEndianWord(hex: string): number {
  const [a = '', b = '', c = '', d = ''] = hex.match(/../g) ?? [];
  return Number.parseInt(d + c + b + a, 16) | 0;
}

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
/** The word of a block that counts the blocks. */
const COUNTER = 12;

/** One block of 16 words (RFC 8439, 2.3). */
function chachaBlock(start: Int32Array): Uint32Array {
  const state = start.slice();
  for (let round = 0; round < 10; round++) {
    for (let column = 0; column < 4; column++)
      quarterRound(state, column, column + 4, column + 8, column + 12);
    for (let row = 0; row < 4; row++)
      quarterRound(state, row, 4 + ((row + 1) & 3), 8 + ((row + 2) & 3), 12 + ((row + 3) & 3));
  }
  for (let word = 0; word < state.length; word++) state[word] += start[word];
  return new Uint32Array(state.buffer);
}

function quarterRound(state: Int32Array, a: number, b: number, c: number, d: number): void {
  state[a] += state[b];
  state[d] = rotateLeft(state[d] ^ state[a], 16);
  state[c] += state[d];
  state[b] = rotateLeft(state[b] ^ state[c], 12);
  state[a] += state[b];
  state[d] = rotateLeft(state[d] ^ state[a], 8);
  state[c] += state[d];
  state[b] = rotateLeft(state[b] ^ state[c], 7);
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
