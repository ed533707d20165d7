import type { VariationTexts } from './en.ts';

/** The texts about playing on from a moment of a finished game, in German. */
export const variation: VariationTexts = {
  title: 'Was wäre, wenn …?',
  hint: 'Spiel von hier weiter: Dieselben Plättchen kommen, auf den anderen Plätzen sitzen Roboter, und es zählt in keiner Statistik.',
  playOn: 'Von hier weiterspielen',
  against: 'gegen',
  robots: { easy: 'leichte Roboter', fair: 'normale Roboter', strong: 'starke Roboter' },
  from: (move) =>
    move === 0
      ? 'Diese Partie beginnt eine andere von vorn, mit denselben Plättchen. Sie zählt in keiner Statistik.'
      : `Diese Partie geht von Zug ${move} einer anderen weiter, mit denselben Plättchen. Sie zählt in keiner Statistik.`,
  toOrigin: 'Diesen Moment ansehen',
};
