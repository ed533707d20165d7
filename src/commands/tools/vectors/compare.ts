import {
  applyDecision,
  awaiting,
  type Decision,
  explain,
  type GameEvent,
  type GameSetup,
  type GameState,
  legalDecisions,
  newGame,
  type PlacedTile,
  type PositionView,
  scores,
  viewFor,
} from '../../../engine/index.ts';
import {
  drawsOf,
  type FurtherDecision,
  type Vector,
  type VectorPlacement,
  type VectorTurn,
} from './format.ts';

/** The first place in a game where the engine and the record differ. */
export class Difference extends Error {}

/** A game as it is played along with its record. */
interface Playing {
  state: GameState;
  /** What has happened since the last turn was compared, as far as the record tells of it. */
  events: GameEvent[];
  /** What was asked of the engine about a state last: much is asked for several times. */
  offered?: { readonly state: GameState; readonly options: Option[] };
  seen?: { readonly state: GameState; readonly view: PositionView };
  /** Where in the record we are, for the message. */
  where: string;
}

const ABBEY = 'abbey/ABBEY';

/**
 * Plays a recorded game through the engine's door and compares every set of legal answers, every event and score.
 * @throws Difference at the first one
 */
export function compareVector(vector: Vector): void {
  const setup = setupOf(vector);
  const begun = newGame(setup);
  const playing: Playing = { state: begun.state, events: [...begun.events], where: 'start' };
  compareStart(playing, vector);
  for (const [index, turn] of vector.turns.entries()) {
    playing.where = `turn ${index}`;
    playTurn(playing, vector, turn);
    compareTurn(playing, turn);
  }
  playing.where = 'end';
  playFurther(playing, vector.end.more);
  expectSame(playing, 'awaited seat', awaiting(playing.state)?.seat ?? null, null);
  expectSame(playing, 'final events', scoredIn(playing.events), sortedText(vector.end.events));
  expectSame(playing, 'final scores', scores(playing.state), vector.scores);
}

function setupOf(vector: Vector): GameSetup {
  const start = vector.start.map(([tile, x, y, rotation]) => ({ tile, x, y, rotation }) as PlacedTile);
  return { rules: vector.rules, seats: vector.players, bag: { draws: drawsOf(vector), start } };
}

function compareStart(playing: Playing, vector: Vector): void {
  const view = viewOf(playing);
  const pieces = { ...view.seats[0]?.pieces, ...abbeysIn(view.own) };
  expectSame(playing, 'pieces', sortKeys(pieces), sortKeys(vector.pieces));
  const deck: Record<string, number> = {};
  for (const tile of drawsOf(vector)) deck[tile] = (deck[tile] ?? 0) + 1;
  expectSame(playing, 'deck', sortKeys(deck), sortKeys(vector.deck));
}

function abbeysIn(own: Readonly<Record<string, unknown>>): Record<string, number> {
  const { abbeys } = own as { abbeys?: number[] };
  return abbeys?.[0] === undefined ? {} : { abbey: abbeys[0] };
}

function playTurn(playing: Playing, vector: Vector, turn: VectorTurn): void {
  if (turn.tile === undefined && turn.abbey === undefined) return;
  const asked = awaiting(playing.state);
  expectSame(playing, 'seat', asked?.seat, turn.player);
  expectSame(playing, 'part', viewOf(playing).turn.part, turn.part ?? 1);
  if (turn.hand !== undefined) compareHand(playing, turn);
  const abbeyPlaced = answerAbbey(playing, turn);
  if (!abbeyPlaced && turn.tile !== undefined) placeTile(playing, vector, turn);
  playFurther(playing, turn.more);
}

function compareHand(playing: Playing, turn: VectorTurn): void {
  const held = turn.exchanged?.length ? undefined : viewFor(playing.state, turn.player).hand;
  if (held !== undefined) expectSame(playing, 'hand', sortedText(held ?? []), sortedText(turn.hand ?? []));
}

/** Answers every question for the abbey that comes before the tile. @returns whether it was placed */
function answerAbbey(playing: Playing, turn: VectorTurn): boolean {
  let asked = false;
  while (awaiting(playing.state)?.decisions.includes('draw')) {
    asked = true;
    compareAbbey(playing, turn);
    if (turn.abbey?.choice && isAbbeyChosenNow(playing, turn)) {
      placeAbbey(playing, turn, turn.abbey.choice);
      return true;
    }
    decide(playing, turn.player, { type: 'draw' });
    if (awaiting(playing.state)?.seat !== turn.player) return false;
  }
  const beside = awaiting(playing.state)?.decisions.includes('abbey') === true;
  if (beside) {
    compareAbbey(playing, turn);
    if (turn.abbey?.choice) {
      compareHandPlacements(playing, turn);
      placeAbbey(playing, turn, turn.abbey.choice);
      return true;
    }
  }
  if (turn.abbey !== undefined && !asked && !beside)
    throw difference(playing, 'abbey', 'not asked', turn.abbey);
  return false;
}

/** With a hand of three the abbey may be taken after some exchanges were declined; all hands so far fitted nowhere. */
function isAbbeyChosenNow(playing: Playing, turn: VectorTurn): boolean {
  if (turn.hand === undefined || turn.exchanged === undefined) return turn.tile === ABBEY;
  const aside = new Set(turn.exchanged.map((exchange) => [...exchange.aside].sort().join()));
  const exchanges = playing.events.filter(
    (event) => event.type === 'tiles-set-aside' && aside.has([...event.tiles].sort().join()),
  ).length;
  return (
    exchanges >= turn.exchanged.length && Object.values(turn.legal ?? {}).every((list) => list.length === 0)
  );
}

function compareAbbey(playing: Playing, turn: VectorTurn): void {
  const offered = optionsOf(playing, turn.player).filter(({ decision }) => decision.type === 'abbey');
  expectSame(playing, 'abbey placements', placementsIn(offered), sortedPlacements(turn.abbey?.legal ?? []));
}

function placeAbbey(playing: Playing, turn: VectorTurn, [x, y]: VectorPlacement): void {
  const option = optionsOf(playing, turn.player).find(
    ({ decision }) => decision.type === 'abbey' && decision.x === x && decision.y === y,
  );
  deployOn(playing, turn, option);
}

function placeTile(playing: Playing, vector: Vector, turn: VectorTurn): void {
  const inHand = turn.hand !== undefined;
  if (inHand) compareHandPlacements(playing, turn);
  else {
    const view = viewOf(playing);
    expectSame(playing, 'tile', view.drawn, turn.tile);
    if (vector.rules.handSize === 1) expectSame(playing, 'left', view.bag.left, turn.left);
    const legal = Array.isArray(turn.legal) ? turn.legal : [];
    expectSame(
      playing,
      `placements of ${turn.tile}`,
      placementsIn(tilesOffered(playing, turn)),
      sortedPlacements(legal),
    );
  }
  const [x, y, rotation] = turn.place ?? [];
  const option = tilesOffered(playing, turn).find(
    ({ decision }) =>
      decision.type === 'tile' &&
      decision.x === x &&
      decision.y === y &&
      decision.rotation === rotation &&
      (decision.tile === undefined || decision.tile === turn.tile),
  );
  deployOn(playing, turn, option);
}

function tilesOffered(playing: Playing, turn: VectorTurn): Option[] {
  return optionsOf(playing, turn.player).filter(({ decision }) => decision.type === 'tile');
}

function compareHandPlacements(playing: Playing, turn: VectorTurn): void {
  const held = new Set(viewFor(playing.state, turn.player).hand);
  const legal = Array.isArray(turn.legal) ? {} : (turn.legal ?? {});
  expectSame(playing, 'tiles in hand', [...held].sort(), Object.keys(legal).sort());
  const offered = tilesOffered(playing, turn);
  for (const [tile, placements] of Object.entries(legal)) {
    const mine = offered.filter(
      ({ decision }) => decision.type === 'tile' && (decision.tile === tile || held.size === 1),
    );
    expectSame(playing, `placements of ${tile}`, placementsIn(mine), sortedPlacements(placements));
  }
}

function deployOn(playing: Playing, turn: VectorTurn, option: Option | undefined): void {
  if (option === undefined) throw difference(playing, 'placement', 'not legal', turn.place);
  const byName = new Map(option.deployments.map((decision) => [nameOfDeployment(decision), decision]));
  expectSame(playing, 'deployments', [...byName.keys()].sort(), [...(turn.deployLegal ?? [])].sort());
  const decision = turn.deploy ? byName.get(turn.deploy) : option.decision;
  if (decision === undefined) throw difference(playing, 'deployment', 'not legal', turn.deploy);
  decide(playing, turn.player, decision);
}

function nameOfDeployment(decision: Decision): string {
  if (!('deploy' in decision) || decision.deploy === undefined) return '';
  const { deploy } = decision;
  return `${deploy.piece}@${'corner' in deploy ? deploy.corner : deploy.segment}`;
}

/** Plays the decisions that follow a placement. Several moves out of the town are one decision of ours. */
function playFurther(playing: Playing, more: readonly FurtherDecision[]): void {
  const rest = [...more];
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    expectSame(playing, `seat asked for ${next.kind}`, awaiting(playing.state)?.seat, next.player);
    if (next.kind === 'wagon') playWagon(playing, next);
    else if (next.kind === 'count-deploy') playEntry(playing, next, rest);
    else if (next.kind === 'count-join') playRedeployment(playing, next, rest);
    else if (next.kind === 'count-final') playFinalRedeployment(playing, next);
    else throw difference(playing, 'further decision', 'unknown', next.kind);
  }
}

function playWagon(playing: Playing, { player, legal, choice }: FurtherDecision): void {
  const byName = new Map<string | null, Decision>();
  for (const { decision } of optionsOf(playing, player)) {
    if (decision.type !== 'wagon') continue;
    byName.set(decision.to === null ? null : `wagon@${nameOfPlace(decision.to)}`, decision);
  }
  expectSame(
    playing,
    'wagon targets',
    [...byName.keys()].filter((name) => name !== null).sort(),
    [...legal].sort(),
  );
  decideNamed(playing, player, byName, choice);
}

function playEntry(playing: Playing, entry: FurtherDecision, rest: FurtherDecision[]): void {
  const entries = new Set<string>();
  const quarters = new Set<string>();
  for (const { decision } of optionsOf(playing, entry.player)) {
    if (decision.type !== 'count' || decision.quarter === null) continue;
    entries.add(`${decision.piece}@${decision.quarter}`);
    if (decision.moveCountTo !== undefined) quarters.add(decision.moveCountTo);
  }
  expectSame(playing, 'entries to the town', [...entries].sort(), [...entry.legal].sort());
  if (entry.choice === null) {
    decide(playing, entry.player, { type: 'count', quarter: null });
    return;
  }
  const move = rest.shift();
  expectSame(playing, 'moves of the count', [...quarters].sort(), [...(move?.legal ?? [])].sort());
  const [piece = '', quarter = ''] = entry.choice.split('@');
  const moved = move?.choice ? { moveCountTo: move.choice } : {};
  decide(playing, entry.player, { type: 'count', piece, quarter, ...moved } as Decision);
}

function playRedeployment(playing: Playing, first: FurtherDecision, rest: FurtherDecision[]): void {
  const singles = redeploymentsOf(playing, first.player);
  const chosen: Redeployment[] = [];
  for (let asked: FurtherDecision | undefined = first; asked !== undefined; ) {
    const legal = [...singles].filter(([, move]) =>
      isLegalTogether(playing, first.player, [...chosen, move]),
    );
    expectSame(playing, 'moves out of the town', legal.map(([name]) => name).sort(), [...asked.legal].sort());
    const move = singles.get(asked.choice ?? '');
    if (asked.choice !== null && move === undefined)
      throw difference(playing, 'move', 'not legal', asked.choice);
    if (move !== undefined) chosen.push(move);
    const again: FurtherDecision | undefined = rest[0];
    const goesOn: boolean =
      again?.kind === first.kind && again.player === first.player && asked.choice !== null;
    asked = goesOn ? rest.shift() : undefined;
  }
  decide(playing, first.player, { type: 'redeploy', pieces: chosen });
}

function playFinalRedeployment(playing: Playing, { player, legal, choice }: FurtherDecision): void {
  const singles = redeploymentsOf(playing, player);
  expectSame(playing, 'moves out of the market', [...singles.keys()].sort(), [...legal].sort());
  const move = singles.get(choice ?? '');
  if (choice !== null && move === undefined) throw difference(playing, 'move', 'not legal', choice);
  decide(playing, player, { type: 'redeploy', pieces: move === undefined ? [] : [move] });
}

type Redeployment = Extract<Decision, { type: 'redeploy' }>['pieces'][number];

function redeploymentsOf(playing: Playing, player: number): Map<string, Redeployment> {
  const singles = new Map<string, Redeployment>();
  for (const { decision } of optionsOf(playing, player)) {
    const [move] = decision.type === 'redeploy' ? decision.pieces : [];
    if (move !== undefined) singles.set(`${move.piece}@${move.quarter}>${nameOfPlace(move.to)}`, move);
  }
  return singles;
}

function isLegalTogether(playing: Playing, player: number, pieces: Redeployment[]): boolean {
  return explain(playing.state, player, { type: 'redeploy', pieces }) === undefined;
}

function nameOfPlace({ x, y, segment }: { x: number; y: number; segment: string }): string {
  return `${x},${y}:${segment}`;
}

function decideNamed(
  playing: Playing,
  player: number,
  byName: ReadonlyMap<string | null, Decision>,
  choice: string | null,
): void {
  const decision = byName.get(choice);
  if (decision === undefined) throw difference(playing, 'choice', 'not legal', choice);
  decide(playing, player, decision);
}

function decide(playing: Playing, seat: number, decision: Decision): void {
  const applied = applyDecision(playing.state, seat, decision);
  if (!applied.ok)
    throw difference(playing, `refusal of ${JSON.stringify(decision)}`, applied.refusal, 'legal');
  playing.state = applied.state;
  playing.events.push(...applied.events);
}

/** A legal decision; a placement with its deployments. */
interface Option {
  readonly decision: Decision;
  readonly deployments: Decision[];
}

function optionsOf(playing: Playing, player: number): Option[] {
  if (playing.offered?.state === playing.state) return playing.offered.options;
  const options: Option[] = [];
  for (const decision of legalDecisions(playing.state, player)) {
    if ('deploy' in decision && decision.deploy !== undefined) options.at(-1)?.deployments.push(decision);
    else options.push({ decision, deployments: [] });
  }
  playing.offered = { state: playing.state, options };
  return options;
}

/** What the public sees. */
function viewOf(playing: Playing): PositionView {
  if (playing.seen?.state === playing.state) return playing.seen.view;
  const view = viewFor(playing.state, undefined);
  playing.seen = { state: playing.state, view };
  return view;
}

/** Compares what the turn brought; events behind the end of play belong to the record's end. */
function compareTurn(playing: Playing, turn: VectorTurn): void {
  const end = playing.events.findIndex(({ type }) => type === 'play-ended');
  const ofTurn = end < 0 ? playing.events : playing.events.slice(0, end);
  expectSame(playing, 'events', scoredIn(ofTurn), sortedText(turn.events));
  expectSame(playing, 'tokens', takenIn(ofTurn), sortedText(turn.tokens));
  playing.events = end < 0 ? [] : playing.events.slice(end);
  expectSame(playing, 'scores', scoresWithoutEnd(playing), turn.scores);
  compareOwn(playing, turn);
}

/** The scores before the end of the game, which may have come already with the last decision. */
function scoresWithoutEnd({ state, events }: Playing): number[] {
  const now = scores(state);
  for (const event of events)
    if (event.type === 'scored') now[event.seat] = (now[event.seat] ?? 0) - event.points;
  return now;
}

function compareOwn(playing: Playing, turn: VectorTurn): void {
  const own = viewOf(playing).own as {
    goods?: { wine: number; grain: number; cloth: number }[];
    king?: number | null;
    robber?: number | null;
    town?: { count: string };
  };
  const goods = own.goods?.map(({ wine, grain, cloth }) => [wine, grain, cloth]);
  if (turn.goods !== undefined) expectSame(playing, 'goods', goods, turn.goods);
  if (turn.king !== undefined) expectSame(playing, 'king', own.king, turn.king);
  if (turn.robber !== undefined) expectSame(playing, 'robber', own.robber, turn.robber);
  if (turn.count !== undefined) expectSame(playing, 'count', own.town?.count, turn.count);
}

function scoredIn(events: readonly GameEvent[]): string[] {
  const entries = events.flatMap((event) => {
    if (event.type !== 'scored') return [];
    const entry = [event.seat, event.points, event.kind];
    return [event.feature === undefined ? entry : [...entry, event.feature]];
  });
  return sortedText(entries);
}

/** Tokens of one kind taken at once from several cities are one entry of the record. */
function takenIn(events: readonly GameEvent[]): string[] {
  const sums = new Map<string, [number, string, number]>();
  for (const event of events) {
    if (event.type !== 'taken') continue;
    const key = `${event.seat} ${event.what}`;
    sums.set(key, [event.seat, event.what, (sums.get(key)?.[2] ?? 0) + event.number]);
  }
  return sortedText([...sums.values()]);
}

function placementsIn(offered: readonly Option[]): string[] {
  return sortedPlacements(
    offered.flatMap(({ decision }): VectorPlacement[] => {
      if (decision.type === 'tile') return [[decision.x, decision.y, decision.rotation]];
      return decision.type === 'abbey' ? [[decision.x, decision.y, 0]] : [];
    }),
  );
}

function sortedPlacements(placements: readonly VectorPlacement[]): string[] {
  return sortedText(placements);
}

function sortedText(values: readonly unknown[]): string[] {
  return values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).sort();
}

function sortKeys(record: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function expectSame(playing: Playing, what: string, engine: unknown, record: unknown): void {
  if (JSON.stringify(engine) !== JSON.stringify(record)) throw difference(playing, what, engine, record);
}

function difference(playing: Playing, what: string, engine: unknown, record: unknown): Difference {
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
