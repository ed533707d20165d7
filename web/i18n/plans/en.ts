import { game } from '../../../src/texts/en/game.ts';
import { plural } from '../../../src/texts/names.ts';
import { named } from '../named.ts';

/** The feature that a condition is about, in words: `the city of 4 tiles (Anna)`. */
export interface ConditionPlace {
  readonly feature: string;
  /** Kind of the feature, for the gender of words. */
  readonly kind: string;
}

/** The texts about plans in English. */
export const plans = {
  title: 'Your plans',
  private: 'Only you can see your plans.',
  none: 'Prepare a move for a tile that may come. It is played the moment your turn begins.',
  order: 'If several fit when your turn comes, the first one is played.',
  ahead: 'Plan ahead',
  resume: 'Go on planning',
  forced: 'Play for me when there is only one possible answer',

  planning: 'Planning ahead',
  yourTurn: 'It is your turn now. Your plan waits until you come back to it.',
  toTurn: 'Go to your turn',
  whichTile: 'For which tile?',
  left: (count: number) => plural('en', count, { one: '1 left', other: `${count} left` }),
  anyTile: 'Whatever comes',
  otherAnswer: 'Something else before you draw',
  fitsNowhere: 'This tile fits nowhere at the moment. Choose another one.',
  noAnswer: 'There is nothing to decide before you draw.',
  otherTile: 'Choose another tile',
  use: 'Plan this',

  steps: 'What you assume',
  you: 'You',
  thenTile: 'And which tile then?',
  theirTile: (name: string) => `Which tile does ${name} draw?`,
  theirMove: (name: string) => `${name}’s move, as you assume it`,
  assume: 'Assume this',
  othersFirst: 'If somebody else moves first',
  first: (name: string) => `Assume ${name}’s move first`,
  goOn: 'Plan my next turn too',
  stepBack: 'One step back',
  leaveOpen: 'Stop here',
  after: (number: number) => `after plan ${number}`,
  next: 'Plan what follows',
  nextOf: (number: number) => `Plan what follows plan ${number}`,

  summary: 'When should it be played?',
  newTitle: 'Your plan',
  editTitle: 'Change the plan',
  always: 'As soon as it is possible',
  completed: 'Only once a feature is complete',
  occupied: 'Only once a square is taken',
  kept: 'As the plan says',
  whichFeature: 'Tap it on the board, or choose it:',
  whichSquare: 'Tap it on the board, or choose it:',
  choose: 'Choose…',
  theFeature: (kind: string, square: string) => `the ${game.feature(kind)} at ${square}`,
  knownFeature: (kind: string, tiles: number | undefined, owners: readonly string[]) =>
    [
      `the ${game.feature(kind)}`,
      tiles === undefined ? '' : ` of ${game.counted('tiles', tiles)}`,
      owners.length === 0 ? '' : ` (${game.and(owners)})`,
    ].join(''),
  repeats: 'Every time, not just once',
  save: (count: number) => plural('en', count, { one: 'Save the plan', other: `Save ${count} plans` }),
  otherMove: 'Change the move',

  ifTile: 'With this tile:',
  ifTileNamed: (name: string) => `Tile: ${name}`,
  ifAny: 'Whatever comes:',
  everyTime: 'every time',
  conditions: named({
    completed: ({ feature }: ConditionPlace) => `once ${feature} is complete`,
    'completed-not': ({ feature }: ConditionPlace) => `as long as ${feature} is not complete`,
    occupied: () => 'once the marked square is taken',
    'occupied-not': () => 'as long as the marked square is free',
    claimed: ({ feature }: ConditionPlace) => `once somebody else has ${feature}`,
    'claimed-not': ({ feature }: ConditionPlace) => `as long as nobody else has ${feature}`,
  }),
  done: (seq: number) => `Played as move ${seq}`,
  cancelled: (reason: string) => `Cancelled. ${reason}`,
  reasons: named({
    'tile-used-up': 'No such tile is left.',
    'condition-lost': 'What it waited for can no longer happen.',
    'robot-decides': 'A robot plays for you.',
    undone: 'The move before it was undone.',
    'before-cancelled': 'The plan before it was cancelled.',
    'not-your-turn': 'You have no further turn.',
    'wrong-decision': 'There is nothing to decide that it would answer.',
    'wrong-tile': 'You do not have this tile.',
    'cell-not-free': 'The square is taken.',
    'no-neighbour': 'No tile lies next to the square.',
    'edges-do-not-match': 'The tile no longer fits there.',
    'not-in-supply': 'You have no such piece left.',
    'feature-occupied': 'Somebody is already there.',
  }),
  edit: 'Change',
  editOf: (number: number) => `Change plan ${number}`,
  up: (number: number) => `Move plan ${number} up`,
  down: (number: number) => `Move plan ${number} down`,
  removeOf: (number: number) => `Delete plan ${number}`,
  dismiss: 'Dismiss',
  over: 'Played and cancelled',
};

export type PlanTexts = typeof plans;
