import type { HintTexts } from '../hint-texts.ts';
import { and, points, tag } from './grammar.ts';

interface Kind {
  /** In the accusative, which is the nominative for all of them. */
  readonly the: string;
  /** In the dative. */
  readonly ofThe: string;
  readonly your: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  city: { the: 'die Stadt', ofThe: 'der Stadt', your: 'deine Stadt' },
  road: { the: 'die Straße', ofThe: 'der Straße', your: 'deine Straße' },
  monastery: { the: 'das Kloster', ofThe: 'dem Kloster', your: 'dein Kloster' },
  field: { the: 'die Wiese', ofThe: 'der Wiese', your: 'deine Wiese' },
};
const kindOf = (kind: string): Kind => kinds[kind] ?? { the: kind, ofThe: kind, your: kind };

const decimal = (number: number) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(number);
const some = (number: number) => (Number.isInteger(number) ? points(number) : `${decimal(number)} Punkte`);
/** Points with their sign: `+3,5`. */
const signed = (number: number) => `${number > 0 ? '+' : number < 0 ? '−' : '±'}${decimal(Math.abs(number))}`;
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Hints and analyses in German. */
export const hints: HintTexts = {
  reasons: {
    scores: (number) => `Das bringt sofort ${points(number)}.`,
    othersScore: (name, number) => `Auch ${name} bekommt ${points(number)}, aber das lohnt sich.`,
    claims: (deploys) => `Das ${deploys}.`,
    joins: (kind, names) => `Damit hast du Anteil an ${kindOf(kind).ofThe} von ${and(names)}.`,
    takesOver: (kind, names) => `Du nimmst ${and(names)} ${kindOf(kind).the} ab.`,
    grows: (kind, number) => `${capital(kindOf(kind).your)} ist dann ${points(number)} mehr wert.`,
    returns: (number) =>
      number === 1 ? 'Ein Gefolgsmann kommt heim.' : `${number} Gefolgsleute kommen heim.`,
    saves: (left) =>
      left === 1
        ? 'Dein letzter Gefolgsmann bleibt für später.'
        : `Deine letzten ${left} Gefolgsleute bleiben für später.`,
    ahead: (number) => `Für den Roboter ist das ${some(number)} besser als der nächstbeste Zug.`,
  },
  hint: (label, decision) => `Der Roboter würde ${label} spielen: ${decision}.`,
  isLogged: 'Tipps stehen im Verlauf.',
  computing: (link) =>
    `Ein Roboter rechnet noch; frag in ein paar Sekunden wieder, oder sieh hier nach: ${link}`,
  account: (name, { lost, skill, luck }) =>
    `${name}: ${some(lost)} durch Züge verloren; Können ${signed(skill)}, Glück ${signed(luck)}`,
  costliest: (move, name, number, better) =>
    `Zug ${move} hat ${name} ${some(number)} gekostet; besser: ${better}.`,
  noneCostly: 'Kein Zug war ein echter Fehler.',
  seeAll: (link) => `Alles, mit Bildern: ${link}`,
};
