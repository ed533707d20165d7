/** The words of a command in each language; the first is the one that answers name. Plain: lower case, no accents. */
interface CommandWords {
  readonly en: readonly [string, ...string[]];
  readonly it: readonly [string, ...string[]];
}

/** Every command with all its words. Both languages are always understood. */
export const COMMANDS = {
  help: { en: ['help', 'commands', 'h', 'hello', 'hi'], it: ['aiuto', 'guida', 'comandi', 'ciao', 'salve'] },
  games: { en: ['games', 'my games', 'list'], it: ['partite', 'le mie partite', 'elenco'] },
  open: { en: ['open', 'open games', 'lobby'], it: ['aperte', 'partite aperte'] },
  turn: { en: ['turn', 'card', 'status', 'news'], it: ['turno', 'carta', 'stato', 'novita'] },
  board: { en: ['board', 'picture', 'map', 'show'], it: ['tavolo', 'tabellone', 'figura', 'mappa'] },
  options: { en: ['options', 'moves', 'legal'], it: ['mosse', 'opzioni', 'scelte'] },
  score: { en: ['score', 'scores', 'points'], it: ['punti', 'punteggio', 'classifica'] },
  log: { en: ['log', 'history'], it: ['storia', 'registro', 'cronaca'] },
  remaining: {
    en: ['remaining', 'tiles', 'left', 'bag', 'fit', 'fits'],
    it: ['restanti', 'rimaste', 'tessere', 'sacchetto'],
  },
  say: { en: ['say', 'tell'], it: ['di', 'dici'] },
  messages: { en: ['messages', 'talk'], it: ['messaggi', 'discorsi'] },
  new: { en: ['new', 'new game', 'create'], it: ['nuova', 'nuova partita', 'nuovo', 'crea'] },
  join: { en: ['join', 'sit down', 'sit'], it: ['unisciti', 'entra', 'partecipa', 'siediti'] },
  invite: { en: ['invite'], it: ['invita'] },
  start: { en: ['start', 'begin'], it: ['inizia', 'comincia', 'via'] },
  leave: { en: ['leave', 'stand up'], it: ['esci', 'lascia', 'alzati'] },
  resign: { en: ['resign', 'give up', 'quit'], it: ['abbandona', 'mi arrendo'] },
  rematch: { en: ['rematch', 'again'], it: ['rivincita', 'ancora'] },
  nudge: { en: ['nudge', 'hurry'], it: ['sollecita', 'sveglia'] },
  link: { en: ['link', 'url', 'page'], it: ['collegamento', 'indirizzo', 'pagina'] },
  claim: { en: ['claim', 'account', 'claim me'], it: ['rivendica', 'il mio account'] },
  pass: { en: ['pass', 'none', 'no'], it: ['passo', 'passa', 'niente'] },
} as const satisfies Record<string, CommandWords>;
export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

/** May stand before a label or a decision and says nothing: `play 7a`. */
export const PLAY_WORDS = ['play', 'move', 'place', 'lay', 'gioca', 'metti', 'piazza', 'mossa'];

/** `resign yes`. */
export const YES_WORDS = ['yes', 'y', 'sure', 'si', 'sicuro', 'sicura'];

/** `board text`. */
export const TEXT_WORDS = ['text', 'ascii', 'testo'];

/** `options page 2`. */
export const PAGE_WORDS = ['page', 'p', 'pagina', 'pag'];

/** What people may write for the words of the short text form of a decision. */
export const DECISION_TERMS: Readonly<Record<string, string>> = {
  follower: 'meeple',
  seguace: 'meeple',
  omino: 'meeple',
  large: 'large-meeple',
  grande: 'large-meeple',
  costruttore: 'builder',
  maiale: 'pig',
  maialino: 'pig',
  sindaco: 'mayor',
  borgomastro: 'mayor',
  carro: 'wagon',
  granaio: 'barn',
  fattoria: 'barn',
  citta: 'city',
  strada: 'road',
  campo: 'field',
  prato: 'field',
  monastero: 'monastery',
  chiostro: 'monastery',
  abbazia: 'abbey',
  pesca: 'draw',
  conte: 'count',
  castello: 'castle',
  fabbro: 'blacksmith',
  cattedrale: 'cathedral',
  mercato: 'market',
  sposta: 'redeploy',
  so: 'sw',
  no: 'nw',
};

/** Say nothing between the parts of a decision: `meeple on the road0`. */
export const DECISION_FILLERS = [
  'at',
  'on',
  'the',
  'in',
  'to',
  'with',
  'su',
  'sul',
  'sulla',
  'nel',
  'nella',
  'con',
];

/** Pieces that go with a tile, as the short text form names them. */
export const PIECES = ['meeple', 'large-meeple', 'builder', 'pig', 'mayor', 'wagon', 'barn'];
