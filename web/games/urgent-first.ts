interface Awaiting {
  readonly awaiting: { readonly deadline: string | null } | null;
}

/** Returns the game with the least time left, the first of equals; games without a time limit come last. */
export function urgentFirst<G extends Awaiting>(games: readonly G[]): G | undefined {
  const until = ({ awaiting }: G) => Date.parse(awaiting?.deadline ?? '') || Number.POSITIVE_INFINITY;
  return games.reduce<G | undefined>(
    (first, game) => (first === undefined || until(game) < until(first) ? game : first),
    undefined,
  );
}
