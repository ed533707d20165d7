import type { GameWords, LetterWords, Phrases } from '../email-texts.ts';
import { wordsIn } from '../index.ts';

const { and, points } = wordsIn('it');
const bare = (sentence: string | undefined) => sentence?.replace(/\.$/, '');
const until = (deadline: string | undefined) =>
  deadline === undefined ? [] : [`Hai tempo fino a ${deadline}.`];

function yourTurn({ game, move, news, deadline }: GameWords): LetterWords {
  const headline = bare(news.at(-1));
  return {
    subject: `Tocca a te in «${game}» (mossa ${move})${headline === undefined ? '' : `: ${headline}`}`,
    lines: [...news, 'Tocca a te.', ...until(deadline)],
    action: 'Decidi',
  };
}

/** Italian. */
export const italian: Phrases = {
  language: 'it',
  yourTurn,
  reminder: ({ game, deadline, news }) => ({
    subject: `Tocca ancora a te in «${game}»${deadline === undefined ? '' : `, fino a ${deadline}`}`,
    lines: [`«${game}» aspetta la tua decisione.`, ...until(deadline), ...news],
    action: 'Decidi',
  }),
  nudge: ({ game, by = 'Qualcuno', deadline, news }) => ({
    subject: `${by} ti aspetta in «${game}»`,
    lines: [`${by} ti chiede di non dimenticare «${game}»: tocca a te.`, ...until(deadline), ...news],
    action: 'Decidi',
  }),
  expired: ({ game, hasLeft }) => ({
    subject: hasLeft ? `Hai lasciato «${game}»: tempo scaduto` : `Il tuo turno in «${game}» è saltato`,
    lines: hasLeft
      ? [
          'Il tuo tempo è scaduto una volta di troppo e il tuo posto è stato ceduto. I punti restano tuoi; gli altri continuano.',
        ]
      : ['Il tuo tempo è scaduto e il tuo turno è saltato: per te non è stato piazzato nulla.'],
    action: 'Guarda la partita',
  }),
  started: ({ game, by, deadline }) => ({
    subject: `«${game}» è cominciata`,
    lines: [
      `Ci siete tutti: «${game}» è cominciata.`,
      by === undefined ? 'Cominci tu.' : `Comincia ${by}.`,
      ...until(deadline),
    ],
    action: 'Guarda la partita',
  }),
  moved: ({ game, move, news }) => ({
    subject: `«${game}» (mossa ${move}): ${bare(news.at(-1)) ?? 'una decisione'}`,
    lines: news,
    action: 'Guarda la partita',
  }),
  finished: ({ game, standing }) => ({
    subject: `«${game}» è finita: ${winners(standing)}`,
    lines: [`«${game}» è finita: ${winners(standing)}.`],
    action: 'Guarda la partita',
  }),
  invited: ({ game, by = 'Qualcuno' }) => ({
    subject: `${by} ti invita a «${game}»`,
    lines: [
      `${by} ti invita a una partita di Carcassonne per posta: «${game}».`,
      'Senza fretta: tra due mosse possono passare giorni.',
    ],
    action: 'Prendi posto',
  }),
  message: ({ game, by = 'Qualcuno', text = '' }) => ({
    subject: `${by} in «${game}»`,
    lines: [`${by} dice:`, text],
    action: 'Rispondi',
  }),
  digest: (count) => ({
    subject: count === 1 ? 'Una partita ti aspetta' : `${count} partite ti aspettano`,
    lines: [
      count === 1 ? 'Una partita aspetta la tua decisione:' : `${count} partite aspettano la tua decisione:`,
    ],
  }),
  verify: (name) => ({
    subject: 'È il tuo indirizzo?',
    lines: [
      `Qualcuno, speriamo tu, ha creato con questo indirizzo il profilo «${name}».`,
      'Confermalo, e le tue partite potranno scriverti.',
    ],
    action: 'Sì, è il mio indirizzo',
  }),
  reset: (name) => ({
    subject: 'Una nuova password',
    lines: [
      `Qualcuno ha chiesto una nuova password per il profilo «${name}». Se non sei stato tu, non fare nulla: la vecchia resta valida.`,
      'Il collegamento funziona una volta, per un’ora.',
    ],
    action: 'Scegli una nuova password',
  }),
  endpointDisabled: (url, isGone) => ({
    subject: 'Il tuo webhook è stato spento',
    lines: [
      isGone
        ? `Il tuo webhook ${url} ha risposto 410 (gone): non gli mandiamo più nulla.`
        : `Il tuo webhook ${url} da giorni non accetta nessun avviso: non gli mandiamo più nulla.`,
      'Quando funziona, riaccendilo: PATCH /v1/me/webhooks/{id} con {"enabled": true}.',
    ],
  }),
  told: {
    turn: (name) => `${name}, tocca a te.`,
    stillTurn: (name) => `${name}, tocca ancora a te.`,
    begun: (first) => `La partita è cominciata; inizia ${first}.`,
    invites: (by) => `${by} ti invita a giocare.`,
    somebody: 'Qualcuno',
  },
  small: {
    scores: 'Punti',
    total: 'Totale',
    until: 'fino a',
    unsubscribe: 'Non mandatemi più queste e-mail',
    why: 'Ricevi questa e-mail perché giochi a Carcassonne per posta.',
    boardAlt: (game) => `Il tabellone di «${game}»`,
    hello: (name) => `Ciao ${name},`,
  },
};

function winners(standing: GameWords['standing']): string {
  const first = standing.filter(({ place }) => place === 1);
  const names = and(first.map(({ name }) => name));
  const verb = first.length > 1 ? 'hanno vinto' : 'ha vinto';
  return `${names} ${verb} con ${points(first[0]?.points ?? 0)}`;
}
