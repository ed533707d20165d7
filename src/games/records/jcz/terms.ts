import type { ExpansionId } from '../../../engine/index.ts';

/** The terms of JCloisterZone and their meanings here. */

/** The version that files are written for. Versions before the other one draw with a different generator. */
export const WRITTEN_FOR = '5.12.1';
export const OLDEST_READ = '5.7.0';

/** Pieces by the word in the ids of JCloisterZone's figures. */
export const PIECES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    small: 'meeple',
    big: 'large-meeple',
    builder: 'builder',
    pig: 'pig',
    barn: 'barn',
    wagon: 'wagon',
    mayor: 'mayor',
  }),
);

/** Kinds of features that a piece can stand on; ours have the same names in lower case. */
export const FEATURES: readonly string[] = ['City', 'Road', 'Monastery', 'Field'];
/** The name used for a feature in the town. */
export const QUARTER_FEATURE = 'Quarter';

export const QUARTERS = {
  QUARTER_CASTLE: 'castle',
  QUARTER_BLACKSMITH: 'blacksmith',
  QUARTER_CATHEDRAL: 'cathedral',
  QUARTER_MARKET: 'market',
} as const;

/** The quarter whose followers can join a kind of feature. */
export const QUARTER_FOR: ReadonlyMap<string, (typeof QUARTERS)[keyof typeof QUARTERS]> = new Map([
  ['City', 'castle'],
  ['Road', 'blacksmith'],
  ['Monastery', 'cathedral'],
  ['Field', 'market'],
]);

/** The ids of the figures that belong to no player. */
export const COUNT_FIGURE = 'count.1';
export const DRAGON_FIGURE = 'dragon.1';
export const FAIRY_FIGURE = 'fairy.1';

/** The name of a tower as a feature, its location on its tile, and the token for a floor of it. */
export const TOWER = { feature: 'Tower', location: 'I' } as const;
export const FLOOR_TOKEN = 'TOWER_PIECE';

/** The word for a princess where a piece returns to its supply. */
export const PRINCESS_SOURCE = 'PRINCESS';

/** An element that a JCloisterZone game can have. */
interface Element {
  /** The required value. */
  readonly value: number | true;
  /** Absent if every game has the element. */
  readonly expansion?: ExpansionId;
  /**
   * True for what may be missing and then stays unused, such as a piece. Elements that take effect by themselves must not be missing if the
   * tiles of the expansion are in play.
   */
  readonly isOptional?: true;
}

/** The elements with the same meaning here. */
export const ELEMENTS: ReadonlyMap<string, Element> = new Map(
  Object.entries({
    'small-follower': { value: 7 },
    farmers: { value: true },
    'big-follower': { value: 1, expansion: 'inns-and-cathedrals', isOptional: true },
    inn: { value: true, expansion: 'inns-and-cathedrals' },
    cathedral: { value: true, expansion: 'inns-and-cathedrals' },
    builder: { value: 1, expansion: 'traders-and-builders', isOptional: true },
    pig: { value: 1, expansion: 'traders-and-builders', isOptional: true },
    traders: { value: true, expansion: 'traders-and-builders' },
    king: { value: true, expansion: 'king-and-robber' },
    robber: { value: true, expansion: 'king-and-robber' },
    barn: { value: 1, expansion: 'abbey-and-mayor', isOptional: true },
    wagon: { value: 1, expansion: 'abbey-and-mayor', isOptional: true },
    mayor: { value: 1, expansion: 'abbey-and-mayor', isOptional: true },
    abbey: { value: 1, expansion: 'abbey-and-mayor', isOptional: true },
    count: { value: 1, expansion: 'count' },
    dragon: { value: 1, expansion: 'princess-and-dragon' },
    fairy: { value: 1, expansion: 'princess-and-dragon', isOptional: true },
    princess: { value: true, expansion: 'princess-and-dragon', isOptional: true },
    portal: { value: true, expansion: 'princess-and-dragon', isOptional: true },
    tower: { value: 1, expansion: 'tower' },
  }),
);

/** Elements without effect on the tiles supported here: no such tile has a herd of pigs, and rivers don't need the element. */
export const ELEMENTS_WITHOUT_EFFECT: readonly string[] = ['pig-herd', 'river'];

/** The set with the tiles of each expansion, without its edition. */
export const SET_OF: Readonly<Record<ExpansionId, string>> = {
  'inns-and-cathedrals': 'inns-and-cathedrals',
  'traders-and-builders': 'traders-and-builders',
  'king-and-robber': 'king-and-robber',
  'abbey-and-mayor': 'abbey-and-mayor',
  river: 'river/1',
  count: 'count',
  'princess-and-dragon': 'princess-and-dragon',
  tower: 'tower',
};
/** The set that is part of every game. */
export const BASE_SET = 'basic';

/** A rule of JCloisterZone: its default value, and the supported ones. */
interface Rule {
  readonly usual: string;
  readonly read: readonly string[];
  /** The element without which the rule has no effect. */
  readonly element?: string;
}

/**
 * The rules that affect games supported here. If one value lets a wagon or a barn go where the other does not, the engine refuses only that
 * move; where a princess must send a knight away, she does what she may do here.
 */
export const RULES: ReadonlyMap<string, Rule> = new Map(
  Object.entries({
    'wagon-move': { usual: 'C2', read: ['C1', 'C2'], element: 'wagon' },
    'barn-placement': { usual: 'not-occupied', read: ['not-occupied', 'occupied'], element: 'barn' },
    'coc-final-scoring': { usual: 'market-only', read: ['market-only'], element: 'count' },
    'count-move': { usual: 'by-player', read: ['by-player'], element: 'count' },
    'king-and-robber-scoring': { usual: 'default', read: ['default'], element: 'king' },
    'tiny-city-scoring': { usual: '4', read: ['4', '2'] },
    'dragon-move': {
      usual: 'before-scoring',
      read: ['before-scoring', 'after-scoring'],
      element: 'dragon',
    },
    'fairy-placement': { usual: 'next-follower', read: ['next-follower'], element: 'fairy' },
    'princess-action': { usual: 'may', read: ['may', 'must'], element: 'princess' },
  }),
);

/** Rules of unsupported expansions, which have no effect without them. */
export const RULES_WITHOUT_EFFECT: readonly string[] = [
  'bazaar-no-auction',
  'hill-tiebreaker',
  'espace-variant',
  'gq11-pig-herd',
  'tunnelize-other-expansions',
  'more-tunnel-tokens',
  'festival-return',
  'keep-monasteries',
  'labyrinth-variant',
  'little-buildings-scoring',
];
