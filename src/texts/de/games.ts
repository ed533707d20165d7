import { capital } from '../capital.ts';
import type { HintTexts } from '../hint-texts.ts';
import type { PlanTexts } from '../plan-texts.ts';
import type { ReportTexts } from '../report-texts.ts';
import type { ResultTexts } from '../result-texts.ts';
import { and, points, tag } from './grammar.ts';

/** How a game ended, in German. */
export const result: ResultTexts = {
  won: (names) => `${and(names)} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`,
  wins: (names) => `${and(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}.`,
  youResigned: 'Du hast aufgegeben.',
  othersResigned: (names) => `${and(names)} ${names.length === 1 ? 'hat' : 'haben'} aufgegeben.`,
  resigned: 'hat aufgegeben',
};

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

/** Hints and analyses in German. */
export const hints: HintTexts = {
  reasons: {
    scores: (number) => `Das bringt sofort ${points(number)}.`,
    othersScore: (name, number) => `Auch ${name} bekommt ${points(number)}, aber das lohnt sich.`,
    claims: (deploys) => `Das ${deploys}.`,
    joins: (kind, names) => `Damit hast du Anteil an ${kindOf(kind).ofThe} von ${and(names)}.`,
    takesOver: (kind, names) => `Du nimmst ${and(names)} ${kindOf(kind).the} ab.`,
    grows: (kind, number) => `${capital(kindOf(kind).your)} ist dann ${points(number)} mehr wert.`,
    removes: (name, pieces) => `Das nimmt ${name} ${pieces} vom Spielfeld.`,
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

/** Plans in German. */
export const plans: PlanTexts = {
  reasons: {
    'tile-used-up': 'Von diesen Plättchen kann keines mehr kommen.',
    'condition-lost': 'Die Bedingung kann nicht mehr eintreten.',
    'robot-decides': 'Ein Roboter spielt für dich.',
    'before-cancelled': 'Der Plan, auf den er folgt, ist hinfällig.',
    undone: 'Dein letzter Zug wurde zurückgenommen.',
  },
  noLongerLegal: 'Die Regeln erlauben es nicht mehr.',
  forTile: (tile, decisions) => `mit ${tile}: ${decisions}`,
  onCondition: (conditions, decisions) => `wenn ${conditions.join(' und ')}: ${decisions}`,
  conditions: {
    completed: (feature, not) => `${feature} ${not ? 'nicht ' : ''}fertig ist`,
    occupied: (cell, not) => `${cell} ${not ? 'frei' : 'belegt'} ist`,
    claimed: (feature, not) =>
      not ? `niemand anderes auf ${feature} steht` : `jemand anderes auf ${feature} steht`,
  },
  repeats: 'jedes Mal',
  follows: (number, plan) => `nach Plan ${number}, ${plan}`,
  made: (number, plan) => `Plan ${number}: ${plan}`,
  none: 'Du hast keine Pläne in dieser Partie.',
  isCancelled: (plan, why) => `Hinfällig: ${plan}. ${why}`,
  isDone: (plan, move) => `Ausgeführt als Zug ${move}: ${plan}`,
  deleted: (plan) => `Gelöscht: ${plan}`,
  noSuchPlan: (number) => `Einen Plan ${number} hast du nicht; „planliste“ zeigt deine.`,
  forced: (isOn) =>
    isOn
      ? 'Ab jetzt werden in dieser Partie Züge, zu denen es keine Alternative gibt, für dich gemacht.'
      : 'Du machst wieder jeden Zug selbst.',
  tilesToCome: (tiles) => `Diese können noch kommen: ${tiles}`,
  howToPlan: 'Schreib einen Plan so: „plan U 3,-1 r90 meeple@straße0“, oder lies „hilfe plan“.',
};

/** Reasons for reports, in German. */
export const reports: ReportTexts = {
  harassment: {
    title: 'Belästigung oder Hass',
    help: 'Beleidigungen, Drohungen, sexuelle Anspielungen oder Hass, weil jemand ist, wie er ist. Melde möglichst die Nachricht selbst.',
    words: ['belastigung', 'belaestigung', 'hass', 'beleidigung', 'drohung'],
  },
  spam: {
    title: 'Spam oder Werbung',
    help: 'Werbung, verdächtige Links oder immer wieder dasselbe: in Nachrichten, Einladungen oder Namen von Partien.',
    words: ['spam', 'werbung', 'betrug'],
  },
  impersonation: {
    title: 'Falsche Identität oder anstößiger Name',
    help: 'Gibt sich für jemand anderen aus, oder der Name der Person oder der Partie ist anstößig.',
    words: ['identitat', 'identitaet', 'name', 'falsch'],
  },
  cheating: {
    title: 'Schummeln, oder eine Person auf zwei Plätzen',
    help: 'Eine Person spielt mehrere Plätze, oder Mitspieler helfen einander heimlich. Glück und gutes Spiel sind kein Schummeln.',
    words: ['schummeln', 'schummelt', 'mogeln', 'zwei platze', 'zwei plaetze'],
  },
  stalling: {
    title: 'Hinhalten',
    help: 'Zieht die Partie absichtlich in die Länge, damit andere aufgeben. Langsam zu spielen ist in der vereinbarten Zeit erlaubt.',
    words: ['hinhalten', 'verzogern', 'verzoegern', 'trodeln', 'troedeln'],
  },
  other: {
    title: 'Etwas anderes',
    help: 'Nichts davon passt: Sag in eigenen Worten, was passiert ist.',
    words: ['anderes', 'etwas anderes', 'sonstiges'],
  },
};
