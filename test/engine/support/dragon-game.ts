import {
  applyDecision,
  awaiting,
  type Decision,
  formatDecision,
  type GameEvent,
  type GameSetup,
  type GameState,
  legalDecisions,
  newGame,
  type PlacedTile,
  parseDecision,
  type RulesRequest,
  resolveRules,
  rulesRequestSchema,
  type Step,
} from '../../../src/engine/index.ts';

/** A prepared game: start tiles as `base/D 0,0 r90`, and the draws. */
export interface Prepared {
  readonly start?: readonly string[];
  readonly draws: readonly string[];
  readonly seats?: number;
  readonly rules?: RulesRequest;
  readonly returns?: string;
}

/** The setup of a prepared game; by default The Princess & the Dragon for two on `base/D`. */
export function setupOf({
  start = ['base/D 0,0 r0'],
  draws,
  seats = 2,
  rules,
  returns,
}: Prepared): GameSetup {
  const request = rulesRequestSchema.parse({ expansions: ['princess-and-dragon'], ...rules });
  const bag = { start: start.map(lying), draws: [...draws], ...(returns && { returns }) };
  return { rules: resolveRules(request), seats, bag } as GameSetup;
}

function lying(text: string): PlacedTile {
  const [, tile = '', x, y, rotation] = /^(\S+) (-?\d+),(-?\d+) r(\d+)$/.exec(text) ?? [];
  return { tile, x: Number(x), y: Number(y), rotation: Number(rotation) } as PlacedTile;
}

/** Begins a prepared game. */
export const begin = (prepared: Prepared): Step => newGame(setupOf(prepared));

/**
 * Plays decisions of whoever is asked, in their short text form, or `skip`.
 * @throws Error with the rule of a refusal
 */
export function play({ state }: { state: GameState }, ...lines: string[]): Step {
  return lines.reduce<Step>(
    (step, line) => {
      const seat = awaiting(step.state)?.seat ?? 0;
      const decision = line === 'skip' ? { type: 'skip' as const } : parseDecision(line, step.state);
      if (decision === undefined) throw new Error(`"${line}" is no decision`);
      const applied = applyDecision(step.state, seat, decision);
      if (!applied.ok) throw new Error(`${applied.refusal.rule ?? ''}: ${applied.refusal.detail}`);
      return { state: applied.state, events: [...step.events, ...applied.events] };
    },
    { state, events: [] },
  );
}

/** A seat leaves the game. */
export function leave({ state }: { state: GameState }, seat: number): Step {
  const applied = applyDecision(state, seat, { type: 'resign' });
  if (!applied.ok) throw new Error(applied.refusal.detail);
  return applied;
}

/** Every legal decision of whoever is asked, in its short text form. */
export function legal({ state }: { state: GameState }): string[] {
  const seat = awaiting(state)?.seat ?? 0;
  return legalDecisions(state, seat).map((decision: Decision) => formatDecision(decision));
}

/** The events of a type. */
export function of<Type extends GameEvent['type']>(
  { events }: Pick<Step, 'events'>,
  type: Type,
): Extract<GameEvent, { type: Type }>[] {
  return events.filter((event) => event.type === type) as Extract<GameEvent, { type: Type }>[];
}

/** Points as `seat points kind`. */
export const pointsIn = (step: Pick<Step, 'events'>): string[] =>
  of(step, 'scored').map(({ seat, points, kind }) => `${seat} ${points} ${kind}`);

/** The rule by which a decision is refused, or `none`. */
export function ruleAgainst(step: { state: GameState }, line: string): string {
  try {
    play(step, line);
    return 'none';
  } catch (error) {
    return (error as Error).message.split(':')[0] ?? '';
  }
}
