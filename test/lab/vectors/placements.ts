import { awaiting, type Decision, viewFor } from '../../../src/engine/index.ts';
import type { Vector, VectorPlacement, VectorTurn } from './format.ts';
import {
  decide,
  difference,
  expectSame,
  type Option,
  optionsOf,
  type Playing,
  sortedText,
  viewOf,
} from './playing.ts';

const ABBEY = 'abbey/ABBEY';

/** Answers each question for the abbey that belongs to this turn. Returns whether the abbey was placed. */
export function answerAbbey(playing: Playing, turn: VectorTurn): boolean {
  let wasOffered = false;
  while (mayDecide(playing, 'draw')) {
    wasOffered = true;
    compareAbbey(playing, turn);
    if (turn.abbey?.choice && isAbbeyChosenNow(playing, turn)) return placeAbbey(playing, turn);
    const events = decide(playing, turn.player, { type: 'draw' });
    // Without a tile the part is over, and what the same seat is asked next belongs to the next turn of the record.
    if (events.some(({ type }) => type === 'turn-began')) return false;
  }
  if (mayDecide(playing, 'abbey')) return answerAbbeyOrTile(playing, turn);
  if (turn.abbey !== undefined && !wasOffered) throw difference(playing, 'abbey', 'not on offer', turn.abbey);
  return false;
}

/** With a hand of three the abbey is on offer together with the tiles. */
function answerAbbeyOrTile(playing: Playing, turn: VectorTurn): boolean {
  compareAbbey(playing, turn);
  if (!turn.abbey?.choice) return false;
  compareHandPlacements(playing, turn);
  return placeAbbey(playing, turn);
}

function mayDecide(playing: Playing, type: Decision['type']): boolean {
  return awaiting(playing.state)?.decisions.includes(type) === true;
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

function placeAbbey(playing: Playing, turn: VectorTurn): true {
  const [x, y] = turn.abbey?.choice ?? [];
  const option = optionsOf(playing, turn.player).find(
    ({ decision }) => decision.type === 'abbey' && decision.x === x && decision.y === y,
  );
  deployOn(playing, turn, option);
  return true;
}

/** Places the tile of the turn, the drawn one or one out of the hand. */
export function placeTile(playing: Playing, vector: Vector, turn: VectorTurn): void {
  if (turn.hand === undefined) compareDrawn(playing, vector, turn);
  else compareHandPlacements(playing, turn);
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

function compareDrawn(playing: Playing, vector: Vector, turn: VectorTurn): void {
  const view = viewOf(playing);
  expectSame(playing, 'tile', view.drawn, turn.tile);
  if (vector.rules.handSize === 1) expectSame(playing, 'left', view.bag.remaining, turn.left);
  const legal = Array.isArray(turn.legal) ? turn.legal : [];
  const offered = placementsIn(tilesOffered(playing, turn));
  expectSame(playing, `placements of ${turn.tile}`, offered, sortedPlacements(legal));
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
