import type { PushTexts } from '../push-texts.ts';

const until = (deadline: string | undefined) =>
  deadline === undefined ? [] : [`Hai tempo fino a ${deadline}.`];

/** Push notifications in Italian. */
export const push: PushTexts = {
  turn: ({ game, news, deadline }) => ({
    title: `Tocca a te in «${game}»`,
    lines: [...news, ...until(deadline)],
  }),
  reminder: ({ game, deadline }) => ({ title: `Tocca ancora a te in «${game}»`, lines: until(deadline) }),
  nudge: ({ game, by = 'Qualcuno', deadline }) => ({
    title: `${by} ti aspetta in «${game}»`,
    lines: ['Tocca a te.', ...until(deadline)],
  }),
  decision: ({ game, news }) => ({ title: `«${game}»`, lines: news }),
  test: { title: 'Funziona', lines: ['Così le tue partite si faranno sentire su questo dispositivo.'] },
};
