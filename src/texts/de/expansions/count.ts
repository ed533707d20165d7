import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';
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

/** The lesson on The Count of Carcassonne, in German. */
export const countLesson: Lessons['count'] = {
  title: 'Der Graf von Carcassonne',
  summary: 'Gib anderen etwas und tauch überraschend bei ihnen auf',
  steps: {
    gift: {
      explanation: {
        enter:
          'Bringt dein Plättchen anderen Punkte und dir keine, darf einer deiner Gefolgsleute in die Stadt Carcassonne.',
        quarters:
          'Sie hat vier Viertel: Schloss für Städte, Schmiede für Straßen, Kathedrale für Klöster, Markt für Wiesen.',
      },
      task: 'Mach Blau ein Geschenk: Mach die Stadt von Blau im Osten fertig.',
      reached: 'Sechs Punkte für Blau. Dafür darfst du nach Carcassonne.',
      missed: {
        'no-points': 'Dafür bekommt niemand Punkte. Die Stadt von Blau ist im Osten offen.',
      },
    },
    enter: {
      explanation: {
        count:
          'Aus dem Viertel, in dem der Graf steht, kommt niemand heraus. Wer hineingeht, darf auch ihn versetzen.',
        castle: 'Aus dem Schloss kann dein Ritter in eine Stadt gehen, kurz bevor sie gewertet wird.',
      },
      task: 'Stell einen Gefolgsmann ins Schloss und schick den Grafen hinaus.',
      reached: 'Dein Ritter wartet im Schloss. Blau ahnt nichts und hat eine neue Stadt begonnen.',
      missed: {
        declined:
          'Du hast niemanden hineingeschickt. Dabei kostet es nichts: Stell einen Gefolgsmann ins Schloss.',
        'other-quarter':
          'Auch dieses Viertel ist nützlich, aber wir wollen eine Stadt: Nur das Schloss führt in Städte.',
        locked:
          'Dein Ritter steht im Schloss, aber der Graf auch, und der ließe ihn nicht hinaus. Versetz auch den Grafen.',
      },
    },
    complete: {
      explanation: {
        redeploy: 'Kurz bevor eine Stadt gewertet wird, dürfen Gefolgsleute aus dem Schloss in sie gehen.',
      },
      task: 'Mach die neue Stadt von Blau im Südwesten fertig.',
      reached: 'Bevor sie gewertet wird, wirst du gefragt.',
      missed: { open: 'Die neue Stadt von Blau ist noch offen. Sie liegt im Südwesten.' },
    },
    redeploy: {
      explanation: {
        counts: 'Dort zählt dein Ritter wie jeder andere.',
        market: 'Genauso führt der Markt am Ende der Partie auf die Wiesen.',
      },
      task: 'Schick deinen Ritter aus dem Schloss in die Stadt.',
      reached: 'Eins gegen eins: Ihr bekommt beide alle Punkte.',
      missed: { declined: 'Ohne deinen Ritter gehören alle Punkte Blau. Schick ihn hinein.' },
    },
  },
};
