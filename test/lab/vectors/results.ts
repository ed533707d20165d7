import { type GameEvent, scores } from '../../../src/engine/index.ts';
import type { VectorTurn } from './format.ts';
import { expectSame, type Playing, sortedText, viewOf } from './playing.ts';

/** Compares what the turn brought; events behind the end of play belong to the record's end. */
export function compareTurn(playing: Playing, turn: VectorTurn): void {
  const end = playing.events.findIndex(({ type }) => type === 'play-ended');
  const ofTurn = end < 0 ? playing.events : playing.events.slice(0, end);
  expectSame(playing, 'events', scoredIn(ofTurn), sortedText(turn.events));
  expectSame(playing, 'tokens', addUp(takenIn(ofTurn)), addUp(turn.tokens));
  playing.events = end < 0 ? [] : playing.events.slice(end);
  expectSame(playing, 'scores', scoresWithoutEnd(playing), turn.scores);
  compareHoldings(playing, turn);
}

/** The scores before the end of the game, which may have come already with the last decision. */
function scoresWithoutEnd({ state, events }: Playing): number[] {
  const now = scores(state);
  for (const event of events)
    if (event.type === 'scored') now[event.seat] = (now[event.seat] ?? 0) - event.points;
  return now;
}

function compareHoldings(playing: Playing, turn: VectorTurn): void {
  const { expansions } = viewOf(playing);
  const { king, robber } = expansions['king-and-robber'] ?? {};
  const goods = expansions['traders-and-builders']?.goods.map(({ wine, grain, cloth }) => [
    wine,
    grain,
    cloth,
  ]);
  if (turn.goods !== undefined) expectSame(playing, 'goods', goods, turn.goods);
  if (turn.king !== undefined) expectSame(playing, 'king', king, turn.king);
  if (turn.robber !== undefined) expectSame(playing, 'robber', robber, turn.robber);
  if (turn.count !== undefined) expectSame(playing, 'count', expansions.count?.town.count, turn.count);
}

export function scoredIn(events: readonly GameEvent[]): string[] {
  const entries = events.flatMap((event) => {
    if (event.type !== 'scored') return [];
    const entry = [event.seat, event.points, event.kind];
    return [event.feature === undefined ? entry : [...entry, event.feature]];
  });
  return sortedText(entries);
}

/** Tokens by seat and kind, added up: a record has several of one kind, from several cities, in one entry or in more. */
function addUp(tokens: readonly (readonly unknown[])[]): string[] {
  const sums = new Map<string, [unknown, unknown, number]>();
  for (const [seat, kind, number] of tokens) {
    const key = `${seat} ${kind}`;
    sums.set(key, [seat, kind, (sums.get(key)?.[2] ?? 0) + Number(number)]);
  }
  return sortedText([...sums.values()]);
}

function takenIn(events: readonly GameEvent[]): [number, string, number][] {
  return events.flatMap((event) => (event.type === 'taken' ? [[event.seat, event.what, event.number]] : []));
}
