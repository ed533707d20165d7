import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  awaiting,
  formatRecord,
  type GameRecord,
  newGame,
  options,
  type PlayedDecision,
  parseRecord,
  RecordSyntaxError,
  record,
  recordSchema,
  result,
} from '../../../src/engine/index.ts';
import { forRunsAfter } from '../../support/depth.ts';
import { type Random, randomFrom } from '../../support/random-play.ts';
import { PLAYED_DECISIONS, type RandomGame, randomGames } from '../properties/random-games.ts';
import { decided } from '../support/decided.ts';
import { gameSetupOf } from '../support/engine-run.ts';

/** A random game with occasional timeouts and resignations. */
function playedByDice({ setup, dice }: RandomGame, players: readonly string[], most: number): GameRecord {
  const given = gameSetupOf(setup);
  const random = randomFrom(dice);
  const decisions: GameRecord['decisions'] = [];
  let { state } = newGame(given);
  for (
    let waiting = awaiting(state);
    waiting !== undefined && decisions.length < most;
    waiting = awaiting(state)
  ) {
    const { seat } = waiting;
    const decision = decisionByDice(options(state, seat), random);
    decisions.push({ seat, decision });
    state = decided(state, seat, decision);
  }
  return recordSchema.parse(record(given, players, decisions, result(state)));
}

function decisionByDice(offered: ReturnType<typeof options>, random: Random): PlayedDecision {
  const rare = random(60);
  if (rare === 0) return { type: 'resign' };
  if (rare < 3) return { type: 'skip' };
  const option = offered[random(offered.length)]!;
  const plays = [option, ...(option.deployments ?? [])];
  return plays[random(plays.length)]!.decision;
}

const plainNames = ['Anna', 'Bruno', 'Carla di Napoli', 'Ørjan', '李雷', '{f}'];
const anyName = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 80 })
  .filter((name) => name.length <= 80);
const names = fc.oneof(
  fc.constant(plainNames),
  fc.array(fc.oneof(anyName, fc.constantFrom('Anna', ' Anna', '0', 'a:b', 'x;y', '[z]', '"')), {
    minLength: 6,
    maxLength: 6,
  }),
);

test('a record is the same after writing and reading it, for any game and any players', () => {
  const seen = new Set<string>();
  const given = [randomGames(24), names, fc.integer({ min: 0, max: 80 })] as const;
  fc.assert(
    fc.property(...given, (game, players, most) => {
      const made = playedByDice(game, players.slice(0, game.setup.seats), most);
      for (const { decision } of made.decisions) seen.add(decision.type);
      expect(parseRecord(formatRecord(made))).toEqual(made);
    }),
    forRunsAfter(fc.tuple(...given), 40, 150),
  );
  // A ransom is rare in games as short as these; the tests of the tower's rules have its text.
  seen.add('ransom');
  expect([...seen].sort()).toEqual([...PLAYED_DECISIONS, 'resign', 'skip'].sort());
});

const text = `; The first move of a game, in the style of a person.
[Format "carcassonne-record/1"]
[Edition "first"]
[Expansions "river"]   ; and no others
[FieldPoints "3"]

[Player "Mira"]
[Player "Ole"]
[Start "river/A 0,0 r0"]
[Draws "river/C base/U"]
[Draws "base/V"]

  1. Mira: 0,1 R90   MEEPLE@field0 ; hm
2.1:skip
`;

describe('a text written by hand', () => {
  test('may have comments, an edition, seats by number, and free spacing', () => {
    const read = parseRecord(text.replaceAll('\n', '\r\n'));
    expect(read).toEqual({
      format: 'carcassonne-record/1',
      rules: {
        expansions: ['river'],
        fieldScoring: 'per-city',
        fieldPoints: 3,
        smallCity: 2,
        handSize: 1,
        sharing: 'majority',
      },
      players: ['Mira', 'Ole'],
      start: [{ tile: 'river/A', x: 0, y: 0, rotation: 0 }],
      draws: ['river/C', 'base/U', 'base/V'],
      decisions: [
        {
          seat: 0,
          decision: {
            type: 'tile',
            x: 0,
            y: 1,
            rotation: 90,
            deploy: { piece: 'meeple', segment: 'field0' },
          },
        },
        { seat: 1, decision: { type: 'skip' } },
      ],
    });
  });

  test('is written again in the form that all have', () => {
    expect(formatRecord(parseRecord(text))).toBe(`[Format "carcassonne-record/1"]
[Expansions "river"]
[FieldScoring "per-city"]
[FieldPoints "3"]
[SmallCity "2"]
[HandSize "1"]
[Sharing "majority"]
[Player "Mira"]
[Player "Ole"]
[Start "river/A 0,0 r0"]
[Draws "river/C base/U base/V"]

1. Mira: 0,1 r90 meeple@field0
2. Ole: skip
`);
  });
});

describe('an error names its place', () => {
  test.each<[what: string, from: string, to: string, place: string, message: RegExp]>([
    ['no format', '[Format "carcassonne-record/1"]', '', '1:1', /Format/],
    ['another format', 'record/1', 'record/2', '2:9', /carcassonne-record\/1/],
    ['an unknown tag', '[Edition', '[Version', '3:2', /no tag Version; there are Format, Edition/],
    ['no edition', '"first"', '"tenth"', '3:10', /edition/],
    ['no expansion', 'river"]', 'lake"]', '4:13', /expansions/],
    ['no option', '"3"', '"5"', '5:14', /fieldPoints/],
    ['an open string', '"Mira"', '"Mira', '7:1', /\[Player "Anna"\]/],
    ['a bad escape', '"Mira"', '"Mi\\ra \\x"', '7:9', /as JSON writes it/],
    ['one player', '[Player "Ole"]\n', '', '1:1', /players/],
    ['a second edition', '[Player "Mira"]', '[Edition "first"]', '7:2', /already/],
    ['a start that is none', '0,0 r0', '0;0 r0', '9:8', /base\/D 0,0 r90/],
    ['a crooked tile', 'A 0,0 r0', 'A 0,0 r45', '9:8', /rotation/],
    ['no tile', 'base/U', 'base/UU', '10:17', /no tile base\/UU/],
    ['no decision', 'R90', 'R91', '13:12', /“0,1 R91/],
    ['an unknown name', 'Mira:', 'Mara:', '13:6', /no player Mara/],
    ['a wrong number', '2.1', '3.1', '14:1', /decision 2/],
    ['a line that is neither', '2.1:skip', 'skip', '14:1', /2\. Anna: 3,-1/],
    ['a tag too late', '2.1:skip', '[Player "Pia"]', '14:1', /before/],
    ['half a result', '[Draws "base/V"]', '[Scores "1 2"]', '11:9', /go together/],
  ])('%s', (_, from, to, place, message) => {
    const wrong = text.replace(from, to);
    expect(wrong).not.toBe(text);
    const error = errorOf(() => parseRecord(wrong));
    expect(error).toBeInstanceOf(RecordSyntaxError);
    const { line, column } = error as RecordSyntaxError;
    expect(error.message).toMatch(message);
    expect(`${line}:${column}`).toBe(place);
  });

  test('two players of one name are distinguished by their seats', () => {
    const twins = text.replace('"Ole"', '"Mira"');
    expect(errorOf(() => parseRecord(twins)).message).toMatch(/number of the seat/);
    const { decisions } = parseRecord(twins.replace('1. Mira:', '1. 1:'));
    expect(decisions[0]).toMatchObject({ seat: 1 });
  });
});

test('a decision that has no text form is not written as another', () => {
  const made = parseRecord(text);
  const deploy = { piece: 'meeple', segment: 'NE' };
  const decisions = [{ seat: 0, decision: { type: 'tile', x: 0, y: 1, rotation: 0, deploy } as const }];
  expect(() => formatRecord({ ...made, decisions })).toThrow('decision 1 cannot be written');
});

function errorOf(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('no error');
}
