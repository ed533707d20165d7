/** The order of places in random games with occasional resignations. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { places, record, resignedSeats, result, viewFor } from '../../../src/engine/index.ts';
import { forRuns } from '../../support/depth.ts';
import { EngineRun, gameSetupOf } from '../support/engine-run.ts';
import { decideByDice, diceOf, type RandomGame, randomGames } from './random-games.ts';

/** Plays at random; occasionally an active seat resigns. */
function play({ setup, dice }: RandomGame, at: (run: EngineRun) => void): EngineRun {
  const run = new EngineRun(setup);
  const roll = diceOf(dice);
  while (run.awaiting()) {
    at(run);
    const seat = roll(setup.seats);
    if (roll(12) === 0 && !resignedSeats(run.state).includes(seat)) run.enter(seat, 'resign');
    else run.decide(decideByDice(run, roll));
  }
  return run;
}

test('resigned seats rank behind all others; otherwise more points are better, and equal points share a place', () => {
  fc.assert(
    fc.property(randomGames(16), (game) => {
      const { state } = play(game, () => undefined);
      const final = result(state);
      if (final === undefined) throw new Error('A game that is played to its end has a result.');
      const resigned = resignedSeats(state);
      const seats = final.scores.map((score, seat) => ({
        score,
        place: final.places[seat] ?? 0,
        stayed: !resigned.includes(seat),
      }));
      for (const one of seats) {
        expect(one.place).toBe(1 + seats.filter(({ place }) => place < one.place).length);
        for (const other of seats) {
          if (one.stayed && !other.stayed) expect(one.place).toBeLessThan(other.place);
          if (one.stayed === other.stayed)
            expect(Math.sign(one.place - other.place)).toBe(Math.sign(other.score - one.score));
        }
      }
      expect(resigned).not.toContain(final.places.indexOf(1));
    }),
    forRuns(40),
  );
});

test('the event at the end, the result, the record and every view give the same places, and none before', () => {
  fc.assert(
    fc.property(randomGames(12), (game) => {
      const placesIn = (run: EngineRun, viewer: number | undefined) =>
        viewFor(run.state, viewer).seats.map(({ place }) => place);
      const run = play(game, (running) => {
        expect(result(running.state)).toBeUndefined();
        expect(new Set(placesIn(running, undefined))).toEqual(new Set([null]));
      });
      const final = result(run.state)?.places;
      expect(final).toEqual(places(run.state));
      expect(run.events.at(-1)).toMatchObject({ type: 'game-over', places: final });
      const names = placesIn(run, undefined).map((_, seat) => `Player ${seat}`);
      expect(record(gameSetupOf(game.setup), names, [], result(run.state)).result?.places).toEqual(final);
      for (const viewer of [undefined, 0, game.setup.seats - 1]) expect(placesIn(run, viewer)).toEqual(final);
    }),
    forRuns(20),
  );
});
