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

const and = (items: readonly string[]) => listIn('en', items);
const count = (number: number, one: string, other = `${one}s`) =>
  plural('en', number, { one: `${number} ${one}`, other: `${number} ${other}` });
const points = (number: number) => count(number, 'point');

const piece = said({ meeple: 'follower', 'large-meeple': 'large follower' });
const role = said({ city: 'knight', road: 'thief', monastery: 'monk', field: 'farmer' });
const into = said({
  city: 'into the city',
  road: 'onto the road',
  monastery: 'into the monastery',
  field: 'onto the field',
});
const goods = said({ king: 'the king', robber: 'the robber baron' });
const heads = said({
  city: 'Cities',
  road: 'Roads',
  field: 'Fields',
  monastery: 'Monasteries',
  barn: 'Barns',
  goods: 'Goods',
  king: 'King',
  robber: 'Robber baron',
});
const scoredFor = said({
  city: 'a city',
  road: 'a road',
  monastery: 'a monastery',
  field: 'a field',
  'city-incomplete': 'an unfinished city',
  'road-incomplete': 'an unfinished road',
  'monastery-incomplete': 'an unfinished monastery',
  barn: 'a barn',
  'field-barn-placed': 'a field with a new barn',
  'field-barn-connected': 'a field that joined a barn',
  'goods-wine': 'the most wine',
  'goods-grain': 'the most grain',
  'goods-cloth': 'the most cloth',
  king: 'the king',
  robber: 'the robber baron',
});
const reason = said({
  inn: 'an inn: each tile counts one more',
  cathedral: 'a cathedral: each tile and shield counts one more',
  'small-city': 'a small city: each tile counts 1',
});
const taken: Readonly<Record<string, string>> = {
  king: 'takes the king for the largest city so far',
  robber: 'takes the robber baron for the longest road so far',
};
const counted: Readonly<Record<string, (number: number) => string>> = {
  cities: (number) => count(number, 'city', 'cities'),
  'completed city': (number) => count(number, 'completed city', 'completed cities'),
  'completed road': (number) => count(number, 'completed road'),
  'most wine': () => 'the most wine',
  'most grain': () => 'the most grain',
  'most cloth': () => 'the most cloth',
  bonus: (number) => count(number, 'city with the pig', 'cities with the pig'),
};

const asked: Readonly<Record<string, string>> = {
  place: 'place a tile',
  'abbey-choice': 'choose abbey or tile',
  'last-abbeys': 'place the abbey',
  wagon: 'move the wagon',
  count: 'enter the town',
  redeploy: 'leave the town',
  'final-redeploy': 'leave the market',
};

/** Of several of a kind one is `a`, a single one is `the`. */
const onePiece = (name: string) => `${name === 'meeple' ? 'a' : 'the'} ${piece(name)}`;

const choices: ChoiceWords = {
  tile: (place, rotation, tile) =>
    `${tile === undefined ? '' : `${tile} `}at ${place}, turned by ${rotation}°`,
  abbey: (place) => `the abbey at ${place}`,
  draw: 'a tile, and keep the abbey',
  deployed: (name, kind) => `${name === 'meeple' ? `a ${role(kind)}` : onePiece(name)} ${into(kind)}`,
  barn: 'a barn where four fields meet',
  wagonOn: (kind, place) => `on ${into(kind)} at ${place}`,
  wagonHome: 'home',
  enters: (name, quarter) => `${onePiece(name)} to the ${quarter} of Carcassonne`,
  countGoes: (quarter) => `the count to the ${quarter}`,
  nobodyEnters: 'nobody enters Carcassonne',
  leaves: (name, quarter, kind, place) => `${onePiece(name)} from the ${quarter} ${into(kind)} at ${place}`,
  nobodyLeaves: 'nobody leaves Carcassonne',
};

const skipped: Readonly<Record<string, string>> = {
  place: 'no tile is laid',
  'abbey-choice': 'no tile is laid',
  'last-abbeys': 'the abbey is not used',
  wagon: 'the wagon comes home',
  count: choices.nobodyEnters,
  redeploy: choices.nobodyLeaves,
  'final-redeploy': choices.nobodyLeaves,
};

const events: EventWords = {
  placed: (name, place, { isAbbey, deployed }) =>
    `${name} ${isAbbey ? 'puts the abbey into the gap' : 'lays a tile'} at ${place}${deployed === undefined ? '' : ` and ${deployed}`}.`,
  deployed: (choice) => `sends ${choice}`,
  barnBuilt: `builds ${choices.barn}`,
  movedOn: (name, what, kind) => `${name} moves ${onePiece(what)} on ${into(kind)}.`,
  wagonHome: (name) => `${name} takes the wagon home.`,
  entered: (name, what, quarter) => `${name} sends ${onePiece(what)} to the ${quarter} of Carcassonne.`,
  nobodyEntered: (name) => `${name} sends nobody to Carcassonne.`,
  leftTown: (name, what, quarter, kind) =>
    `${name} moves ${onePiece(what)} from the ${quarter} ${into(kind)}.`,
  nobodyLeft: (name) => `${name} moves nobody out of Carcassonne.`,
  countMoved: (name, quarter) => `${name} moves the count to the ${quarter}.`,
  completed: (kind, tiles) =>
    kind === 'monastery'
      ? 'The monastery is surrounded.'
      : `The ${kind} of ${count(tiles, 'tile')} is complete.`,
  scored: (name, number, kind) => `${name} gets ${points(number)} for ${scoredFor(kind)}.`,
  taken: (name, number, what) => `${name} ${taken[what] ?? `takes ${count(number, `${what} token`)}`}.`,
  setAside: (number) =>
    plural('en', number, {
      one: 'A tile fits nowhere and is set aside.',
      other: `${number} tiles fit nowhere and are set aside.`,
    }),
  secondPart: (name) => `The builder gives ${name} a second tile.`,
  abbeyKept: (name) => `${name} keeps the abbey.`,
  skipped: (name, declined) => `${name}’s time is over: ${skipped[declined] ?? 'the turn is skipped'}.`,
  left: (name) => `${name} leaves the game.`,
  playEnded: 'All tiles are played.',
  over: (winners, scores) =>
    `The game is over and ${and(winners)} ${winners.length === 1 ? 'wins' : 'win'}: ${scores}.`,
};

const picture: PictureWords = {
  player: (number) => `Player ${number}`,
  asked: (name, phase = '') => `${name} to ${asked[phase] ?? 'move'}`,
  won: (names) => `${and(names)} ${names.length === 1 ? 'has' : 'have'} won`,
  until: (deadline) => `until ${deadline}`,
  bag: (left, aside) => `${count(left, 'tile')} in the bag${aside > 0 ? `, ${aside} set aside` : ''}`,
  bagEmpty: 'The bag is empty',
  position: (tiles, left, scores) =>
    `Carcassonne with ${count(tiles, 'tile')} on the table${left === undefined ? '' : `, ${left} in the bag`}; points: ${scores}.`,
};

/** What happens in a game, in English. */
export const english: Words = {
  language: 'en',
  and,
  points,
  piece,
  role,
  feature: said({ carcassonne: 'Carcassonne' }),
  quarter: said({}),
  goods,
  into,
  toQuarter: (name) => `to the ${name}`,
  fromQuarter: (name) => `from the ${name}`,
  counted: (of, number) => counted[of]?.(number) ?? count(number, of.replace(/s$/, '')),
  pointsFor: (kind) => heads(groupOf(kind)),
  choices,
  events,
  picture,
  sums: {
    times: (number) => plural('en', number, { one: 'one follower', other: `${number} followers` }),
    because: reason,
  },
};
