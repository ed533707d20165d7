/** A game played by the engine, through its door. */
import {
  applyDecision,
  awaiting,
  bareDecisions,
  type Decision,
  deploymentsOf,
  type GameEvent,
  type GameSetup,
  type GameState,
  gameSetupSchema,
  type ListedOption,
  newGame,
  options,
  type PositionView,
  resolveRules,
  result,
  rulesRequestSchema,
  viewFor,
} from '../../../src/engine/index.ts';
import { decisionFrom, textOf } from './decision-text.ts';
import { optionTexts, scoredIn, withTileOf } from './engine-table.ts';
import {
  abbeysIn,
  countIn,
  dragonAndTowersIn,
  goodsIn,
  holderIn,
  piecesIn,
  tilesIn,
  townIn,
  waitingIn,
} from './engine-view.ts';
import { pointsText } from './reference-run.ts';
import type { Run, RunMaker, RunSetup, Snapshot } from './run.ts';
import { type OpenQuestion, plainRules } from './table.ts';

export const engineRuns: RunMaker = { name: 'engine', begin: (setup) => new EngineRun(setup) };

/** The setup as the engine's door takes it. */
export function gameSetupOf({ rules, seats, draws, start, returns }: RunSetup): GameSetup {
  const all = resolveRules(rulesRequestSchema.parse({ ...plainRules, ...rules }));
  return gameSetupSchema.parse({ rules: all, seats, bag: { draws, start, ...(returns && { returns }) } });
}

/** Cached facts about a state, because tests need the same ones several times a step. */
interface Known {
  readonly state: GameState;
  question?: OpenQuestion;
  bare?: Decision[];
  options?: ListedOption[];
  view?: PositionView;
}

export class EngineRun implements Run {
  state: GameState;
  readonly events: GameEvent[] = [];
  private known: Known | undefined;

  constructor(setup: RunSetup | GameSetup) {
    const step = newGame('bag' in setup ? setup : gameSetupOf(setup));
    this.state = step.state;
    this.events.push(...step.events);
  }

  /** The cached facts of the current state. */
  private get now(): Known {
    if (this.known?.state !== this.state) this.known = { state: this.state };
    return this.known;
  }

  awaiting(): OpenQuestion | undefined {
    const { now } = this;
    const question = awaiting(this.state);
    if (question === undefined) return undefined;
    const { seat, phase } = question;
    now.question ??= { seat, phase, options: optionTexts(this.bareDecisions()) };
    return now.question;
  }

  /** The options of the awaiting seat; placements of a hand always name their tile. */
  options(): ListedOption[] {
    const { now } = this;
    now.options ??= this.findOptions();
    return now.options;
  }

  private findOptions(): ListedOption[] {
    const seat = awaiting(this.state)?.seat;
    if (seat === undefined) return [];
    const only = this.tileOfHand(seat);
    return options(this.state, seat).map((option) => ({ ...option, decision: named(option.decision, only) }));
  }

  /** The legal decisions of the awaiting seat, each placement without a deployment, in the form of `options`. */
  private bareDecisions(): Decision[] {
    const { now } = this;
    const seat = awaiting(this.state)?.seat;
    if (seat === undefined) return [];
    now.bare ??= bareDecisions(this.state, seat).map((decision) => named(decision, this.tileOfHand(seat)));
    return now.bare;
  }

  /** A tile of the hand to be named where decisions need not name it, because the hand holds only one type. */
  private tileOfHand(seat: number): string | undefined {
    return this.view().drawn === null ? viewFor(this.state, seat).hand?.[0] : undefined;
  }

  /** The public view. */
  private view(): PositionView {
    const { now } = this;
    now.view ??= viewFor(this.state, undefined);
    return now.view;
  }

  decide(decision: string): void {
    this.apply(awaiting(this.state)?.seat ?? 0, decisionFrom(decision) as Decision);
  }

  enter(seat: number, entry: 'skip' | 'resign'): void {
    this.apply(seat, { type: entry });
  }

  private apply(seat: number, decision: Parameters<typeof applyDecision>[2]): void {
    const applied = applyDecision(this.state, seat, decision);
    if (!applied.ok)
      throw new Error(`${applied.refusal.rule ?? applied.refusal.reason}: ${applied.refusal.detail}`);
    this.state = applied.state;
    this.events.push(...applied.events);
  }

  deployments(option: string): string[] {
    const found = this.bareDecisions().find(
      (decision) => textOf(decision as Parameters<typeof textOf>[0]) === option,
    );
    return found === undefined ? [] : deploymentsOf(this.state, found).map(withTileOf).sort();
  }

  snapshot(): Snapshot {
    const view = this.view();
    return {
      scores: view.seats.map(({ score }) => score),
      tiles: tilesIn(view),
      pieces: piecesIn(view),
      town: townIn(view),
      countAt: countIn(view),
      goods: goodsIn(view),
      king: holderIn(view, 'king'),
      robber: holderIn(view, 'robber'),
      abbeys: abbeysIn(view),
      hands: view.seats.map(({ handSize }) => handSize),
      bag: view.bag.remaining + (view.drawn === null ? 0 : 1),
      aside: [...view.bag.aside, ...waitingIn(view)].sort(),
      ...dragonAndTowersIn(view),
    };
  }

  features(): string[] {
    return this.view()
      .features.filter(({ kind }) => kind !== 'carcassonne')
      .map(({ name, kind, tiles, open, complete, marks, owners, points }) => {
        const worth = kind === 'field' || kind === 'river' ? [] : [open, complete, points];
        const printed = Object.entries(marks).map(([mark, count]) => `${mark} ${count}`);
        return [name, kind, tiles, ...worth, ...printed.sort(), 'owners', ...[...owners].sort()].join(' ');
      })
      .sort();
  }

  points(): string[] {
    return pointsText(scoredIn(this.events));
  }

  gone(): boolean[] {
    return this.view().seats.map(({ resigned }) => resigned);
  }

  final() {
    return result(this.state);
  }
}

/** The decision with its tile; `only` is the default. */
function named(decision: Decision, only: string | undefined): Decision {
  if (decision.type !== 'tile') return decision;
  const tile = decision.tile ?? only;
  return tile === undefined ? decision : { ...decision, tile };
}
