/** A game played by the engine, through its door. */
import {
  applyDecision,
  awaiting,
  type Decision,
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
import { deploymentOf, optionTexts, scoredIn } from './engine-table.ts';
import { abbeysIn, countIn, goodsIn, holderIn, piecesIn, tilesIn, townIn } from './engine-view.ts';
import { pointsText } from './reference-run.ts';
import type { Run, RunMaker, RunSetup, Snapshot } from './run.ts';
import { type OpenQuestion, plainRules } from './table.ts';

export const engineRuns: RunMaker = { name: 'engine', begin: (setup) => new EngineRun(setup) };

/** The setup as the engine's door takes it. */
export function gameSetupOf({ rules, seats, draws, start }: RunSetup): GameSetup {
  const all = resolveRules(rulesRequestSchema.parse({ ...plainRules, ...rules }));
  return gameSetupSchema.parse({ rules: all, seats, bag: { draws, start } });
}

export class EngineRun implements Run {
  state: GameState;
  readonly events: GameEvent[] = [];
  private known: { state: GameState; options: ListedOption[] } | undefined;

  constructor(setup: RunSetup | GameSetup) {
    const step = newGame('bag' in setup ? setup : gameSetupOf(setup));
    this.state = step.state;
    this.events.push(...step.events);
  }

  awaiting(): OpenQuestion | undefined {
    const question = awaiting(this.state);
    if (!question) return undefined;
    const texts = optionTexts(this.options().map(({ decision }) => decision));
    return { seat: question.seat, phase: question.phase, options: texts };
  }

  /** The options of the awaiting seat; placements of a hand always name their tile. */
  options(): ListedOption[] {
    if (this.known?.state !== this.state) this.known = { state: this.state, options: this.findOptions() };
    return this.known.options;
  }

  private findOptions(): ListedOption[] {
    const seat = awaiting(this.state)?.seat;
    if (seat === undefined) return [];
    const view = viewFor(this.state, seat);
    return options(this.state, seat).map((option) => {
      const { decision } = option;
      return decision.type === 'tile' ? { ...option, decision: named(decision, view) } : option;
    });
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
    const found = this.options().find(
      ({ decision }) => textOf(decision as Parameters<typeof textOf>[0]) === option,
    );
    return (found?.deployments ?? []).map(({ decision }) => deploymentOf(decision)).sort();
  }

  snapshot(): Snapshot {
    const view = viewFor(this.state, undefined);
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
      aside: [...view.bag.aside].sort(),
    };
  }

  features(): string[] {
    return viewFor(this.state, undefined)
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
    return viewFor(this.state, undefined).seats.map(({ resigned }) => resigned);
  }

  final() {
    return result(this.state);
  }
}

function named(decision: Extract<Decision, { type: 'tile' }>, view: PositionView): Decision {
  const [only] = view.drawn === null ? (view.hand ?? []) : [];
  const tile = decision.tile ?? only;
  return tile === undefined ? decision : { ...decision, tile };
}
