/** The texts of the tutorial's page in English; those of the lessons come from the service. */
export const learn = {
  nav: 'Learn',
  title: 'Learn to play',
  text: 'Short lessons at a real table. No account is needed, and nothing can go wrong: a move that leads elsewhere is explained, and you try again.',
  base: 'The base game',
  expansions: 'The expansions',
  done: 'done',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  news: 'Points',
  all: 'All lessons',
  startOver: 'Start over',
  next: (title: string) => `Next: ${title}`,
  finished: 'That was the last lesson. The best way to learn the rest is to play.',
  notFound: 'There is no such lesson.',
};

/** The texts of the tutorial's page that every language has. */
export type LearnTexts = typeof learn;
