import type { PushTexts } from '../push-texts.ts';

const until = (deadline: string | undefined) =>
  deadline === undefined ? [] : [`Du hast Zeit bis ${deadline}.`];

/** Push notifications in German. */
export const push: PushTexts = {
  turn: ({ game, news, deadline }) => ({
    title: `Du bist dran in „${game}“`,
    lines: [...news, ...until(deadline)],
  }),
  reminder: ({ game, deadline }) => ({
    title: `Du bist noch immer dran in „${game}“`,
    lines: until(deadline),
  }),
  nudge: ({ game, by = 'Jemand', deadline }) => ({
    title: `${by} wartet auf dich in „${game}“`,
    lines: ['Du bist dran.', ...until(deadline)],
  }),
  decision: ({ game, news }) => ({ title: `„${game}“`, lines: news }),
  test: { title: 'Es klappt', lines: ['So melden sich deine Partien auf diesem Gerät.'] },
};
