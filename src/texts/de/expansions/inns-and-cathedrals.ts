import type { ExpansionWords } from '../../expansion-words.ts';

/** Inns & Cathedrals, in German. */
export const innsAndCathedrals = {
  name: 'Wirtshäuser & Kathedralen',
  blurb: 'Mehr Punkte für Mutige, nichts für Pechvögel; ein großer Gefolgsmann.',
  pieces: { 'large-meeple': { name: 'großer Gefolgsmann', one: 'den großen Gefolgsmann' } },
  marks: { inn: 'Wirtshaus', cathedral: 'Kathedrale' },
  because: {
    inn: 'ein Wirtshaus am See: jedes Plättchen zählt eins mehr',
    cathedral: 'eine Kathedrale: jedes Plättchen und jedes Wappen zählt eins mehr',
  },
  chatNames: ['Wirtshäuser', 'Wirtshaeuser', 'Wirtshaus', 'Kathedralen'],
  chatTerms: {
    grosse: 'large-meeple',
    grosser: 'large-meeple',
    grossen: 'large-meeple',
    gross: 'large-meeple',
  },
} satisfies ExpansionWords;
