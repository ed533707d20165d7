import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { base } from '../../src/engine/base/index.ts';
import { catalogue, expansions } from '../../src/engine/catalogue.ts';
import { carryOut, choicesOf } from '../../src/engine/core/apply.ts';
import { type Expansion, GO_ON } from '../../src/engine/core/expansion.ts';
import { ownAddress } from '../../src/engine/core/own.ts';
import type { PieceKind } from '../../src/engine/core/pieces.ts';
import { type Position, write } from '../../src/engine/core/position.ts';
import { compileRuleset, makeCatalogue } from '../../src/engine/core/ruleset.ts';
import { pay } from '../../src/engine/core/scoring/settle.ts';
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
  claimsRule: 'R-FAIR-1',
  sentences: { 'R-FAIR-1': 'A juggler goes to town.' },
  strength: () => 3,
};
const bells = (position: Position, seat: number) => ownAddress(position, 'fair.bells') + seat;
const fair = {
  id: 'fair',
  tiles: { set: 'fair', table: 'A ×1  city N E S W +tent' },
  printed: {
    scoreFeature(sheet, facts) {
      if (facts.marks.has('tent')) sheet.each += 10;
    },
  },
  hooks: {
    pieces: [juggler],
    own: (seats) => ({ bells: seats, asked: 1 }),
    decisions: [
      {
        type: 'ring',
        phases: ['ring'],
        choices: () => [{ type: 'ring' }, { type: 'rest' }],
        refuse: () => undefined,
        effect: (position) => write(position, bells(position, position.memory[position.at.asked]), 1),
      },
    ],
    phases: [
      {
        name: 'ring',
        slot: 'after-return',
        run(position) {
          const asked = ownAddress(position, 'fair.asked');
          const isDue = position.memory[asked] === 0;
          write(position, asked, isDue ? 1 : 0);
          return isDue ? position.memory[position.at.turnSeat] : GO_ON;
        },
      },
    ],
    finalScore(position) {
      for (let seat = 0; seat < position.at.seats; seat++) {
        if (position.memory[bells(position, seat)] === 1) pay(position, seat, 7, 'bell');
      }
    },
    view: (position) => ({ bells: [...position.memory.subarray(bells(position, 0), bells(position, 2))] }),
  },
} satisfies Expansion;

function openFair(draws: string[]): Position {
  const rules = { ...resolveRules({}), expansions: [fair.id] };
  const ruleset = compileRuleset(rules, 2, makeCatalogue(base, [...expansions, fair]));
  const start = [{ tile: 'base/D', x: 0, y: 0, rotation: 0 }];
  const position = deal(ruleset, { start, draws, isDrawnFirst: () => false });
  beginGame(position);
  proceed(position);
  return position;
}

describe('adding an expansion', () => {
  it('takes its own code and one line of the catalogue: tile, piece, question, marks and points work', () => {
    const position = openFair(['fair/A', 'base/E']);
    const choices = choicesOf(position);
    const deploy = { piece: 'juggler', segment: 'city0' };
    expect(choices).toContainEqual({ type: 'tile', x: 0, y: -1, rotation: 0, deploy });
    expect(choices).not.toContainEqual(
      expect.objectContaining({ deploy: { piece: 'juggler', segment: 'road0' } }),
    );
    carryOut(position, { type: 'tile', x: 0, y: -1, rotation: 0, deploy } as { type: string });
    expect(choicesOf(position)).toEqual([{ type: 'ring' }, { type: 'rest' }]);
    carryOut(position, { type: 'ring' });
    const last = choicesOf(position)[0] ?? { type: '' };
    carryOut(position, last);
    carryOut(position, { type: 'ring' });
    const view = viewOf(position, undefined);
    expect(view.over).toBe(true);
    expect(view.own).toEqual({ bells: [1, 1] });
    expect(view.seats.map(({ score }) => score)).toEqual([3 * 11 + 7, 7]);
  });

  it('changes nothing for a table that does not play it', () => {
    const rules = resolveRules({});
    const without = compileRuleset(rules, 2, catalogue);
    const withIt = compileRuleset(rules, 2, makeCatalogue(base, [...expansions, fair]));
    expect(withIt.pieces).toEqual(without.pieces);
    expect(withIt.phases).toEqual(without.phases);
    expect(withIt.own).toEqual(without.own);
  });

  it('is what each of the six did: the engine outside their folders names them in the catalogue alone', () => {
    const engine = join(import.meta.dirname, '../../src/engine');
    const files = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.startsWith('expansions') && file !== 'catalogue.ts',
    );
    for (const file of files) {
      const text = readFileSync(join(engine, file), 'utf8');
      for (const { id } of expansions) expect(`${file}: ${text}`).not.toMatch(new RegExp(`['"/]${id}['"/]`));
    }
  });
});
