import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expansions } from '#expansions';
import { base } from '../../src/engine/base/index.ts';
import { catalogue } from '../../src/engine/catalogue.ts';
import { compileRuleset } from '../../src/engine/core/compile-ruleset.ts';
import type { Expansion } from '../../src/engine/core/expansion.ts';
import { makeCatalogue } from '../../src/engine/core/make-catalogue.ts';
import type { PieceKind } from '../../src/engine/core/piece-kind.ts';
import { choicesOf, enact } from '../../src/engine/core/play.ts';
import { type Position, report } from '../../src/engine/core/position/position.ts';
import { activeSeat, seatsOf } from '../../src/engine/core/position/seats.ts';
import { perGame, perSeat } from '../../src/engine/core/position/state.ts';
import { awaitingSeat } from '../../src/engine/core/position/turn-state.ts';
import { pay } from '../../src/engine/core/scoring/pay.ts';
import { beginGame, deal } from '../../src/engine/core/start.ts';
import { proceed } from '../../src/engine/core/turn.ts';
import { viewOf } from '../../src/engine/core/view.ts';
import { resolveRules } from '../../src/engine/index.ts';

/**
 * An expansion that nobody has seen before: a tile, a follower, a question after each placement, a mark that is worth
 * points, a final bonus. It is all in this one value, as another would be in its folder.
 */
const juggler: PieceKind = {
  name: 'juggler',
  perSeat: 2,
  follower: true,
  claims: ['city'],
  claimsRule: 'R-BELFRY-1',
  sentences: { 'R-BELFRY-1': 'A juggler goes to town.' },
  strength: () => 3,
};
const bellRungSchema = z.object({ type: z.literal('bell-rung'), seat: z.int() });
const belfryViewSchema = z.object({ bells: z.array(z.int()) });
const bells = perSeat('bells');
const isAnswered = perGame('answered');
const belfry = {
  id: 'belfry',
  marks: ['bell'],
  eventSchemas: [bellRungSchema],
  viewSchema: belfryViewSchema,
  tiles: { set: 'belfry', table: 'A ×1  city N E S W +bell' },
  printed: {
    scoreFeature(sheet, facts) {
      if (facts.marks.has('bell')) sheet.each += 10;
    },
  },
  hooks: {
    pieces: [juggler],
    state: [bells, isAnswered],
    decisions: [
      {
        type: 'ring',
        phases: ['ring'],
        choices: () => [{ type: 'ring' }, { type: 'rest' }],
        refuse: () => undefined,
        effect(position) {
          const seat = awaitingSeat(position);
          bells.set(position, seat, 1);
          report<z.infer<typeof bellRungSchema>>(position, { type: 'bell-rung', seat });
        },
      },
    ],
    phases: [
      {
        name: 'ring',
        slot: 'after-return',
        run(position) {
          const isDue = isAnswered.get(position) === 0;
          isAnswered.set(position, isDue ? 1 : 0);
          return isDue ? { ask: activeSeat(position) } : 'done';
        },
      },
    ],
    finalScore(position) {
      for (const seat of seatsOf(position)) {
        if (bells.get(position, seat) === 1) pay(position, { seat, points: 7, kind: 'bell' });
      }
    },
    view: (position) => ({ bells: seatsOf(position).map((seat) => bells.get(position, seat)) }),
  },
} satisfies Expansion;

function openBelfry(draws: string[]): Position {
  const rules = { ...resolveRules({}), expansions: [belfry.id] };
  const ruleset = compileRuleset(rules, 2, makeCatalogue(base, [...expansions, belfry]));
  const start = [{ tile: 'base/D', x: 0, y: 0, rotation: 0 }];
  const position = deal(ruleset, { start, draws, isDrawnFirst: () => false });
  beginGame(position);
  proceed(position);
  return position;
}

describe('adding an expansion', () => {
  it('takes its code and one line of the catalogue: tile, piece, question, marks and points work', () => {
    const position = openBelfry(['belfry/A', 'base/E']);
    position.events = [];
    const choices = choicesOf(position);
    const deploy = { piece: 'juggler', segment: 'city0' };
    expect(choices).toContainEqual({ type: 'tile', x: 0, y: -1, rotation: 0, deploy });
    expect(choices).not.toContainEqual(
      expect.objectContaining({ deploy: { piece: 'juggler', segment: 'road0' } }),
    );
    enact(position, awaitingSeat(position), { type: 'tile', x: 0, y: -1, rotation: 0, deploy } as {
      type: string;
    });
    expect(choicesOf(position)).toEqual([{ type: 'ring' }, { type: 'rest' }]);
    enact(position, awaitingSeat(position), { type: 'ring' });
    expect(position.events).toContainEqual({ type: 'bell-rung', seat: 0 });
    const last = choicesOf(position)[0] ?? { type: '' };
    enact(position, awaitingSeat(position), last);
    enact(position, awaitingSeat(position), { type: 'ring' });
    const view = viewOf(position, undefined);
    expect(view.over).toBe(true);
    expect(view.expansions).toEqual({ belfry: { bells: [1, 1] } });
    expect(view.seats.map(({ score }) => score)).toEqual([3 * 11 + 7, 7]);
  });

  it('fails at once when its tiles show what nobody declares, or what another expansion declares, too', () => {
    const silent = { ...belfry, marks: [] };
    expect(() => makeCatalogue(base, [silent])).toThrow('no expansion declares the mark "bell"');
    const taken = { ...belfry, marks: ['bell', 'shield'] };
    expect(() => makeCatalogue(base, [taken])).toThrow('two expansions declare "shield"');
  });

  it('changes nothing for a table that does not play it', () => {
    const rules = resolveRules({});
    const without = compileRuleset(rules, 2, catalogue);
    const withIt = compileRuleset(rules, 2, makeCatalogue(base, [...expansions, belfry]));
    expect(withIt.pieces).toEqual(without.pieces);
    expect(withIt.phases).toEqual(without.phases);
    expect(withIt.state).toEqual(without.state);
  });

  it('is true of all expansions: the engine outside their folder names none of them', () => {
    const engine = join(import.meta.dirname, '../../src/engine');
    const files = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.startsWith('expansions'),
    );
    for (const file of files) {
      const text = readFileSync(join(engine, file), 'utf8');
      for (const { id } of expansions) expect(`${file}: ${text}`).not.toMatch(new RegExp(`['"/]${id}['"/]`));
    }
  });
});
