import { type PlayedGame, seatsOf } from './played-game.ts';

/** The highest score of a seat's decision, final scoring excluded. */
interface BestTurn {
  readonly seq: number;
  readonly seat: number;
  readonly points: number;
}

/** Returns the points of a seat by source, highest first: `city`, `road-incomplete`, `field`, `goods-wine`, … */
export function pointsByKind({ entries }: PlayedGame, seat: number) {
  const sums = new Map<string, number>();
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.type !== 'scored' || event.seat !== seat) continue;
    sums.set(event.kind, (sums.get(event.kind) ?? 0) + event.points);
  }
  return [...sums]
    .map(([kind, points]) => ({ kind, points }))
    .sort((a, b) => b.points - a.points || a.kind.localeCompare(b.kind, 'en'));
}

/** Returns the points of every seat after each log entry, preceded by those before the first. */
export function courseOf(game: PlayedGame): number[][] {
  let scores = seatsOf(game).map(() => 0);
  const course = [[...scores]];
  for (const { events, decision } of game.entries) {
    if (decision.type === 'undo') scores = [...(course[decision.to] ?? scores)];
    for (const event of events) {
      if (event.type === 'scored') scores[event.seat] = (scores[event.seat] ?? 0) + event.points;
    }
    course.push([...scores]);
  }
  return course;
}

/** Counts the changes of the leading seat. */
export function leadChanges(course: readonly (readonly number[])[]): number {
  const leaders = course.flatMap((scores) => {
    const most = Math.max(...scores);
    const first = scores.indexOf(most);
    return scores.lastIndexOf(most) === first ? [first] : [];
  });
  return leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length;
}

/** Returns the decision that brought a seat the most points at once, final scoring excluded; undefined if none brought any. */
export function bestTurn(game: PlayedGame): BestTurn | undefined {
  let best: BestTurn | undefined;
  for (const { seq, events } of game.entries) {
    const end = events.findIndex(({ type }) => type === 'play-ended');
    const during = end === -1 ? events : events.slice(0, end);
    for (const seat of seatsOf(game)) {
      const gains = during.map((event) =>
        event.type === 'scored' && event.seat === seat ? event.points : 0,
      );
      const points = gains.reduce((sum, each) => sum + each, 0);
      if (points > (best?.points ?? 0)) best = { seq, seat, points };
    }
  }
  return best;
}
