import { expect, test } from 'vitest';
import { deploymentsOf, matching } from '../../src/chat/option-match.ts';
import { commonActions, detailOf } from '../../src/chat/option-words.ts';
import { parseCommand } from '../../src/chat/parse.ts';
import type { Asker } from '../../src/chat/reply.ts';
import { atTable, type Situation } from '../../src/chat/situation.ts';
import {
  applyDecision,
  awaiting,
  formatDecision,
  type GameState,
  legalDecisions,
  newGame,
  resolveRules,
  viewFor,
} from '../../src/engine/index.ts';
import { type NumberedOption, numberedOptions } from '../../src/games/play/options/handles.ts';
import { type Language, textsIn } from '../../src/texts/index.ts';

/** A position of a game with actions in place of a piece, where a tile is to be placed. */
interface Position {
  readonly situation: Situation;
  readonly options: readonly NumberedOption[];
}

/** Plays with pieces and actions wherever possible, and returns positions with many actions. */
function positions(): Position[] {
  const rules = resolveRules({ expansions: ['princess-and-dragon', 'tower', 'inns-and-cathedrals'] });
  let { state } = newGame({ rules, seats: 4, bag: { seed: '5'.repeat(64) } });
  const found: Position[] = [];
  for (let move = 0; move < 110; move++) {
    const now = awaiting(state);
    if (now === undefined) break;
    const legal = legalDecisions(state, now.seat);
    const acting = legal.filter((each) => ['deploy', 'floor', 'fairy'].some((name) => name in each));
    const choices = acting.length > 0 ? acting : legal;
    const decision = choices[(move * 7919) % choices.length];
    if (now.phase === 'place' && move % 9 === 8) found.push(positionAt(state, now));
    const applied = decision && applyDecision(state, now.seat, decision);
    if (!applied?.ok) throw new Error('a legal decision was refused');
    state = applied.state;
  }
  return found;
}

function positionAt(state: GameState, now: { seat: number; phase: string }): Position {
  const row = {
    seats: ['Anna', 'Bruno', 'Carla', 'Dario'].map((displayName, seat) => ({ displayName, seat })),
  } as unknown as Situation['row'];
  const view = viewFor(state, now.seat);
  const situation = { row, state, view, seat: now.seat, awaiting: now, isAwaiting: true };
  return { situation, options: numberedOptions('game', 1, state, now.seat) };
}

function askerAt(language: Language, situation: Situation): Asker {
  const { chat: texts, game: words } = textsIn(language);
  return atTable({ language, texts, words } as Asker, situation);
}

function whoIn(text: string, language: Language): readonly string[] {
  const { call } = parseCommand(text, { language });
  if (!('given' in call)) throw new Error(`"${text}" was not understood`);
  return (call.given as { who: readonly string[] }).who;
}

const found = positions();

test('the text form of every piece and action after a label means exactly that one', () => {
  let actions = 0;
  for (const { situation, options } of found) {
    const asker = askerAt('en', situation);
    const option = options[Math.floor(options.length / 2)];
    if (option === undefined) throw new Error('there are no options');
    for (const { decision } of option.deployments ?? []) {
      const text = formatDecision(decision).replace(/^.*? r\d+ /, '');
      const who = whoIn(`${option.label} ${text}`, 'en');
      const meant = deploymentsOf(asker, situation, option, who).map((each) => formatDecision(each.decision));
      expect(meant, text).toEqual([formatDecision(decision)]);
      actions += 1;
    }
  }
  expect(actions).toBeGreaterThan(50);
});

test.each(['en', 'it', 'de'] as const)('in %s the examples of actions are understood', (language) => {
  const examples = found.flatMap(({ situation, options }) => {
    const asker = askerAt(language, situation);
    const some = [options[0], options.at(-1)].flatMap((option) => option ?? []);
    return commonActions(asker, situation, some, 4).examples.map((example) => {
      const [option] = options;
      const meant = option && deploymentsOf(asker, situation, option, whoIn(example, language));
      expect(meant, example).toHaveLength(1);
      return example;
    });
  });
  expect(examples.length).toBeGreaterThan(4);
});

test('a list of actions names owners and cells, and says how to see what it leaves out', () => {
  const [{ situation, option } = {}] = found.flatMap(({ situation, options }) => {
    const [option] = options.filter(({ deployments = [] }) => deployments.length > 12);
    return option === undefined ? [] : [{ situation, option }];
  });
  if (situation === undefined || option === undefined) throw new Error('there are few actions');
  const asker = askerAt('en', situation);
  const whole = detailOf(asker, situation, option).join('\n');
  expect(whole).toMatch(/\.\d+ a floor on the tower at -?\d+,-?\d+/);
  expect(whole).toMatch(/\+ capturing (?:Anna|Bruno|Carla|Dario)’s (?:meeple|knight|farmer|highwayman|monk)/);
  const short = detailOf(asker, situation, option, 1).join('\n');
  expect(short).toMatch(new RegExp(`… and \\d+ more: “${option.label} floor\\?” lists them\\.`));
  expect(short.length).toBeLessThan(whole.length);
});

test('the rest of the places behind a portal is listed by the cell', () => {
  const [portal] = found.flatMap(({ situation, options }) => {
    const isElsewhere = ({ deployments = [] }: NumberedOption) =>
      deployments.some(({ decision }) => 'deploy' in decision && decision.deploy && 'x' in decision.deploy);
    const option = options.find(isElsewhere);
    return option === undefined ? [] : [{ situation, option }];
  });
  if (portal === undefined) throw new Error('no position has a portal');
  const { situation, option } = portal;
  const asker = askerAt('en', situation);
  const short = detailOf(asker, situation, option, 1).join('\n');
  const [, example = ''] = /… and \d+ more: name the cell, as in “([^”]*)”/.exec(short) ?? [];
  const meant = matching(asker, situation, option, whoIn(example, 'en'));
  expect(meant.length).toBeGreaterThan(0);
  expect(meant.length).toBeLessThan(option.deployments?.length ?? 0);
});
