import type { HintTexts } from '../hint-texts.ts';
import { and, points, tag } from './grammar.ts';

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
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Hints and analyses in Italian. */
export const hints: HintTexts = {
  reasons: {
    scores: (number) => `Fa subito ${points(number)}.`,
    othersScore: (name, number) => `Anche ${name} fa ${points(number)}, ma ne vale la pena.`,
    claims: (deploys) => `${capital(deploys)}.`,
    joins: (kind, names) => `Si unisce ${kindOf(kind).toThe} di ${and(names)}, per avere parte dei punti.`,
    takesOver: (kind, names) => `Porta via ${kindOf(kind).the} a ${and(names)}.`,
    grows: (kind, number) => `${capital(kindOf(kind).your)} vale ${points(number)} in più.`,
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
