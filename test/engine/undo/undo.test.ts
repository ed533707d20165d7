/** Decisions undone by consent: which are allowed, and that the rest of the log stays unchanged. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  entriesInEffect,
  formatRecord,
  type GameEvent,
  type LoggedDecision,
  parseRecord,
  record,
  replay,
  result,
  viewFor,
} from '../../../src/engine/index.ts';
import { playRecord } from '../../../src/games/records/play.ts';
import { forRuns } from '../../support/depth.ts';
import { expectSame } from '../../support/same.ts';
import { type RandomGame, randomGames } from '../properties/random-games.ts';
import { gameSetupOf } from '../support/engine-run.ts';
import { playWithUndos, type UndoneGame } from './undone-games.ts';

const entriesOf = ({ all }: UndoneGame) => all.map(({ entry }) => entry);

function stateAfter(game: RandomGame, entries: readonly LoggedDecision[], events?: (readonly GameEvent[])[]) {
  const replayed = replay(gameSetupOf(game.setup), entries, events && ((each) => events.push(each)));
  if (!replayed.ok) throw new Error(replayed.refusal.detail);
  return replayed.state;
}

/** At its end the bag is empty, and the second seat's last tile is set aside, visible to all. */
const handSetAside: RandomGame = {
  setup: {
    rules: {
      expansions: ['river', 'traders-and-builders'],
      fieldScoring: 'per-field',
      fieldPoints: 3,
      smallCity: 4,
      handSize: 3,
      sharing: 'each-meeple',
    },
    seats: 5,
    draws: 'river/G river/J river/F river/F river/B base/V base/B base/A inns/E abbey/B abbey/K'.split(' '),
    start: [{ tile: 'river/A', x: 0, y: 0, rotation: 0 }],
  },
  dice: 1103149480,
};

describe('a game with undone decisions', () => {
  test('equals the game of the decisions in effect in every view, at its end and before', () => {
    fc.assert(
      fc.property(randomGames(24), (game) => {
        const played = playWithUndos(game);
        const entries = entriesOf(played);
        const events: (readonly GameEvent[])[] = [];
        const state = stateAfter(game, entries, events);
        const effective = entriesInEffect(entries);
        expectSame(
          effective,
          played.effective.map(({ entry }) => entry),
        );
        const again = stateAfter(game, effective);
        for (const viewer of [undefined, 0, 1]) expectSame(viewFor(state, viewer), viewFor(again, viewer));
        expectSame(
          events,
          played.all.map((left) => left.events),
        );
        const some = Math.floor(entries.length / 2);
        const early = stateAfter(game, entries.slice(0, some));
        expectSame(viewFor(early, 0), viewFor(played.all[some - 1]?.state ?? played.start, 0));
      }),
      { ...forRuns(20), examples: [[handSetAside]] },
    );
  });

  test('has a record of the decisions in effect, which is right', () => {
    fc.assert(
      fc.property(randomGames(16), (game) => {
        const entries = entriesOf(playWithUndos(game));
        const state = stateAfter(game, entries);
        const names = Array.from({ length: game.setup.seats }, (_, seat) => `Player ${seat}`);
        const written = record(gameSetupOf(game.setup), names, entriesInEffect(entries), result(state));
        expectSame(parseRecord(formatRecord(written)), written);
        const { fault, result: replayed } = playRecord(written);
        expect(fault).toBeUndefined();
        expectSame(replayed, result(state));
      }),
      forRuns(20),
    );
  });
});

/** Random games of 12 draws with some expansions and without others; the seeds reach all phases in few games. */
function gamesWith(
  ids: readonly string[],
  without: readonly string[],
  numRuns: number,
  seed: number,
): RandomGame[] {
  const games = randomGames(12).filter(
    ({ setup: { rules } }) =>
      ids.every((id) => rules.expansions.includes(id)) &&
      !without.some((id) => rules.expansions.includes(id)),
  );
  return fc.sample(games, { seed, numRuns });
}

test('decisions can be undone in every phase without a draw', () => {
  const phases = new Set<string>();
  const refused = new Set<string>();
  const games = [
    ...gamesWith(['abbey-and-mayor', 'count'], ['princess-and-dragon', 'tower'], 60, 50),
    ...gamesWith(['abbey-and-mayor', 'count'], ['princess-and-dragon', 'tower'], 60, 54),
    ...gamesWith(['princess-and-dragon'], ['tower'], 10, 1),
  ];
  for (const game of games) {
    const played = playWithUndos(game);
    for (const phase of played.phases) phases.add(phase);
    for (const reason of played.refused) refused.add(reason);
  }
  expect([...phases].sort()).toEqual([
    'abbey-choice',
    'count',
    'dragon',
    'final-redeploy',
    'last-abbeys',
    'place',
    'redeploy',
    'wagon',
  ]);
  expect([...refused].sort()).toEqual(['nothing-to-undo', 'seat-resigned', 'tile-drawn']);
});
