import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXPANSIONS, scores } from '../../src/engine/index.ts';
import { LANGUAGES, sentencesFor } from '../../src/texts/index.ts';
import {
  describeProgress,
  formatTaken,
  LESSONS,
  lessonOf,
  parseTaken,
  startLesson,
  takeLesson,
} from '../../src/tutorial/index.ts';
import { documentedRules } from '../docs/rules-coverage.ts';
import { attemptsFrom, eachStep, finished, isTaken, nextStep, reasonsAt } from './support/steps.ts';

const rules = documentedRules(readFileSync('docs/rules.md', 'utf8'));

describe.each(LESSONS)('$id', (lesson) => {
  let steps: ReturnType<typeof eachStep>;
  beforeAll(() => {
    steps = eachStep(lesson);
  });

  test('can be finished from any earlier decision, but not by every decision', () => {
    for (const { step, attempts } of steps)
      for (const results of attempts) {
        const taken = results.filter(isTaken);
        expect(taken.length, step.id).toBeGreaterThan(0);
        expect(taken.length, step.id).toBeLessThan(results.length);
      }
  });

  test('has a reason for each unintended decision, and no unused reason', () => {
    for (const { step, attempts } of steps) {
      const mistakes = attempts.flat().flatMap(({ mistake }) => mistake ?? []);
      const reasons = new Set(mistakes.map((each) => (each.type === 'missed' ? each.reason : each.type)));
      expect([...reasons].sort(), step.id).toEqual(reasonsAt(lesson, step).sort());
    }
  });

  test('does not accept an unintended decision', () => {
    const begun = startLesson(lesson);
    const missed = attemptsFrom(begun).find((each) => !isTaken(each));
    expect(missed).toMatchObject({
      completedDecisions: [],
      entries: begun.entries,
      step: { id: lesson.steps[0]?.id },
    });
    expect(scores(missed?.state ?? begun.state)).toEqual(scores(begun.state));
  });

  test.each(LANGUAGES)('has a rule for each sentence and feedback for each step in %s', (language) => {
    for (let progress = startLesson(lesson); progress.step !== undefined; ) {
      const { explanation, task } = describeProgress(progress, language);
      expect(task).toMatch(/[.]$/);
      expect(explanation.length).toBeGreaterThan(0);
      for (const { text, rules: named } of explanation) {
        expect(named.length, text).toBeGreaterThan(0);
        expect(
          named.filter((rule) => !rules.includes(rule)),
          text,
        ).toEqual([]);
      }
      progress = nextStep(progress);
      const { outcome, feedback } = describeProgress(progress, language);
      expect(outcome).toBe('reached');
      expect(feedback).toBeTruthy();
    }
  });

  test('survives conversion to its decisions and back', () => {
    const { completedDecisions } = finished(lesson);
    expect(parseTaken(formatTaken(completedDecisions))).toEqual(completedDecisions);
  });
});

test('every expansion has a lesson, and the base game comes first', () => {
  const expansions = LESSONS.map(({ expansions: [first = 'base'] }) => first);
  expect(expansions.slice(0, 6)).toEqual(Array(6).fill('base'));
  expect(expansions.slice(6).sort()).toEqual([...EXPANSIONS].sort());
});

/** The points in the texts, checked by the engine. */
test.each([
  ['road', [4, 0], '4 tiles × 1 = 4'],
  ['city', [8, 0], '3 tiles × 2 + 1 shield × 2 = 8'],
  ['monastery', [9, 0], ''],
  ['farmer', [9, 0], '3 cities × 3 = 9'],
  ['inns', [18, 0], '4 tiles × 2 = 8'],
  ['traders', [0, 6], ''],
  ['king', [0, 4], ''],
  ['count', [6, 12], ''],
  ['dragon', [2, 0], ''],
  ['tower', [0, 4], ''],
] as const)('%s ends with the points promised in its texts', (id, points, sum) => {
  const { state, entries } = finished(lessonOf(id));
  expect(scores(state)).toEqual(points);
  const sums = entries.flatMap((entry) => sentencesFor('en', entry, String).map(({ how = '' }) => how));
  expect(sums.join('; ')).toContain(sum);
});

test('the last tile of the final scoring gives the learner the win', () => {
  const [learner = 0, other = 0] = scores(finished(lessonOf('final')).state);
  expect(learner).toBeGreaterThan(other);
});

test('an illegal decision is refused with the rule', () => {
  const illegal = { type: 'tile', x: 0, y: -1, rotation: 0 } as const;
  const refused = takeLesson(lessonOf('place'), [illegal]);
  expect(describeProgress(refused, 'en')).toMatchObject({
    outcome: 'illegal',
    feedback: expect.stringContaining('R-TILE-2'),
  });
  expect(describeProgress(refused, 'it').feedback).toContain('Non è permesso (R-TILE-2)');
});

test('moves after the last step are ignored', () => {
  const done = finished(lessonOf('road'));
  const more = takeLesson(done.lesson, [...done.completedDecisions, { type: 'draw' }]);
  expect(more).toMatchObject({ step: undefined, completedDecisions: done.completedDecisions });
  expect(more.mistake).toBeUndefined();
});
