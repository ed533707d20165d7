/** The difference of two renderings, in byte values; far ones differ by more than 48. */
export function differences(one: Uint8Array, other: Uint8Array) {
  let [sum, far] = [0, 0];
  for (const [at, value] of one.entries()) {
    const off = Math.abs(value - (other[at] ?? 0));
    sum += off;
    if (off > 48) far += 1;
  }
  const share = far / one.length;
  return {
    mean: sum / one.length < 2 ? 'small' : sum / one.length,
    far: share < 0.005 ? 'few' : share,
  };
}
