import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';
import { kindOf } from '../../names.ts';

/** The Count of Carcassonne, in Italian. */
export const count = {
  name: 'Il Conte di Carcassonne',
  blurb: 'Si parte dalla città stessa, e nei quartieri del conte i seguaci aspettano.',
  pieces: { count: { name: 'conte', one: 'il conte' } },
  features: { carcassonne: { name: 'Carcassonne' } },
  quarters: {
    castle: { name: 'castello', to: 'al castello', from: 'dal castello' },
    blacksmith: { name: 'fabbro', to: 'dal fabbro', from: 'dalla bottega del fabbro' },
    cathedral: { name: 'cattedrale', to: 'alla cattedrale', from: 'dalla cattedrale' },
    market: { name: 'mercato', to: 'al mercato', from: 'dal mercato' },
  },
  phases: {
    count: {
      awaiting: 'decidere chi entra a Carcassonne',
      question: 'manda un seguace a Carcassonne, o nessuno',
      declining: 'nessuno',
      skipped: 'nessuno entra a Carcassonne',
    },
    redeploy: {
      awaiting: 'decidere chi esce da Carcassonne',
      question: 'fai uscire dei seguaci da Carcassonne, o nessuno',
      declining: 'nessuno',
      skipped: 'nessuno esce da Carcassonne',
    },
    'final-redeploy': {
      awaiting: 'decidere chi esce dal mercato',
      question: 'sposta un seguace dal mercato a un campo, o nessuno',
      declining: 'nessuno',
      skipped: 'nessuno esce dal mercato',
    },
  },
  decisions: {
    count: {
      choice: (decision, words) => {
        if (decision.quarter === null) return { text: 'nessuno entra a Carcassonne' };
        const { piece, quarter, moveCountTo } = decision;
        const text = `${words.onePiece(piece)} ${words.toQuarter(quarter)} di Carcassonne`;
        return moveCountTo === undefined
          ? { text }
          : { text, also: `il conte ${words.toQuarter(moveCountTo)}` };
      },
      imperative: (decision, words) => {
        if (decision.quarter === null) return 'non mandare nessuno a Carcassonne';
        const { piece, quarter, moveCountTo } = decision;
        const send = `manda ${words.onePiece(piece)} ${words.toQuarter(quarter)} di Carcassonne`;
        return moveCountTo === undefined ? send : `${send} e il conte ${words.toQuarter(moveCountTo)}`;
      },
      sentence: ({ quarter }, name) =>
        quarter === null ? `${name} non manda nessuno a Carcassonne.` : undefined,
    },
    redeploy: {
      choice: ({ pieces }, words) => {
        const moves = pieces.map(
          ({ piece, quarter, to }) =>
            `${words.onePiece(piece)} ${words.fromQuarter(quarter)} ${words.into(kindOf(to.segment))} in ${to.x},${to.y}`,
        );
        return { text: moves.length === 0 ? 'nessuno esce da Carcassonne' : moves.join(', ') };
      },
      imperative: ({ pieces }, words) => {
        const moves = pieces.map(
          ({ piece, quarter, to }) =>
            `${words.onePiece(piece)} ${words.fromQuarter(quarter)} ${words.into(kindOf(to.segment))}`,
        );
        return moves.length === 0 ? 'non far uscire nessuno da Carcassonne' : `sposta ${words.and(moves)}`;
      },
      sentence: ({ pieces }, name) =>
        pieces.length === 0 ? `${name} non sposta nessuno fuori da Carcassonne.` : undefined,
    },
  },
  events: {
    'piece-moved': ({ piece, from, to }, { name, words }) => {
      const who = words.onePiece(piece);
      if ('quarter' in to) return `${name} manda ${who} ${words.toQuarter(to.quarter)} di Carcassonne.`;
      if (from === undefined || !('quarter' in from) || !('segment' in to)) return undefined;
      return `${name} sposta ${who} ${words.fromQuarter(from.quarter)} ${words.into(kindOf(to.segment))}.`;
    },
  },
  refusals: {
    'town-entry': 'Così non si entra a Carcassonne.',
    redeployment: 'Così non si esce da Carcassonne.',
  },
  chatNames: ['conte'],
  chatTerms: {
    conte: 'count',
    castello: 'castle',
    fabbro: 'blacksmith',
    cattedrale: 'cathedral',
    mercato: 'market',
    sposta: 'redeploy',
  },
} satisfies ExpansionWords;

/** The lesson on The Count of Carcassonne, in Italian. */
export const countLesson: Lessons['count'] = {
  title: 'Il Conte di Carcassonne',
  summary: 'Chi regala punti può tornare di sorpresa',
  steps: {
    gift: {
      explanation: {
        enter:
          'Se la tua tessera dà punti ad altri e a te nessuno, un tuo seguace può entrare nella città di Carcassonne.',
        quarters:
          'I quartieri sono quattro: castello per le città, fabbro per le strade, cattedrale per i monasteri, mercato per i campi.',
      },
      task: 'Fai un regalo a Blu: completa la sua città a est.',
      reached: 'I punti vanno a Blu. In cambio puoi entrare a Carcassonne.',
      missed: { 'no-points': 'Così non fa punti nessuno. La città di Blu è aperta a est.' },
    },
    enter: {
      explanation: {
        count: 'Nessuno esce dal quartiere in cui sta il conte. Chi entra può anche spostarlo.',
        castle: 'Dal castello il tuo cavaliere può entrare in una città nel momento in cui fa punti.',
      },
      task: 'Metti un seguace nel castello, e manda via il conte da lì.',
      reached:
        'Il tuo cavaliere aspetta nel castello. Blu non sospetta nulla e ha cominciato un’altra città.',
      missed: {
        declined: 'Non è entrato nessuno. Non costa niente: metti un seguace nel castello.',
        'other-quarter':
          'Anche quel quartiere è utile, ma noi vogliamo una città: solo dal castello si va nelle città.',
        locked:
          'Il tuo cavaliere è nel castello, ma c’è anche il conte, e non lo lascerebbe uscire. Sposta anche lui.',
      },
    },
    complete: {
      explanation: {
        redeploy: 'Un attimo prima che una città faccia punti, i seguaci del castello possono entrarci.',
      },
      task: 'Completa la nuova città di Blu, a sud-ovest.',
      reached: 'Prima di contare i punti, decidi tu per il tuo cavaliere.',
      missed: { open: 'La nuova città di Blu è ancora aperta. È a sud-ovest.' },
    },
    redeploy: {
      explanation: {
        counts: 'Lì il tuo cavaliere conta come tutti gli altri.',
        market: 'Allo stesso modo, alla fine della partita, dal mercato si va nei campi.',
      },
      task: 'Manda il tuo cavaliere dal castello nella città.',
      reached: 'Uno contro uno: tutti i punti a tutti e due.',
      missed: { declined: 'Senza il tuo cavaliere i punti sono tutti di Blu. Mandalo dentro.' },
    },
  },
};
