interface Awaiting {
  readonly awaiting: { readonly deadline: string | null } | null;
}

/** Sorts games by the time left; those without a time limit come last, in their original order. */
export function urgentFirst<G extends Awaiting>(games: readonly G[]): G | undefined {
  const until = ({ awaiting }: G) => Date.parse(awaiting?.deadline ?? '') || Number.POSITIVE_INFINITY;
  return games.reduce<G | undefined>(
    (first, game) => (first === undefined || until(game) < until(first) ? game : first),
    undefined,
  );
}
