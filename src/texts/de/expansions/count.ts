import type { ExpansionWords } from '../../expansion-words.ts';
import { kindOf } from '../../names.ts';

/** The Count of Carcassonne, in German. */
export const count = {
  name: 'Der Graf von Carcassonne',
  blurb: 'Die Stadt selbst als Anfang, und Viertel eines Grafen, in denen Gefolgsleute warten.',
  pieces: { count: { name: 'Graf', one: 'den Grafen' } },
  features: { carcassonne: { name: 'Carcassonne' } },
  quarters: {
    castle: { name: 'Schloss', to: 'ins Schloss', from: 'aus dem Schloss' },
    blacksmith: { name: 'Schmiede', to: 'in die Schmiede', from: 'aus der Schmiede' },
    cathedral: { name: 'Kathedrale', to: 'in die Kathedrale', from: 'aus der Kathedrale' },
    market: { name: 'Markt', to: 'auf den Markt', from: 'vom Markt' },
  },
  phases: {
    count: {
      awaiting: 'entscheiden, wer nach Carcassonne geht',
      question: 'schick einen Gefolgsmann nach Carcassonne oder niemanden',
      declining: 'niemand',
      skipped: 'niemand geht nach Carcassonne',
    },
    redeploy: {
      awaiting: 'entscheiden, wer Carcassonne verlässt',
      question: 'hol Gefolgsleute aus Carcassonne oder niemanden',
      declining: 'niemand',
      skipped: 'niemand verlässt Carcassonne',
    },
    'final-redeploy': {
      awaiting: 'entscheiden, wer den Markt verlässt',
      question: 'schick einen Gefolgsmann vom Markt auf eine Wiese oder niemanden',
      declining: 'niemand',
      skipped: 'niemand verlässt den Markt',
    },
  },
  decisions: {
    count: {
      choice: (decision, words) => {
        if (decision.quarter === null) return { text: 'niemand geht nach Carcassonne' };
        const { piece, quarter, moveCountTo } = decision;
        const text = `${words.onePiece(piece)} ${words.toQuarter(quarter)} von Carcassonne`;
        return moveCountTo === undefined
          ? { text }
          : { text, also: `den Grafen ${words.toQuarter(moveCountTo)}` };
      },
      imperative: (decision, words) => {
        if (decision.quarter === null) return 'schick niemanden nach Carcassonne';
        const { piece, quarter, moveCountTo } = decision;
        const send = `schick ${words.onePiece(piece)} ${words.toQuarter(quarter)} von Carcassonne`;
        return moveCountTo === undefined ? send : `${send} und den Grafen ${words.toQuarter(moveCountTo)}`;
      },
      sentence: ({ quarter }, name) =>
        quarter === null ? `${name} schickt niemanden nach Carcassonne.` : undefined,
    },
    redeploy: {
      choice: ({ pieces }, words) => {
        const moves = pieces.map(
          ({ piece, quarter, to }) =>
            `${words.onePiece(piece)} ${words.fromQuarter(quarter)} ${words.into(kindOf(to.segment))} auf ${to.x},${to.y}`,
        );
        return { text: moves.length === 0 ? 'niemand verlässt Carcassonne' : moves.join(', ') };
      },
      imperative: ({ pieces }, words) => {
        const moves = pieces.map(
          ({ piece, quarter, to }) =>
            `${words.onePiece(piece)} ${words.fromQuarter(quarter)} ${words.into(kindOf(to.segment))}`,
        );
        return moves.length === 0 ? 'hol niemanden aus Carcassonne' : `versetze ${words.and(moves)}`;
      },
      sentence: ({ pieces }, name) =>
        pieces.length === 0 ? `${name} holt niemanden aus Carcassonne.` : undefined,
    },
  },
  events: {
    'piece-moved': ({ piece, from, to }, { name, words }) => {
      const who = words.onePiece(piece);
      if ('quarter' in to) return `${name} schickt ${who} ${words.toQuarter(to.quarter)} von Carcassonne.`;
      if (from === undefined || !('quarter' in from) || !('segment' in to)) return undefined;
      return `${name} versetzt ${who} ${words.fromQuarter(from.quarter)} ${words.into(kindOf(to.segment))}.`;
    },
  },
  refusals: {
    'town-entry': 'So kommt niemand nach Carcassonne.',
    redeployment: 'So verlässt niemand Carcassonne.',
  },
  chatNames: ['Graf'],
  chatTerms: {
    graf: 'count',
    grafen: 'count',
    schloss: 'castle',
    schmiede: 'blacksmith',
    kathedrale: 'cathedral',
    dom: 'cathedral',
    markt: 'market',
    versetze: 'redeploy',
  },
} satisfies ExpansionWords;
