/** The declarations of an added expansion, which changes nothing else; its play is tested in test/trial-expansion. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expansions } from '#expansions';
import { base } from '../../src/engine/base/index.ts';
import { catalogue } from '../../src/engine/catalogue.ts';
import { compileRuleset } from '../../src/engine/core/compile-ruleset.ts';
import { makeCatalogue } from '../../src/engine/core/make-catalogue.ts';
import { resolveRules } from '../../src/engine/index.ts';
import { fair } from '../trial-expansion/fair/rules.ts';

describe('adding an expansion', () => {
  it('fails at once when its tiles have a mark that is undeclared, or declared by another expansion too', () => {
    const silent = { ...fair, marks: [] };
    expect(() => makeCatalogue(base, [silent])).toThrow('no expansion declares the mark "tent"');
    const taken = { ...fair, marks: ['tent', 'shield'] };
    expect(() => makeCatalogue(base, [taken])).toThrow('two expansions declare "shield"');
  });

  it('changes nothing for a table that does not play it', () => {
    const rules = resolveRules({});
    const without = compileRuleset(rules, 2, catalogue);
    const withIt = compileRuleset(rules, 2, makeCatalogue(base, [...expansions, fair]));
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
