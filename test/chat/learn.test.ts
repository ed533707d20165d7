import { expect, test } from 'vitest';
import type { Decision } from '../../src/engine/index.ts';
import { numberedOptions } from '../../src/games/play/options/handles.ts';
import { LANGUAGES, textsIn } from '../../src/texts/index.ts';
import { LEARNER, LESSONS, type Lesson, takeLesson, textOfLesson } from '../../src/tutorial/index.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { finished } from '../tutorial/support/steps.ts';
import { say, speak, speakItalian } from './support/talk.ts';

const service = useApp();

/** A learner's labels for these decisions. */
const labelsFor = (lesson: Lesson, decisions: readonly Decision[]) =>
  decisions.map((decision, step) => {
    const { state } = takeLesson(lesson, decisions.slice(0, step));
    const options = numberedOptions(lesson.id, step, state, LEARNER);
    const all = options.flatMap((option) => [option, ...(option.deployments ?? [])]);
    return all.find((each) => JSON.stringify(each.decision) === JSON.stringify(decision))?.label ?? '';
  });

test.each(LANGUAGES)('every lesson can be finished by text commands in %s', async (language) => {
  const player = await makePlayer(service);
  await speak(service, player, language);
  const [word] = textsIn(language).commands.learn.words;
  for (const [index, lesson] of LESSONS.entries()) {
    const { steps } = textOfLesson(textsIn(language).lessons, lesson);
    const labels = labelsFor(lesson, finished(lesson).completedDecisions);
    let answer = await say(service, player, `${word} ${index + 1}`);
    for (const [step, { id }] of lesson.steps.entries()) {
      expect(answer).toMatchObject({ outcome: 'done', game: null, secret: false });
      expect(answer.text).toContain(steps[id]?.task);
      answer = await say(service, player, `${word} ${index + 1} ${labels.slice(0, step + 1).join(' ')}`);
      expect(answer.text).toContain(steps[id]?.reached);
    }
    expect(answer.text).not.toMatch(/^\d+[a-z]? \(/m);
  }
});

test('lists the lessons, with the command that starts each', async () => {
  const player = await makePlayer(service);
  const list = await say(service, player, 'learn');
  expect(list.text).toContain('learn 2: Roads and highwaymen.');
  expect(list.text.split('\n')).toHaveLength(LESSONS.length + 1);
  expect((await say(service, player, 'learn road')).text).toContain('Roads and highwaymen, 1 of 2.');
});

test('explains an unintended decision and repeats the task', async () => {
  const player = await makePlayer(service);
  const begun = await say(service, player, 'learn 2');
  const [, label = ''] = /^(\d+[a-z]) \(1,0\)/m.exec(begun.text) ?? [];
  const answer = await say(service, player, `learn 2 ${label}`);
  expect(answer.outcome).toBe('done');
  expect(answer.text).toMatch(/^The road is longer, but still unclaimed/);
  expect(answer.text).toContain('Extend the road and put a highwayman on it.');
});

test('comes with a picture that needs no token', async () => {
  const player = await makePlayer(service);
  await speakItalian(service, player);
  const { picture, pictureAlt } = await say(service, player, 'impara 1');
  expect(pictureAlt).toContain('Rosso');
  const { pathname, search } = new URL(String(picture));
  expect(`${pathname}${search}`).toBe('/v1/lessons/place/board.png?language=it&legal=1');
  await service.http.get(`${pathname}${search}`).expect(200);
});

test('reports an unknown lesson and nothing else', async () => {
  const player = await makePlayer(service);
  expect(await say(service, player, 'learn 99')).toMatchObject({
    outcome: 'refused',
    text: 'There’s no lesson "99". Say "learn" for the list.',
  });
  const answer = await say(service, player, 'learn 1 99z');
  expect(answer.outcome).toBe('refused');
  expect(answer.text).toContain('There’s no option 99z here.');
});
