import type { ExpansionWords } from '../../expansion-words.ts';
import { kindOf } from '../../names.ts';
import { and, count, points } from '../grammar.ts';

/** The base game, in German. */
export const base = {
  name: 'Grundspiel',
  blurb: '',
  pieces: {
    meeple: {
      name: 'Gefolgsmann',
      one: 'einen Gefolgsmann',
      // Farmers are of the weak declension.
      as: (role) => `einen ${role === 'Bauer' ? 'Bauern' : role}`,
    },
  },
  features: {
    city: {
      name: 'Stadt',
      isFeminine: true,
      into: 'in die Stadt',
      role: 'Ritter',
      completed: (tiles) => `Die Stadt aus ${tiles} ist fertig.`,
    },
    road: {
      name: 'Straße',
      isFeminine: true,
      into: 'auf die Straße',
      role: 'Wegelagerer',
      completed: (tiles) => `Die Straße aus ${tiles} ist fertig.`,
    },
    monastery: {
      name: 'Kloster',
      into: 'ins Kloster',
      role: 'Mönch',
      completed: () => 'Das Kloster ist rundum umbaut.',
    },
    field: { name: 'Wiese', isFeminine: true, into: 'auf die Wiese', role: 'Bauer' },
  },
  marks: { shield: 'Wappen' },
  phases: {
    place: {
      awaiting: 'ein Plättchen legen',
      question: 'leg ein Plättchen',
      skipped: 'es wird kein Plättchen gelegt',
    },
  },
  decisions: {
    tile: {
      choice: ({ x, y, rotation, tile }) => ({
        text: `${tile === undefined ? '' : `${tile} `}auf ${x},${y}, um ${rotation}° gedreht`,
      }),
      imperative: ({ deploy }, words) =>
        deploy === undefined
          ? 'lege das Plättchen'
          : `lege das Plättchen und ${words.deploy(deploy.piece, deploy)}`,
      prefix: '',
    },
  },
  events: {
    'tile-placed': ({ x, y, tile }, { name, words, events }) => {
      const deployments = events.flatMap((event) =>
        event.type === 'piece-deployed' && !('quarter' in event.at)
          ? [words.deploys(event.piece, event.at)]
          : [],
      );
      return `${name} ${words.and([`${words.lays(tile)}${words.at(x, y)}`, ...deployments])}.`;
    },
    'piece-deployed': ({ piece, at }, { name, words, events }) =>
      'quarter' in at || events.some(({ type }) => type === 'tile-placed')
        ? ''
        : `${name} ${words.deploys(piece, at)}.`,
    'piece-moved': ({ piece, to }, { name, words }) => {
      if ('quarter' in to) return `${name} versetzt ${words.onePiece(piece)} ${words.toQuarter(to.quarter)}.`;
      return `${name} versetzt ${words.onePiece(piece)} ${words.into('segment' in to ? kindOf(to.segment) : 'field')}.`;
    },
    'piece-returned': () => '',
    'feature-completed': ({ kind, tiles }, { words }) => words.completed(kind, tiles),
    scored: ({ points: number, kind }, { name, words }) =>
      `${name} bekommt ${points(number)} für ${words.scoredFor(kind)}.`,
    taken: ({ what, number }, { name, words }) => `${name} ${words.takes(what, number)}.`,
    'neutral-moved': ({ figure, to }, { name, words }) =>
      `${name} versetzt ${words.onePiece(figure)} ${words.toQuarter(to)}.`,
    'tiles-set-aside': (event, { events }) => {
      const setAside = events.filter((each) => each.type === 'tiles-set-aside');
      const number = setAside.flatMap(({ tiles }) => tiles).length;
      if (event !== setAside[0]) return '';
      return number === 1
        ? 'Ein Plättchen passt nirgends und wird beiseitegelegt.'
        : `${number} Plättchen passen nirgends und werden beiseitegelegt.`;
    },
    'tiles-held-back': (event, { events }) => {
      const heldBack = events.filter((each) => each.type === 'tiles-held-back');
      const number = heldBack.flatMap(({ tiles }) => tiles).length;
      if (event !== heldBack[0]) return '';
      return number === 1
        ? 'Ein Plättchen darf noch nicht gelegt werden und wartet neben dem Beutel.'
        : `${number} Plättchen dürfen noch nicht gelegt werden und warten neben dem Beutel.`;
    },
    'tiles-given-back': ({ tiles }) =>
      tiles.length === 1
        ? 'Das wartende Plättchen kommt zurück in den Beutel.'
        : `Die ${tiles.length} wartenden Plättchen kommen zurück in den Beutel.`,
    'tile-drawn': () => '',
    'hand-filled': () => '',
    'turn-began': ({ part }, { name }) => (part > 1 ? `${name} legt ein zweites Plättchen.` : ''),
    'turn-skipped': ({ seat }, { name, words, events }) => {
      const declined = events.find((event) => event.type === 'declined' && event.seat === seat);
      const what =
        declined?.type === 'declined' ? words.phase(declined.decision).skipped : 'der Zug entfällt';
      return `Die Zeit von ${name} ist um: ${what}.`;
    },
    declined: () => '',
    'seat-resigned': (_, { name }) => `${name} gibt auf.`,
    'ended-without-result': () => 'Alle sind einverstanden, die Partie ohne Ergebnis zu beenden.',
    undone: ({ to }, { name }) =>
      `Alle sind einverstanden, den letzten Zug von ${name} zurückzunehmen: Es geht ${to === 0 ? 'von vorn' : `nach Zug ${to}`} weiter.`,
    'play-ended': () => 'Alle Plättchen sind gelegt.',
    'game-over': ({ scores, places }, { nameOf }) => {
      const winners = places.flatMap((place, seat) => (place === 1 ? [nameOf(seat)] : []));
      const list = scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ');
      return `Die Partie ist zu Ende, und ${and(winners)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'}: ${list}.`;
    },
  },
  scores: {
    city: 'eine Stadt',
    road: 'eine Straße',
    monastery: 'ein Kloster',
    field: 'eine Wiese',
    'city-incomplete': 'eine unfertige Stadt',
    'road-incomplete': 'eine unfertige Straße',
    'monastery-incomplete': 'ein unfertiges Kloster',
  },
  heads: { city: 'Städte', road: 'Straßen', field: 'Wiesen', monastery: 'Klöster' },
  counted: {
    tiles: (number) => `${number} Plättchen`,
    shields: (number) => `${number} Wappen`,
    cities: (number) => count(number, 'Stadt', 'Städte'),
  },
  because: { 'small-city': 'eine kleine Stadt: jedes Plättchen zählt 1' },
  refusals: {
    'game-over': 'Die Partie ist zu Ende.',
    'not-your-turn': 'Du bist nicht dran.',
    'wrong-decision': 'Jetzt ist etwas anderes zu entscheiden.',
    'wrong-tile': 'Dieses Plättchen hast du nicht.',
    'cell-not-free': 'Dort liegt schon ein Plättchen.',
    'no-neighbour': 'Dort liegt kein Plättchen daneben.',
    'edges-do-not-match': 'So gedreht passt das Plättchen dort nicht zu seinen Nachbarn.',
    'no-such-segment': 'Das gibt es auf diesem Plättchen nicht.',
    'no-such-piece': 'Diese Figur gibt es in dieser Partie nicht.',
    'not-in-supply': 'Diese Figur hast du nicht mehr im Vorrat.',
    'feature-occupied': 'Dort steht schon ein Gefolgsmann.',
    'piece-not-allowed': 'Diese Figur darf dort nicht stehen.',
  },
  chatTerms: {
    gefolgsmann: 'meeple',
    stadt: 'city',
    strasse: 'road',
    weg: 'road',
    wiese: 'field',
    kloster: 'monastery',
    no: 'ne',
    so: 'se',
  },
} satisfies ExpansionWords;
