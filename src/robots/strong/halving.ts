import { type Candidate, worthOfCandidate } from './candidates.ts';

/**
 * Spends playouts on candidates by sequential halving: in each round all remaining ones get the same number,
 * over the same bags, and the worse half is dropped. Returns the candidates, best first.
 * @param playouts total number
 * @param tryOut plays one bag, by its number, for a candidate; returns the value
 */
export function halve(
  candidates: readonly Candidate[],
  playouts: number,
  tryOut: (bag: number, candidates: readonly Candidate[]) => void,
): Candidate[] {
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  const left = [...candidates];
  const out: Candidate[] = [];
  for (let round = 0, bag = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(playouts / rounds / left.length));
    for (let times = 0; times < each; times++) tryOut(bag++, left);
    left.sort((a, b) => worthOfCandidate(b) - worthOfCandidate(a));
    out.unshift(...left.splice(Math.ceil(left.length / 2)));
  }
  return [...left, ...out];
}
