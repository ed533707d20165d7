import {
  type ChoiceWords,
  type EventWords,
  groupOf,
  listIn,
  type PictureWords,
  plural,
  said,
  type Words,
} from '../words.ts';

const and = (items: readonly string[]) => listIn('it', items);
const count = (number: number, one: string, other: string) =>
  plural('it', number, { one: `${number} ${one}`, other: `${number} ${other}` });
const points = (number: number) => count(number, 'punto', 'punti');

const piece = said({
  meeple: 'seguace',
  'large-meeple': 'seguace grande',
  mayor: 'borgomastro',
  wagon: 'carro',
  builder: 'costruttore',
  pig: 'maiale',
  barn: 'fattoria',
});
const role = said({ city: 'cavaliere', road: 'brigante', monastery: 'monaco', field: 'contadino' });
const feature = said({
  city: 'città',
  road: 'strada',
  monastery: 'monastero',
  field: 'campo',
  river: 'fiume',
  carcassonne: 'Carcassonne',
});
const into = said({
  city: 'nella città',
  road: 'sulla strada',
  monastery: 'nel monastero',
  field: 'nel campo',
});
const quarter = said({
  castle: 'castello',
  blacksmith: 'fabbro',
  cathedral: 'cattedrale',
  market: 'mercato',
});
const toQuarter = said({
  castle: 'al castello',
  blacksmith: 'dal fabbro',
  cathedral: 'alla cattedrale',
  market: 'al mercato',
});
const fromQuarter = said({
  castle: 'dal castello',
  blacksmith: 'dalla bottega del fabbro',
  cathedral: 'dalla cattedrale',
  market: 'dal mercato',
});
const goods = said({
  wine: 'vino',
  grain: 'grano',
  cloth: 'tessuto',
  king: 'il re',
  robber: 'il barone ladrone',
});
const heads = said({
  city: 'Città',
  road: 'Strade',
  field: 'Campi',
  monastery: 'Monasteri',
  barn: 'Fattorie',
  goods: 'Merci',
  king: 'Re',
  robber: 'Barone ladrone',
});
const scoredFor = said({
  city: 'una città',
  road: 'una strada',
  monastery: 'un monastero',
  field: 'un campo',
  'city-incomplete': 'una città incompleta',
  'road-incomplete': 'una strada incompleta',
  'monastery-incomplete': 'un monastero incompleto',
  barn: 'una fattoria',
  'field-barn-placed': 'un campo con una nuova fattoria',
  'field-barn-connected': 'un campo unito a una fattoria',
  'goods-wine': 'più vino di tutti',
  'goods-grain': 'più grano di tutti',
  'goods-cloth': 'più tessuto di tutti',
  king: 'il re',
  robber: 'il barone ladrone',
});
const reason = said({
  inn: 'una locanda: ogni tessera vale uno in più',
  cathedral: 'una cattedrale: ogni tessera e ogni scudo valgono uno in più',
  'small-city': 'una città piccola: ogni tessera vale 1',
});
const taken: Readonly<Record<string, string>> = {
  king: 'prende il re per la città più grande finora',
  robber: 'prende il barone ladrone per la strada più lunga finora',
};
const counted: Readonly<Record<string, (number: number) => string>> = {
  tiles: (number) => count(number, 'tessera', 'tessere'),
  shields: (number) => count(number, 'scudo', 'scudi'),
  cities: (number) => `${number} città`,
  bonus: (number) => `${number} città con il maiale`,
  'completed city': (number) => count(number, 'città completa', 'città complete'),
  'completed road': (number) => count(number, 'strada completa', 'strade complete'),
  'most wine': () => 'più vino di tutti',
  'most grain': () => 'più grano di tutti',
  'most cloth': () => 'più tessuto di tutti',
};
const completed: Readonly<Record<string, (tiles: string) => string>> = {
  city: (tiles) => `La città di ${tiles} è completa.`,
  road: (tiles) => `La strada di ${tiles} è completa.`,
  monastery: () => 'Il monastero è circondato.',
};

const asked: Readonly<Record<string, string>> = {
  place: 'posare una tessera',
  'abbey-choice': 'scegliere tra abbazia e tessera',
  'last-abbeys': 'posare l’abbazia',
  wagon: 'muovere il carro',
  count: 'decidere chi entra a Carcassonne',
  redeploy: 'decidere chi esce da Carcassonne',
  'final-redeploy': 'decidere chi esce dal mercato',
};

/** Of several of a kind one is `un`, a single one is `il`. */
const onePiece = (name: string) => `${name === 'meeple' ? 'un' : 'il'} ${piece(name)}`;

const choices: ChoiceWords = {
  tile: (place, rotation, tile) =>
    `${tile === undefined ? '' : `${tile} `}a ${place}, girata di ${rotation}°`,
  abbey: (place) => `l’abbazia a ${place}`,
  draw: 'una tessera, e tieni l’abbazia',
  deployed: (name, kind) => `${name === 'meeple' ? `un ${role(kind)}` : onePiece(name)} ${into(kind)}`,
  barn: 'una fattoria dove si toccano quattro campi',
  wagonOn: (kind, place) => `prosegue ${into(kind)} a ${place}`,
  wagonHome: 'a casa',
  enters: (name, where) => `${onePiece(name)} ${toQuarter(where)} di Carcassonne`,
  countGoes: (where) => `il conte ${toQuarter(where)}`,
  nobodyEnters: 'nessuno entra a Carcassonne',
  leaves: (name, where, kind, place) => `${onePiece(name)} ${fromQuarter(where)} ${into(kind)} a ${place}`,
  nobodyLeaves: 'nessuno esce da Carcassonne',
};

const skipped: Readonly<Record<string, string>> = {
  place: 'nessuna tessera viene posata',
  'abbey-choice': 'nessuna tessera viene posata',
  'last-abbeys': 'l’abbazia non viene usata',
  wagon: 'il carro torna a casa',
  count: choices.nobodyEnters,
  redeploy: choices.nobodyLeaves,
  'final-redeploy': choices.nobodyLeaves,
};

const events: EventWords = {
  placed: (name, place, { isAbbey, deployed }) =>
    `${name} ${isAbbey ? 'mette l’abbazia nel vuoto' : 'posa una tessera'} a ${place}${deployed === undefined ? '' : ` e ${deployed}`}.`,
  deployed: (choice) => `manda ${choice}`,
  barnBuilt: `costruisce ${choices.barn}`,
  movedOn: (name, what, kind) => `${name} fa proseguire ${onePiece(what)} ${into(kind)}.`,
  wagonHome: (name) => `${name} riporta a casa il carro.`,
  entered: (name, what, where) => `${name} manda ${onePiece(what)} ${toQuarter(where)} di Carcassonne.`,
  nobodyEntered: (name) => `${name} non manda nessuno a Carcassonne.`,
  leftTown: (name, what, where, kind) =>
    `${name} sposta ${onePiece(what)} ${fromQuarter(where)} ${into(kind)}.`,
  nobodyLeft: (name) => `${name} non sposta nessuno fuori da Carcassonne.`,
  countMoved: (name, where) => `${name} sposta il conte ${toQuarter(where)}.`,
  completed: (kind, tiles) =>
    completed[kind]?.(counted['tiles']?.(tiles) ?? '') ?? `Elemento completo: ${feature(kind)}.`,
  scored: (name, number, kind) => `${name} prende ${points(number)} per ${scoredFor(kind)}.`,
  taken: (name, number, what) =>
    `${name} ${taken[what] ?? `prende ${count(number, `segnalino ${goods(what)}`, `segnalini ${goods(what)}`)}`}.`,
  setAside: (number) =>
    plural('it', number, {
      one: 'Una tessera non va bene da nessuna parte e viene scartata.',
      other: `${number} tessere non vanno bene da nessuna parte e vengono scartate.`,
    }),
  secondPart: (name) => `Il costruttore dà a ${name} una seconda tessera.`,
  abbeyKept: (name) => `${name} tiene l’abbazia.`,
  skipped: (name, declined) => `Il tempo di ${name} è scaduto: ${skipped[declined] ?? 'il turno è saltato'}.`,
  left: (name) => `${name} lascia la partita.`,
  playEnded: 'Tutte le tessere sono posate.',
  over: (winners, scores) =>
    `La partita è finita e ${winners.length === 1 ? 'vince' : 'vincono'} ${and(winners)}: ${scores}.`,
};

const picture: PictureWords = {
  player: (number) => `Giocatore ${number}`,
  asked: (name, phase = '') => `${name} deve ${asked[phase] ?? 'decidere'}`,
  won: (names) => `${names.length === 1 ? 'Ha' : 'Hanno'} vinto ${and(names)}`,
  until: (deadline) => `fino a ${deadline}`,
  bag: (left, aside) =>
    `${count(left, 'tessera', 'tessere')} nel sacchetto${aside > 0 ? `, ${count(aside, 'scartata', 'scartate')}` : ''}`,
  bagEmpty: 'Il sacchetto è vuoto',
  position: (tiles, left, scores) =>
    `Carcassonne con ${count(tiles, 'tessera', 'tessere')} sul tavolo${left === undefined ? '' : `, ${left} nel sacchetto`}; punti: ${scores}.`,
};

/** What happens in a game, in Italian. */
export const italian: Words = {
  language: 'it',
  and,
  points,
  piece,
  role,
  feature,
  quarter,
  goods,
  into,
  toQuarter,
  fromQuarter,
  counted: (of, number) => counted[of]?.(number) ?? `${number} ${of}`,
  pointsFor: (kind) => heads(groupOf(kind)),
  choices,
  events,
  picture,
  sums: {
    times: (number) => plural('it', number, { one: 'un seguace', other: `${number} seguaci` }),
    because: reason,
  },
};
