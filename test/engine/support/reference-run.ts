/** A game played by the reference. */
import { shuffle } from '../../../src/engine/core/shuffle.ts';
import { legalActions } from '../reference/actions.ts';
import { type Board, type Feature, neighbourCount, neighbourOf, survey } from '../reference/board.ts';
import { legalDeployments } from '../reference/deployment.ts';
import { followerOfFairy } from '../reference/fairy.ts';
import { barnOwners, hasBarn } from '../reference/fields.ts';
import { type Game, newGame, playGame } from '../reference/game.ts';
import { featurePoints, payees } from '../reference/points.ts';
import { abbeyTile, goodsNames, type PlacedTile, type Position } from '../reference/position.ts';
import type { Answer, Question } from '../reference/question.ts';
import type { Points } from '../reference/report.ts';
import { actionText, decisionFrom, textOf } from './decision-text.ts';
import { piecesText, tilesText, townText } from './reference-table.ts';
import {
  cellText,
  fairyText,
  type Run,
  type RunMaker,
  type RunSetup,
  type Snapshot,
  towerText,
} from './run.ts';
import { plainRules } from './table.ts';

export const referenceRuns: RunMaker = { name: 'reference', begin: (setup) => new ReferenceRun(setup) };

/** The shuffle of the engine, which has tests of its own. */
function placesBySeed(seed: string): (inBag: number, coming: number) => number[] {
  return (inBag, coming) => {
    const places = Array.from({ length: inBag + coming }, (_, place) => place);
    return shuffle(places, seed, 0).slice(0, coming);
  };
}

class ReferenceRun implements Run {
  private readonly game: Game;
  private readonly asking: ReturnType<typeof playGame>;
  private question: Question | undefined;

  constructor({ rules, seats, draws, start, returns = '0'.repeat(64) }: RunSetup) {
    const returnPlaces = placesBySeed(returns);
    this.game = newGame({ rules: { ...plainRules, ...rules }, seats, draws, start, returnPlaces });
    this.asking = playGame(this.game);
    this.question = this.asking.next().value ?? undefined;
  }

  awaiting() {
    if (!this.question) return undefined;
    const { seat, phase, options } = this.question;
    return { seat, phase, options: options.map(textOf).sort() };
  }

  decide(decision: string): void {
    if (!this.question) throw new Error('The game is not waiting for a decision.');
    this.answer({ seat: this.question.seat, entry: decisionFrom(decision) });
  }

  enter(seat: number, entry: 'skip' | 'resign'): void {
    this.answer({ seat, entry: { type: entry } });
  }

  private answer(answer: Answer): void {
    this.question = this.asking.next(answer).value ?? undefined;
  }

  deployments(option: string): string[] {
    const decision = decisionFrom(option);
    if (!this.question || (decision.type !== 'tile' && decision.type !== 'abbey')) return [];
    const { position } = this.game;
    const { x, y } = decision;
    const tile: PlacedTile =
      decision.type === 'abbey'
        ? { tile: abbeyTile, x, y, rotation: 0 }
        : { tile: decision.tile ?? this.game.drawn ?? '', x, y, rotation: decision.rotation };
    const laid = { ...position, tiles: [...position.tiles, tile] };
    const { seat } = this.question;
    const actions = legalActions(laid, seat, tile).map(actionText);
    return [...legalDeployments(survey(laid), position, seat, tile), ...actions].sort();
  }

  snapshot(): Snapshot {
    const { position, hands, bag, river, aside, waiting } = this.game;
    const has = (expansion: string) => position.rules.expansions.includes(expansion);
    return {
      scores: [...position.scores],
      tiles: tilesText(position),
      pieces: piecesText(position),
      town: townText(position),
      countAt: has('count') ? position.countAt : undefined,
      goods: has('traders-and-builders')
        ? position.goods.map((store) => goodsNames.map((good) => store[good]))
        : undefined,
      king: position.king,
      robber: position.robber,
      abbeys: has('abbey-and-mayor') ? [...position.abbeys] : undefined,
      hands: hands.map((hand) => hand.length),
      bag: bag.length + river.length + (this.game.drawn ? 1 : 0),
      aside: [...aside, ...waiting].sort(),
      ...dragonAndTowers(position),
    };
  }

  features(): string[] {
    const { rules } = this.game.position;
    const board = survey(this.game.position);
    return board.features
      .filter(({ kind }) => kind !== 'carcassonne')
      .map((feature) => {
        const { name, kind, tiles, complete } = feature;
        const points = featurePoints(board, feature, rules);
        const worth =
          kind === 'field' || kind === 'river' ? [] : [openSides(board, feature), complete, points];
        const owners = hasBarn(feature) ? barnOwners(feature) : [...payees(feature, rules).keys()];
        return [name, kind, tiles, ...worth, ...marksOf(feature), 'owners', ...owners.sort()].join(' ');
      })
      .sort();
  }

  points(): string[] {
    const { reports, betweenParts, final } = this.game;
    return pointsText([...reports.flatMap(({ points }) => points), ...betweenParts, ...(final ?? [])]);
  }

  gone(): boolean[] {
    return [...this.game.position.gone];
  }

  final() {
    if (this.question) return undefined;
    const { scores, gone } = this.game.position;
    return { scores: [...scores], places: placesOf(scores, gone) };
  }
}

function dragonAndTowers(
  position: Position,
): Pick<Snapshot, 'dragon' | 'flight' | 'fairy' | 'towers' | 'floors' | 'prisoners'> {
  const { dragon, flight, fairy, towers, floors, prisoners, rules } = position;
  return {
    dragon: dragon && cellText(dragon),
    flight: flight && `${flight.visited.map(cellText).join(' ')}, ${flight.movesLeft} left`,
    fairy: fairy && fairyText(fairy, followerOfFairy(position)),
    towers: towers.map(towerText).sort(),
    floors: rules.expansions.includes('tower') ? [...floors] : undefined,
    prisoners: prisoners.map(({ holder, seat, piece }) => `${holder}: ${seat} ${piece}`).sort(),
  };
}

function openSides(board: Board, feature: Feature): number {
  if (feature.kind === 'monastery')
    return feature.nodes.reduce((sum, { cell }) => sum + 8 - neighbourCount(board, cell), 0);
  return feature.nodes
    .flatMap(({ cell, segment }) => segment.sides.map((side) => neighbourOf(board, cell, side)))
    .filter((neighbour) => !neighbour).length;
}

/** The marks of a feature with their counts, sorted. */
function marksOf({ shields, inns, cathedrals, goods, nodes }: Feature): string[] {
  const princesses = nodes.filter(({ segment }) => segment.princess).length;
  const counted = goodsNames.map((good): [string, number] => [
    good,
    goods.filter((other) => other === good).length,
  ]);
  return [
    ['shield', shields] as const,
    ['inn', inns] as const,
    ['cathedral', cathedrals] as const,
    ['princess', princesses] as const,
    ...counted,
  ]
    .filter(([, count]) => count > 0)
    .map(([mark, count]) => `${mark} ${count}`)
    .sort();
}

export function pointsText(points: Points[]): string[] {
  return points
    .map(({ seat, points: n, kind, feature }) => [seat, n, kind, feature ?? ''].join(' ').trim())
    .sort();
}

/** R-END-4, R-END-5: one more than the number of better seats; resigned seats are below all others. */
function placesOf(scores: number[], gone: boolean[]): number[] {
  const better = (a: number, b: number) =>
    (!gone[a] && gone[b] === true) || (gone[a] === gone[b] && (scores[a] ?? 0) > (scores[b] ?? 0));
  const seats = scores.map((_, seat) => seat);
  return seats.map((seat) => 1 + seats.filter((other) => better(other, seat)).length);
}
