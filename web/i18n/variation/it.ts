import type { VariationTexts } from './en.ts';

/** The texts about playing on from a moment of a finished game, in Italian. */
export const variation: VariationTexts = {
  title: 'E se…?',
  hint: 'Riprendi da qui: escono le stesse tessere, agli altri posti giocano i robot, e le statistiche non ne tengono conto.',
  playOn: 'Gioca da qui',
  against: 'contro',
  robots: { easy: 'robot facili', fair: 'robot normali', strong: 'robot forti' },
  from: (move) =>
    move === 0
      ? 'Questa partita ne ricomincia un’altra con le stesse tessere. Non conta per le statistiche.'
      : `Questa partita riprende dalla mossa ${move} di un’altra, con le stesse tessere. Non conta per le statistiche.`,
  toOrigin: 'Guarda quel momento',
};
