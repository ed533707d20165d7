/** The texts about playing on from a moment of a finished game, in English. */
export const variation = {
  title: 'What if…?',
  hint: 'Play on from here: the same tiles come, robots have the other seats, and it counts in no statistics.',
  playOn: 'Play on from here',
  against: 'against',
  robots: { easy: 'easy robots', fair: 'fair robots', strong: 'strong robots' },
  from: (move: number) =>
    move === 0
      ? 'This game begins another one anew, with the same tiles. It counts in no statistics.'
      : `This game goes on from move ${move} of another one, with the same tiles. It counts in no statistics.`,
  toOrigin: 'Look at that moment',
};

export type VariationTexts = typeof variation;
