/** A search can be undone exactly. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalDecisions, project } from '../../../src/engine/index.ts';
import {
  awaitingIn,
  beginSearch,
  choices,
  finishTurn,
  isOverIn,
  layDrawn,
  listPlacements,
  mark,
  NONE,
  play,
  playableTypes,
  playPart,
  projectIn,
  type Search,
  scoresIn,
  stateIn,
  tileDecision,
  undoTo,
} from '../../../src/engine/search/index.ts';
import { forRuns } from '../../support/depth.ts';
import { expectSame } from '../../support/same.ts';
import { decideByDice, diceOf, fullGames, randomGames, wildGames } from '../properties/random-games.ts';
import { EngineRun } from '../support/engine-run.ts';

function digestOf({ memory, grid, journal }: Search): string {
  return createHash('sha256').update(memory).update(grid).update(String(journal.length)).digest('hex');
}

type Dice = (below: number) => number;

function decideByChance(search: Search, dice: Dice): void {
  const seat = awaitingIn(search)?.seat ?? 0;
  const all = choices(search);
  const rare = dice(120);
  if (rare === 0) play(search, seat, { type: 'resign' });
  else if (rare < 3) play(search, seat, { type: 'skip' });
  else play(search, seat, all[dice(all.length)] ?? { type: 'skip' });
}

test('questions about a state leave it as it is', () => {
  fc.assert(
    fc.property(fc.oneof(randomGames(16), fullGames()), ({ setup, dice }) => {
      const run = new EngineRun(setup);
      const roll = diceOf(dice);
      for (;;) {
        const before = digestOf(run.state as unknown as Search);
        const waiting = run.awaiting(); // with its options
        if (waiting === undefined) break;
        legalDecisions(run.state, waiting.seat);
        project(run.state);
        expect(digestOf(run.state as unknown as Search)).toBe(before);
        run.decide(decideByDice(run, roll));
      }
    }),
    forRuns(4),
  );
});

describe('a search', () => {
  test('is as before when everything is taken back, and does not touch its state', () => {
    const games = fc.oneof(randomGames(24), wildGames(16), fullGames());
    fc.assert(
      fc.property(games, ({ setup, dice }) => {
        const { state } = new EngineRun(setup);
        const untouched = digestOf(state as unknown as Search);
        const search = beginSearch(state);
        const marks: [number, string][] = [];
        const roll = diceOf(dice);
        while (!isOverIn(search)) {
          marks.push([mark(search), digestOf(search)]);
          decideByChance(search, roll);
        }
        for (const [at, digest] of marks.reverse()) {
          undoTo(search, at);
          expect(digestOf(search)).toBe(digest);
        }
        expect(digestOf(state as unknown as Search)).toBe(untouched);
      }),
      forRuns(40),
    );
  });

  test('reads the same as the engine, and leaves no trace of a projection or a part', () => {
    fc.assert(
      fc.property(randomGames(16), ({ setup, dice }) => {
        const search = beginSearch(new EngineRun(setup).state);
        const roll = diceOf(dice);
        while (!isOverIn(search)) {
          const before = digestOf(search);
          const state = stateIn(search);
          expectSame(choices(search), legalDecisions(state, awaitingIn(search)?.seat ?? NONE));
          expectSame(projectIn(search), project(state));
          const at = mark(search);
          for (const decision of choices(search).slice(0, 3)) {
            playPart(search, decision);
            undoTo(search, at);
          }
          expect(digestOf(search)).toBe(before);
          decideByChance(search, roll);
        }
        expectSame(scoresIn(search), project(stateIn(search)));
      }),
      forRuns(20),
    );
  });

  test('lays tiles by codes as decisions do', () => {
    fc.assert(
      fc.property(randomGames(16), ({ setup, dice }) => {
        const search = beginSearch(new EngineRun(setup).state);
        const roll = diceOf(dice);
        const codes = new Int32Array(4096);
        while (awaitingIn(search)?.phase === 'place') {
          const type = playableTypes(search).find((each) => listPlacements(search, each, codes) > 0);
          if (type === undefined) throw new Error('no tile fits');
          const code = codes[roll(listPlacements(search, type, codes))] as number;
          const at = mark(search);
          play(search, awaitingIn(search)?.seat ?? NONE, tileDecision(search, type, code, NONE));
          const [digest, length] = [digestOf(search), mark(search)];
          undoTo(search, at);
          layDrawn(search, type, code);
          finishTurn(search);
          expect([digestOf(search), mark(search)]).toEqual([digest, length]);
        }
      }),
      forRuns(20),
    );
  });
});
