import { type GuestNames, wordsIn } from '../guest-names.ts';

// Every second word is masculine, as the endings of the first ones are.
export const guestNames: GuestNames = {
  first: wordsIn(`
    Flinker Froher Fixer Munterer Kluger Lustiger Mutiger Netter Ruhiger Sanfter
    Schlauer Stiller Treuer Wacher Weiser Heiterer Guter Listiger Kecker Braver
  `),
  second: wordsIn(`
    Abt Dachs Falke Fuchs Igel Luchs Marder Otter Ritter Schmied
    Hirte Pilger Wirt Bauer Maurer Reiher Specht Storch Uhu Wanderer
  `),
};
