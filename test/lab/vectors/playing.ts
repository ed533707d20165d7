import {
  applyDecision,
  type Decision,
  type GameEvent,
  type GameRecord,
  type GameState,
  legalDecisions,
  type PositionView,
  viewFor,
} from '../../../src/engine/index.ts';

/** The first place in a game where the engine and the record differ. */
export class Difference extends Error {}

/** A game as it is played along with its record. */
export interface Playing {
  state: GameState;
  /** All decisions up to now. */
  readonly decisions: GameRecord['decisions'];
  /** Events since the last turn that was compared. */
  events: GameEvent[];
  /** Cached options and public view of the last state they were requested for. */
  offered?: { readonly state: GameState; readonly options: Option[] };
  seen?: { readonly state: GameState; readonly view: PositionView };
  /** Place in the record, for messages. */
  where: string;
}

/** Plays a decision. Returns its events. @throws Difference if the engine refuses it */
export function decide(playing: Playing, seat: number, decision: Decision): readonly GameEvent[] {
  const applied = applyDecision(playing.state, seat, decision);
  if (!applied.ok)
    throw difference(playing, `refusal of ${JSON.stringify(decision)}`, applied.refusal, 'legal');
  playing.state = applied.state;
  playing.decisions.push({ seat, decision });
  playing.events.push(...applied.events);
  return applied.events;
}

/** A legal decision; for a placement with its deployments. */
export interface Option {
  readonly decision: Decision;
  readonly deployments: Decision[];
}

/** Returns the legal decisions, deployments grouped below their placement. */
export function optionsOf(playing: Playing, player: number): Option[] {
  if (playing.offered?.state === playing.state) return playing.offered.options;
  const options: Option[] = [];
  for (const decision of legalDecisions(playing.state, player)) {
    if ('deploy' in decision && decision.deploy !== undefined) options.at(-1)?.deployments.push(decision);
    else options.push({ decision, deployments: [] });
  }
  playing.offered = { state: playing.state, options };
  return options;
}

/** Returns the public view. */
export function viewOf(playing: Playing): PositionView {
  if (playing.seen?.state === playing.state) return playing.seen.view;
  const view = viewFor(playing.state, undefined);
  playing.seen = { state: playing.state, view };
  return view;
}

export function nameOfPlace({ x, y, segment }: { x: number; y: number; segment: string }): string {
  return `${x},${y}:${segment}`;
}

/** @throws Difference when the two differ as JSON. */
export function expectSame(playing: Playing, what: string, engine: unknown, record: unknown): void {
  if (JSON.stringify(engine) !== JSON.stringify(record)) throw difference(playing, what, engine, record);
}

export function difference(playing: Playing, what: string, engine: unknown, record: unknown): Difference {
  const extra = Array.isArray(engine) && Array.isArray(record) ? listDifference(engine, record) : '';
  return new Difference(
    `${playing.where}: ${what}\n    engine: ${JSON.stringify(engine)}\n    record: ${JSON.stringify(record)}${extra}`,
  );
}

function listDifference(engine: readonly unknown[], record: readonly unknown[]): string {
  const only = (these: readonly unknown[], those: readonly unknown[]) =>
    these.filter((each) => !those.some((other) => JSON.stringify(other) === JSON.stringify(each)));
  return `\n    only engine: ${JSON.stringify(only(engine, record))}\n    only record: ${JSON.stringify(only(record, engine))}`;
}

export function sortedText(values: readonly unknown[]): string[] {
  return values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).sort();
}

export function sortKeys(record: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
