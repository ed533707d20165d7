/** Returns the known words that differ from `word` by one typo: an extra, missing, wrong or swapped letter. */
export function nearlyLike(word: string, known: readonly string[]): string[] {
  return known.filter((other) => other.length > 2 && isOneMistake(word, other));
}

function isOneMistake(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  const isWrong = restA.slice(1) === restB.slice(1);
  return isSwapped || isWrong || restA.slice(1) === restB || restA === restB.slice(1);
}
