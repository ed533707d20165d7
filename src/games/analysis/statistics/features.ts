import type { PlayedGame } from './played-game.ts';

/** Returns the largest completed feature of a kind with its points by seat; undefined if none was completed. */
export function largestOf({ end, entries }: PlayedGame, kind: string) {
  const complete = end.features.filter((each) => each.kind === kind && each.complete);
  const [largest] = complete.sort((a, b) => b.tiles - a.tiles || a.name.localeCompare(b.name, 'en'));
  if (largest === undefined) return undefined;
  const scored = entries
    .flatMap(({ events }) => events)
    .flatMap((event) =>
      event.type === 'scored' && event.kind === kind && event.feature === largest.name ? [event] : [],
    );
  return {
    feature: largest.name,
    tiles: largest.tiles,
    points: Math.max(0, ...scored.map(({ points }) => points)),
    seats: [...new Set(scored.map(({ seat }) => seat))].sort(),
  };
}

/** Returns the tiles set aside because they fitted nowhere, in order. */
export function setAside({ entries }: PlayedGame) {
  return entries.flatMap(({ seq, events }) =>
    events.flatMap((event) =>
      event.type === 'tiles-set-aside' ? event.tiles.map((tile) => ({ seq, tile })) : [],
    ),
  );
}
