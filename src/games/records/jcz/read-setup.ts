import { EXPANSIONS, type ExpansionId, type Rules, resolveRules } from '../../../engine/index.ts';
import type { JczSetup } from './file.ts';
import { JczRefusal } from './refusal.ts';
import { BASE_SET, ELEMENTS, ELEMENTS_WITHOUT_EFFECT, RULES, RULES_WITHOUT_EFFECT, SET_OF } from './terms.ts';
import { SETS } from './tiles.ts';

/**
 * Returns the rules of a game.
 * @throws JczRefusal naming the unsupported part, and the supported alternative
 */
export function rulesFrom(setup: JczSetup): Rules {
  if ((setup.addons ?? []).length > 0) {
    throw new JczRefusal(`add-ons cannot be read, here are ${setup.addons?.join(', ')}`, 'setup.addons');
  }
  checkSets(setup);
  checkElements(setup);
  for (const rule of Object.keys(setup.rules)) checkRule(rule, setup);
  const expansions = EXPANSIONS.filter((id) => isInPlay(id, setup));
  for (const id of expansions) checkRewards(id, setup);
  return resolveRules({
    edition: 'third',
    expansions,
    smallCity: ruleOf('tiny-city-scoring', setup) === '2' ? 2 : 4,
    dragonMoves: ruleOf('dragon-move', setup) === 'after-scoring' ? 'after-scoring' : 'before-scoring',
  });
}

function checkSets({ sets }: JczSetup): void {
  const foreign = Object.keys(sets).filter((set) => !SETS.includes(set));
  if (foreign.length > 0) {
    throw new JczRefusal(`here are ${SETS.join(', ')}, but not ${foreign.join(', ')}`, 'setup.sets');
  }
  if (hasSet(sets, BASE_SET)) return;
  throw new JczRefusal(`one of ${BASE_SET}:1 and ${BASE_SET}:2 is needed`, 'setup.sets');
}

function hasSet(sets: JczSetup['sets'], name: string): boolean {
  return Object.entries(sets).some(([set, times]) => times > 0 && set.replace(/:\d$/, '') === name);
}

/** The value of an element; absent elements may be written as 0 or false. */
const elementOf = ({ elements }: JczSetup, name: string) => elements[name] || undefined;

function checkElements(setup: JczSetup): void {
  for (const name of Object.keys(setup.elements)) {
    const found = elementOf(setup, name);
    if (found === undefined || ELEMENTS_WITHOUT_EFFECT.includes(name)) continue;
    const known = ELEMENTS.get(name);
    if (known === undefined) {
      const names = [...ELEMENTS.keys()].join(', ');
      throw new JczRefusal(`here are ${names}, but not ${name}`, 'setup.elements');
    }
    if (known.value === found) continue;
    throw new JczRefusal(`${name} is always ${known.value} here, not ${found}`, 'setup.elements');
  }
  for (const [name, { expansion, value }] of [...ELEMENTS]) {
    if (expansion !== undefined || elementOf(setup, name) !== undefined) continue;
    throw new JczRefusal(`every game here has ${name} (${value})`, 'setup.elements');
  }
}

/** Whether the rules of an expansion are in play: any of its elements other than tiles is, or it is the river. */
function isInPlay(id: ExpansionId, setup: JczSetup): boolean {
  if (id === 'river') return hasSet(setup.sets, SET_OF.river);
  return elementsOf(id).some(([name]) => elementOf(setup, name) !== undefined);
}

const elementsOf = (id: ExpansionId) => [...ELEMENTS].filter(([, { expansion }]) => expansion === id);

/** Checks that elements which take effect by themselves are in play together with their tiles and figures. */
function checkRewards(id: ExpansionId, setup: JczSetup): void {
  const rewards = elementsOf(id).filter(([, { isOptional }]) => isOptional !== true);
  const missing = rewards.flatMap(([name]) => (elementOf(setup, name) === undefined ? [name] : []));
  const isOnTiles = rewards.length > missing.length || hasSet(setup.sets, SET_OF[id]);
  if (missing.length === 0 || !isOnTiles) return;
  throw new JczRefusal(`with ${id} there is always ${missing.join(' and ')} here`, 'setup.elements');
}

/** Returns the value of a rule. */
function ruleOf(name: string, { rules }: JczSetup): string {
  return String(rules[name] ?? RULES.get(name)?.usual);
}

function checkRule(name: string, setup: JczSetup): void {
  if (RULES_WITHOUT_EFFECT.includes(name)) return;
  const rule = RULES.get(name);
  const value = ruleOf(name, setup);
  if (rule === undefined) {
    const names = [...RULES.keys()].join(', ');
    throw new JczRefusal(`here are ${names}, but not ${name}`, 'setup.rules');
  }
  if (rule.element !== undefined && elementOf(setup, rule.element) === undefined) return;
  if (rule.read.includes(value)) return;
  throw new JczRefusal(`${name} is ${rule.read.join(' or ')} here, not ${value}`, 'setup.rules');
}
