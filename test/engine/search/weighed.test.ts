import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awaiting } from '../../../src/engine/index.ts';
import {
  beginSearch,
  choices,
  choicesElsewhere,
  choicesOnTile,
  isBare,
  isLegalIn,
} from '../../../src/engine/search/index.ts';
import { forRuns } from '../../support/depth.ts';
import { decideByDice, diceOf, gamesAround } from '../properties/random-games.ts';
import { begin } from '../support/dragon-game.ts';
import { EngineRun } from '../support/engine-run.ts';

/** A board of unconnected crossings with free roads and fields. */
const crossings = Array.from(
  { length: 40 },
  (_, index) => `base/W ${(index % 8) * 2},${(index >> 3) * 2} r0`,
);

test('a portal on a wide board has few choices on its tile, and the same elsewhere for each placement', () => {
  const search = beginSearch(begin({ start: crossings, draws: ['dragon/H'] }).state);
  const onTile = choicesOnTile(search);
  const [first, second] = onTile.filter((decision) => isBare(search, decision));
  expect(choices(search).length).toBeGreaterThan(10_000);
  expect(onTile.length).toBeLessThan(choices(search).length / 8);
  expect(choicesElsewhere(search, first!).length).toBe(choicesElsewhere(search, second!).length);
});

test('the choices on a tile and elsewhere are together all that there are, each once', () => {
  const texts = (decisions: readonly object[]) => decisions.map((each) => JSON.stringify(each)).sort();
  fc.assert(
    fc.property(gamesAround(['princess-and-dragon', 'tower'], 24), fc.nat(60), (game, decisions) => {
      const run = new EngineRun(game.setup);
      const roll = diceOf(game.dice);
      for (let made = 0; made < decisions && run.awaiting() !== undefined; made++)
        run.decide(decideByDice(run, roll));
      if (awaiting(run.state) === undefined) return;
      const search = beginSearch(run.state);
      const onTile = choicesOnTile(search);
      const bare = onTile.filter((decision) => isBare(search, decision));
      const found = [...onTile, ...bare.flatMap((decision) => choicesElsewhere(search, decision))];
      expect(texts(found)).toEqual(texts(choices(search)));
      for (const decision of found.slice(-5)) expect(isLegalIn(search, decision)).toBe(true);
    }),
    forRuns(20),
  );
});
