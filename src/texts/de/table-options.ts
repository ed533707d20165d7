import type { TableOptionTexts } from '../table-options.ts';

/** The options of a table that are on or off, in German. */
export const tableOptions: TableOptionTexts = {
  allowRobots: {
    off: {
      fact: 'ohne Roboter',
      ask: '(?:ohne|keine) roboter',
      help: 'Roboter: ohne Roboter (auch nicht für jemanden, der fehlt)',
    },
  },
  assistance: {
    label: 'Restliche Plättchen, Vorausrechnungen und Tipps zeigen',
    hint: 'Sonst sieht sie während der Partie niemand, weder am Tisch noch beim Zuschauen.',
    off: {
      fact: 'ohne Spielhilfen',
      ask: '(?:ohne|keine) (?:(?:spiel)?hilfen?|hilfsmittel|tipps?)',
      help: 'Spielhilfen: ohne Spielhilfen (niemand sieht restliche Plättchen, Vorausrechnungen oder Tipps)',
      sentence:
        'An diesem Tisch wird ohne Spielhilfen gespielt: Niemand sieht restliche Plättchen, Vorausrechnungen oder Tipps.',
    },
  },
  rated: {
    label: 'Gewertete Partie',
    hint: 'Die Partie zählt für die Wertungszahlen aller, die sie spielen.',
    off: {
      fact: 'zählt nicht für die Wertung',
      ask: 'ungewertet|ohne wertung|freundschaftlich',
      help: 'Wertung: ohne Wertung (zählt nicht für die Wertung)',
    },
  },
};
