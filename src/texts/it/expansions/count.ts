import type { ExpansionWords } from '../../expansion-words.ts';
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
