import {
  applyDecision,
  awaiting,
  type GameEvent,
  type GameSetup,
  type GameState,
  legalDecisions,
  newGame,
  parseDecision,
  type Rules,
  scores,
  viewFor,
} from '../../../src/engine/index.ts';
import type { Vector, VectorPlacement, VectorTurn } from '../../lab/vectors/format.ts';

/** A game to record: its decisions in order, in the notation of `parseDecision`. */
export interface Script {
  readonly rules: Rules;
  readonly start: readonly (readonly [tile: string, x: number, y: number, rotation: 0 | 90 | 180 | 270])[];
  readonly draws: readonly string[];
  readonly decisions: readonly string[];
}

const ABBEY = 'abbey/ABBEY';

interface Recording {
  state: GameState;
  events: GameEvent[];
  readonly turns: VectorTurn[];
}

/**
 * Plays a game of two and records it in the format of `npm run vectors`. Understands tiles, abbeys and hands of three
 * that need no exchange; each token is an entry of its own.
 */
export function recordVector(id: string, script: Script): Vector {
  const start = script.start.map(([tile, x, y, rotation]) => ({ tile, x, y, rotation }));
  const setup: GameSetup = { rules: script.rules, seats: 2, bag: { draws: [...script.draws], start } };
  const begun = newGame(setup);
  const recording: Recording = { state: begun.state, events: [], turns: [] };
  const isHanded = script.rules.handSize === 3;
  const hands = isHanded ? { hands: [0, 1].map((seat) => [...(handOf(begun.state, seat) ?? [])]) } : {};
  recording.turns.push(nextTurn(begun.state));
  for (const text of script.decisions) decide(recording, text);
  const { state, events, turns } = recording;
  return {
    id,
    players: 2,
    rules: script.rules,
    pieces: piecesOf(begun.state),
    start: [...script.start] as Vector['start'],
    deck: countOf(script.draws),
    ...hands,
    turns,
    scores: scores(state),
    end: { discarded: [], more: [], events: scoredIn(events) },
  };
}

const handOf = (state: GameState, seat: number) => viewFor(state, seat).hand;

function piecesOf(state: GameState): Record<string, number> {
  const { seats, expansions } = viewFor(state, undefined);
  const { abbeys } = expansions['abbey-and-mayor'] ?? {};
  return { ...seats[0]?.pieces, ...(abbeys?.[0] && { abbey: abbeys[0] }) };
}

function countOf(tiles: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const tile of tiles) counts[tile] = (counts[tile] ?? 0) + 1;
  return counts;
}

/** The entry of the part that has just started. */
function nextTurn(state: GameState): VectorTurn {
  const { part } = viewFor(state, undefined).turn;
  const { seat, phase } = awaiting(state)!;
  const isClosing = phase === 'last-abbeys';
  const hand = isClosing ? undefined : handOf(state, seat);
  return {
    player: seat,
    ...(part === 2 && { part }),
    ...(isClosing && { endRound: true }),
    ...(hand && { hand: [...hand] }),
    more: [],
    events: [],
    tokens: [],
    scores: [],
  };
}

function decide(recording: Recording, text: string): void {
  const { seat } = awaiting(recording.state)!;
  const decision = parseDecision(text)!;
  noteOptions(recording, text);
  const applied = applyDecision(recording.state, seat, decision);
  if (!applied.ok) throw new Error(`${text}: ${JSON.stringify(applied.refusal)}`);
  recording.state = applied.state;
  recording.events.push(...applied.events);
  const next = recording.events.findIndex(({ type }) => type === 'turn-began' || type === 'play-ended');
  if (next !== -1) closeTurn(recording, next);
}

/** Records the legal decisions and the chosen one. */
function noteOptions({ state, turns }: Recording, text: string): void {
  const turn = turns.at(-1)!;
  const [where = '', deploy = null] = text.split(/ (?=[a-z-]+@)/);
  const [x = 0, y = 0, rotation = 0] = [...where.matchAll(/-?\d+/g)].map(Number);
  const isAbbey = where.startsWith('abbey');
  noteHoles(state, turn, isAbbey ? [x, y, 0] : null);
  noteTiles(state, turn);
  if (where === 'draw') return;
  if (isAbbey) turn.tile = ABBEY;
  const place: VectorPlacement = [x, y, rotation];
  Object.assign(turn, { place, deploy, deployLegal: deploymentsWith(state, turn, place) });
}

function noteHoles(state: GameState, turn: VectorTurn, choice: VectorPlacement | null): void {
  const legal = legalDecisions(state, turn.player).flatMap((decision): VectorPlacement[] =>
    decision.type === 'abbey' && !decision.deploy ? [[decision.x, decision.y, 0]] : [],
  );
  if (legal.length > 0) turn.abbey = { legal, choice };
}

function noteTiles(state: GameState, turn: VectorTurn): void {
  const { drawn, bag } = viewFor(state, undefined);
  const hand = handOf(state, turn.player);
  const tile = drawn ?? hand?.[0];
  const placements: Record<string, VectorPlacement[]> = {};
  for (const decision of legalDecisions(state, turn.player)) {
    if (decision.type !== 'tile' || decision.deploy) continue;
    const of = decision.tile ?? tile!;
    placements[of] = [...(placements[of] ?? []), [decision.x, decision.y, decision.rotation]];
  }
  if (Object.keys(placements).length === 0) return;
  Object.assign(turn, { tile, left: bag.remaining, legal: hand ? placements : placements[tile!] });
}

/** The legal deployments with a placement, in the notation of the format. */
function deploymentsWith(state: GameState, turn: VectorTurn, [x, y, rotation]: VectorPlacement): string[] {
  const names = legalDecisions(state, turn.player).flatMap((decision) => {
    const isTile = decision.type === 'tile' && decision.rotation === rotation && turn.tile !== ABBEY;
    const isAbbey = decision.type === 'abbey' && turn.tile === ABBEY;
    if (!isTile && !isAbbey) return [];
    const { deploy } = decision;
    if (!deploy || decision.x !== x || decision.y !== y) return [];
    return [`${deploy.piece}@${'corner' in deploy ? deploy.corner : deploy.segment}`];
  });
  return names.sort();
}

/** Ends the entry with the events before `next`, and starts the following one unless the game is over. */
function closeTurn(recording: Recording, next: number): void {
  const events = recording.events.splice(0, next);
  const turn = recording.turns.at(-1)!;
  turn.events = scoredIn(events);
  turn.tokens = events.flatMap((event) =>
    event.type === 'taken' ? [[event.seat, event.what, event.number]] : [],
  );
  turn.scores = scores(recording.state);
  for (const event of recording.events) if (event.type === 'scored') turn.scores[event.seat]! -= event.points;
  if (recording.events[0]?.type === 'play-ended') return;
  recording.events = [];
  recording.turns.push(nextTurn(recording.state));
}

function scoredIn(events: readonly GameEvent[]): VectorTurn['events'] {
  return events.flatMap((event) => {
    if (event.type !== 'scored') return [];
    const entry = [event.seat, event.points, event.kind];
    return [event.feature === undefined ? entry : [...entry, event.feature]];
  });
}
