import type { PushTexts } from '../push-texts.ts';

const until = (deadline: string | undefined) =>
  deadline === undefined ? [] : [`You have until ${deadline}.`];

/** Push notifications in English. */
export const push: PushTexts = {
  turn: ({ game, news, deadline }) => ({
    title: `Your turn in “${game}”`,
    lines: [...news, ...until(deadline)],
  }),
  reminder: ({ game, deadline }) => ({ title: `Still your turn in “${game}”`, lines: until(deadline) }),
  nudge: ({ game, by = 'A player', deadline }) => ({
    title: `${by} is waiting for you in “${game}”`,
    lines: ['It is your turn.', ...until(deadline)],
  }),
  decision: ({ game, news }) => ({ title: `“${game}”`, lines: news }),
  test: { title: 'It works', lines: ['This is how your games will reach you on this device.'] },
};
