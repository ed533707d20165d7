import { capital } from '../capital.ts';
import type { HintTexts } from '../hint-texts.ts';
import type { PlanTexts } from '../plan-texts.ts';
import type { ReportTexts } from '../report-texts.ts';
import type { ResultTexts } from '../result-texts.ts';
import { and, points, tag } from './grammar.ts';

/** How a game ended, in Italian. */
export const result: ResultTexts = {
  won: (names) => `${names.length === 1 ? 'Ha' : 'Hanno'} vinto ${and(names)}`,
  wins: (names) => `${names.length === 1 ? 'Vince' : 'Vincono'} ${and(names)}.`,
  youResigned: 'Hai abbandonato.',
  othersResigned: (names) => `${and(names)} ${names.length === 1 ? 'ha' : 'hanno'} abbandonato.`,
  resigned: 'ha abbandonato',
};

interface Kind {
  readonly the: string;
  readonly toThe: string;
  readonly your: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  city: { the: 'la città', toThe: 'alla città', your: 'la tua città' },
  road: { the: 'la strada', toThe: 'alla strada', your: 'la tua strada' },
  monastery: { the: 'il monastero', toThe: 'al monastero', your: 'il tuo monastero' },
  field: { the: 'il campo', toThe: 'al campo', your: 'il tuo campo' },
};
const kindOf = (kind: string): Kind => kinds[kind] ?? { the: kind, toThe: `a ${kind}`, your: kind };

const decimal = (number: number) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(number);
const some = (number: number) => (Number.isInteger(number) ? points(number) : `${decimal(number)} punti`);
/** Points with their sign: `+3,5`. */
const signed = (number: number) => `${number > 0 ? '+' : number < 0 ? '−' : '±'}${decimal(Math.abs(number))}`;

/** Hints and analyses in Italian. */
export const hints: HintTexts = {
  reasons: {
    scores: (number) => `Fa subito ${points(number)}.`,
    othersScore: (name, number) => `Anche ${name} fa ${points(number)}, ma ne vale la pena.`,
    claims: (deploys) => `${capital(deploys)}.`,
    joins: (kind, names) => `Si unisce ${kindOf(kind).toThe} di ${and(names)}, per avere parte dei punti.`,
    takesOver: (kind, names) => `Porta via ${kindOf(kind).the} a ${and(names)}.`,
    grows: (kind, number) => `${capital(kindOf(kind).your)} vale ${points(number)} in più.`,
    removes: (name, pieces) => `Toglie ${pieces} di ${name} dal tabellone.`,
    returns: (number) => (number === 1 ? 'Fa tornare un seguace.' : `Fa tornare ${number} seguaci.`),
    saves: (left) =>
      left === 1 ? 'Tiene da parte il tuo ultimo seguace.' : `Tiene da parte i tuoi ultimi ${left} seguaci.`,
    ahead: (number) => `Secondo il robot vale ${some(number)} in più della migliore alternativa.`,
  },
  hint: (label, decision) => `Il robot giocherebbe ${label}: ${decision}.`,
  isLogged: 'I suggerimenti compaiono tra le mosse.',
  computing: (link) =>
    `Un robot ci sta lavorando; chiedi di nuovo tra qualche secondo, oppure guarda ${link}`,
  account: (name, { lost, skill, luck }) =>
    `${name}: ${some(lost)} persi con le mosse; abilità ${signed(skill)}, fortuna ${signed(luck)}`,
  costliest: (move, name, number, better) =>
    `La mossa ${move} è costata ${some(number)} a ${name}; meglio: ${better}.`,
  noneCostly: 'Nessuna mossa è stata un vero errore.',
  seeAll: (link) => `Tutto, con le immagini: ${link}`,
};

/** Plans in Italian. */
export const plans: PlanTexts = {
  reasons: {
    'tile-used-up': 'Di queste tessere non può più arrivarne nessuna.',
    'condition-lost': 'La condizione non può più avverarsi.',
    'robot-decides': 'Un robot gioca al posto tuo.',
    'before-cancelled': 'Il piano che lo precede è stato annullato.',
    undone: 'La tua ultima mossa è stata annullata.',
  },
  noLongerLegal: 'Le regole non lo permettono più.',
  forTile: (tile, decisions) => `con ${tile}: ${decisions}`,
  onCondition: (conditions, decisions) => `se ${conditions.join(' e ')}: ${decisions}`,
  conditions: {
    completed: (feature, not) =>
      `${feature} ${not ? 'non ' : ''}è ${/city|road/.test(feature) ? 'completa' : 'completo'}`,
    occupied: (cell, not) => `${cell} è ${not ? 'libero' : 'occupato'}`,
    claimed: (feature, not) =>
      not ? `non c’è nessun altro su ${feature}` : `c’è qualcun altro su ${feature}`,
  },
  repeats: 'ogni volta',
  follows: (number, plan) => `dopo il piano ${number}, ${plan}`,
  made: (number, plan) => `Piano ${number}: ${plan}`,
  none: 'Non hai piani in questa partita.',
  isCancelled: (plan, why) => `Annullato: ${plan}. ${why}`,
  isDone: (plan, move) => `Eseguito come mossa ${move}: ${plan}`,
  deleted: (plan) => `Eliminato: ${plan}`,
  noSuchPlan: (number) => `Non hai un piano ${number}; "piani" elenca i tuoi.`,
  forced: (isOn) =>
    isOn
      ? 'D’ora in poi, in questa partita, le mosse senza alternative si fanno da sole.'
      : 'Torni a fare tu tutte le mosse.',
  tilesToCome: (tiles) => `Possono ancora arrivare: ${tiles}`,
  howToPlan: 'Scrivi un piano così: "piano U 3,-1 r90 meeple@road0", oppure guarda "aiuto piano".',
};

/** Reasons for reports, in Italian. */
export const reports: ReportTexts = {
  harassment: {
    title: 'Molestie o odio',
    help: 'Insulti, minacce, allusioni sessuali, odio per ciò che una persona è. Se puoi, segnala proprio il messaggio.',
    words: ['molestie', 'odio', 'insulti', 'insulto', 'minacce', 'minaccia'],
  },
  spam: {
    title: 'Spam o pubblicità',
    help: 'Pubblicità, link sospetti o sempre le stesse cose: nei messaggi, negli inviti o nei nomi delle partite.',
    words: ['spam', 'pubblicita', 'truffa'],
  },
  impersonation: {
    title: 'Falsa identità o nome offensivo',
    help: 'Si spaccia per qualcun altro, oppure il nome della persona o della partita è offensivo.',
    words: ['identita', 'falso', 'nome'],
  },
  cheating: {
    title: 'Imbrogli, o una persona su due posti',
    help: 'Una sola persona gioca più posti, oppure qualcuno si aiuta di nascosto. Fortuna e bravura non sono imbrogli.',
    words: ['imbrogli', 'imbroglio', 'imbroglia', 'bara', 'barare', 'due posti'],
  },
  stalling: {
    title: 'Perdite di tempo',
    help: 'Tira in lungo apposta perché gli altri rinuncino. Giocare con calma nel tempo concordato non è una perdita di tempo.',
    words: ['perdite di tempo', 'perdita di tempo', 'ritardo', 'ritardi'],
  },
  other: {
    title: 'Altro',
    help: 'Nessuno di questi motivi va bene: racconta con parole tue che cosa è successo.',
    words: ['altro', 'altro motivo'],
  },
};
