import { drawFittingTile, exchangeHand, fillHand, isDrawDue, playableTypes, tilesLeft } from './bag.ts';
import { NEIGHBOUR_X, NEIGHBOUR_Y, oppositeOf, SIDE_X, SIDE_Y } from './board/cell.ts';
import {
  compareNames,
  featureOf,
  featuresOfTile,
  firstSegmentOf,
  isComplete,
  kindOfFeature,
  nameOfFeature,
  typeOfTile,
} from './board/features.ts';
import { fitsSomewhere, tileAt } from './board/placement.ts';
import { NO_SEGMENT } from './board/tile-type.ts';
import { GO_ON, JUMPED, type Phase, type PhaseOutcome, type Slot } from './expansion.ts';
import { NONE, type Position, report, write } from './position.ts';
import { factsOfFeature } from './scoring/feature-facts.ts';
import { putOnAgenda, returnFromAgenda, settleAgenda } from './scoring/settle.ts';

/** Agenda reason of a feature that the tile of this part completed. */
export const COMPLETED = 'completed';

/** Works through the phases until somebody is asked, the game is over, or the named slot is reached. */
export function proceed(position: Position, stopBefore?: Slot): void {
  const { at, memory, ruleset } = position;
  const end = stopBefore === undefined ? NONE : ruleset.slotAt[stopBefore];
  while (memory[at.asked] === NONE && memory[at.over] === 0 && memory[at.phase] !== end) {
    const phase = ruleset.phases[memory[at.phase]] as Phase;
    const outcome = phase.run(position);
    if (outcome === GO_ON) write(position, at.phase, memory[at.phase] + 1);
    else if (outcome !== JUMPED) ask(position, outcome);
  }
}

/** The phase that the position is in. */
export function phaseOf(position: Position): Phase {
  return position.ruleset.phases[position.memory[position.at.phase]] as Phase;
}

/** Goes to the first phase of a slot. */
export function jumpTo(position: Position, slot: Slot): PhaseOutcome {
  write(position, position.at.phase, position.ruleset.slotAt[slot]);
  return JUMPED;
}

/** Notes that the question was answered; the phase will be run again. */
export function answered(position: Position): void {
  write(position, position.at.asked, NONE);
}

/** Declines for the seat that is asked (R-END-5, R-END-6). */
export function declineAsked(position: Position): void {
  const phase = phaseOf(position);
  const seat = position.memory[position.at.asked];
  report(position, { type: 'declined', seat, decision: phase.name });
  answered(position);
  phase.decline?.(position, seat);
}

/** Whether a seat has left the game. */
export function hasLeft(position: Position, seat: number): boolean {
  return position.memory[position.at.left + seat] === 1;
}

function ask(position: Position, seat: number): void {
  const { at, memory } = position;
  write(position, at.asked, seat);
  const absent = hasLeft(position, seat) || (memory[at.skipped] === 1 && seat === memory[at.turnSeat]);
  if (absent) declineAsked(position);
}

/** Begins a part of a seat's turn. */
export function beginPart(position: Position, seat: number, part: number): void {
  openPart(position, seat, part);
  jumpTo(position, 'before-draw');
}

/** Makes a seat the active one and forgets what belonged to the part before. */
export function openPart(position: Position, seat: number, part: number): void {
  const { at } = position;
  write(position, at.turnSeat, seat);
  write(position, at.part, part);
  write(position, at.secondPartDue, 0);
  write(position, at.placed, NONE);
  write(position, at.agendaCount, 0);
  for (let each = 0; each < at.seats; each++) write(position, at.gained + each, 0);
  if (part === 1) write(position, at.skipped, 0);
  report(position, { type: 'turn-began', seat, part });
}

/** Ends the part at once, without a second one: nothing is placed (R-END-6). */
export function abandonTurn(position: Position): void {
  write(position, position.at.secondPartDue, 0);
  jumpTo(position, 'next');
}

/** The phases that every game has (chapter 7); expansions put theirs into the slots between. */
export const CORE_PHASES: readonly Phase[] = [
  { name: 'draw', slot: 'draw', run: draw },
  { name: 'place', slot: 'place', run: askForTile, decline: abandonTurn },
  { name: 'complete', slot: 'complete', run: listCompleted },
  { name: 'score', slot: 'score', run: scoreAgenda },
  { name: 'return', slot: 'return', run: returnPieces },
  { name: 'refill', slot: 'refill', run: refillHand },
  { name: 'next', slot: 'next', run: nextPart },
  { name: 'ending', slot: 'before-final', run: announceEnd },
  { name: 'final', slot: 'final', run: scoreFinally },
];

/** Phase 2, with R-HAND-3, 4, 7, 8. */
function draw(position: Position): PhaseOutcome {
  const { at, memory, ruleset } = position;
  if (isDrawDue(position) && drawFittingTile(position)) return GO_ON;
  if (ruleset.rules.handSize === 1) return jumpTo(position, 'next');
  const seat = memory[at.turnSeat];
  if (playableTypes(position).some((type) => fitsSomewhere(position, type))) return GO_ON;
  if (memory[at.handCount + seat] > 0) exchangeHand(position, seat);
  if (memory[at.handCount + seat] === 0) return jumpTo(position, 'next');
  return playableTypes(position).some((type) => fitsSomewhere(position, type))
    ? GO_ON
    : jumpTo(position, 'before-draw');
}

function askForTile(position: Position): PhaseOutcome {
  const { at, memory } = position;
  return memory[at.placed] === NONE ? memory[at.turnSeat] : GO_ON;
}

/** Phase 4: what this tile completed, in scoring order (R-TURN-5). */
function listCompleted(position: Position): PhaseOutcome {
  const { at, memory } = position;
  const completed = completedBy(position, memory[at.placed]);
  if (completed.length > 1) {
    completed.sort(
      (a, b) => kindOfFeature(position, a) - kindOfFeature(position, b) || compareNames(position, a, b),
    );
  }
  for (const feature of completed) {
    putOnAgenda(position, feature, COMPLETED);
    reportCompleted(position, feature);
  }
  return GO_ON;
}

function reportCompleted(position: Position, feature: number): void {
  if (position.events === undefined) return;
  const { kind, tiles } = factsOfFeature(position, feature);
  report(position, { type: 'feature-completed', kind, feature: nameOfFeature(position, feature), tiles });
}

/** Features on the tile, round it and closed by it that are complete now. */
function completedBy(position: Position, tile: number): number[] {
  const found: number[] = [];
  const consider = (feature: number) => {
    if (isComplete(position, feature) && !found.includes(feature)) found.push(feature);
  };
  for (const feature of featuresOfTile(position, tile)) consider(feature);
  eachMonasteryRound(position, tile, consider);
  if (typeOfTile(position, tile).facts.fitsAnything) eachFeatureRunningInto(position, tile, consider);
  return found;
}

function eachMonasteryRound(position: Position, tile: number, visit: (feature: number) => void): void {
  const { at, memory } = position;
  for (let direction = 0; direction < 8; direction++) {
    const x = memory[at.tileX + tile] + NEIGHBOUR_X[direction];
    const neighbour = tileAt(position, x, memory[at.tileY + tile] + NEIGHBOUR_Y[direction]);
    if (neighbour === NONE) continue;
    const { surrounded } = typeOfTile(position, neighbour);
    if (surrounded !== NO_SEGMENT)
      visit(featureOf(position, firstSegmentOf(position, neighbour) + surrounded));
  }
}

/** Calls back with the features whose whole sides meet a tile, found from its neighbours. */
function eachFeatureRunningInto(position: Position, tile: number, visit: (feature: number) => void): void {
  const { at, memory } = position;
  for (let side = 0; side < 4; side++) {
    const x = memory[at.tileX + tile] + SIDE_X[side];
    const neighbour = tileAt(position, x, memory[at.tileY + tile] + SIDE_Y[side]);
    if (neighbour === NONE) continue;
    const turned = memory[at.tileRotation + neighbour];
    const segment = typeOfTile(position, neighbour).sideSegment[turned * 4 + oppositeOf(side)];
    if (segment !== NO_SEGMENT) visit(featureOf(position, firstSegmentOf(position, neighbour) + segment));
  }
}

function scoreAgenda(position: Position): PhaseOutcome {
  settleAgenda(position);
  return GO_ON;
}

function returnPieces(position: Position): PhaseOutcome {
  returnFromAgenda(position);
  return GO_ON;
}

/** Phase 11. */
function refillHand(position: Position): PhaseOutcome {
  if (position.ruleset.rules.handSize > 1) fillHand(position, position.memory[position.at.turnSeat]);
  return GO_ON;
}

/** Phase 12: the second part, the next seat's turn, or the end of the game (R-TURN-1, R-END-1). */
function nextPart(position: Position): PhaseOutcome {
  const { at, memory } = position;
  const seat = memory[at.turnSeat];
  if (memory[at.secondPartDue] === 1 && memory[at.skipped] === 0 && !hasLeft(position, seat)) {
    beginPart(position, seat, 2);
    return JUMPED;
  }
  if (areAllTilesPlayed(position)) return jumpTo(position, 'closing');
  beginPart(position, nextSeat(position, seat), 1);
  return JUMPED;
}

/** R-END-1; the hands of seats that have left are out of the game with them. */
function areAllTilesPlayed(position: Position): boolean {
  const { at, memory } = position;
  if (tilesLeft(position) > 0 || memory[at.drawn] !== NONE) return false;
  for (let seat = 0; seat < at.seats; seat++) {
    if (memory[at.handCount + seat] > 0 && !hasLeft(position, seat)) return false;
  }
  return true;
}

/** The next seat clockwise that has a turn (R-TURN-1, R-HAND-8, R-END-5). */
function nextSeat(position: Position, seat: number): number {
  const { seats } = position.at;
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step) % seats;
    if (!hasLeft(position, next) && hasTurn(position, next)) return next;
  }
  throw new Error('tiles are left but nobody has a turn');
}

function hasTurn(position: Position, seat: number): boolean {
  const { at, memory } = position;
  if (isDrawDue(position) || memory[at.handCount + seat] > 0 || tilesLeft(position) > 0) return true;
  return position.ruleset.hooks.mayPlayWithoutTile.some((mayPlay) => mayPlay(position, seat));
}

function announceEnd(position: Position): PhaseOutcome {
  report(position, { type: 'play-ended' });
  return GO_ON;
}

/** Chapter 13, R-END-3 and R-END-4. */
function scoreFinally(position: Position): PhaseOutcome {
  for (const score of position.ruleset.hooks.finalScore) score(position);
  endGame(position);
  return GO_ON;
}

/** Ends the game and names the places. */
export function endGame(position: Position): void {
  const { at, memory } = position;
  write(position, at.over, 1);
  write(position, at.asked, NONE);
  report(position, {
    type: 'game-over',
    scores: [...memory.subarray(at.score, at.score + at.seats)],
    places: placesOf(position),
  });
}

/** Places by points, shared when equal; seats that left are behind all that stayed (R-END-4, R-END-5). */
export function placesOf(position: Position): number[] {
  const { at, memory } = position;
  const seats = Array.from({ length: at.seats }, (_, seat) => seat);
  const isBehind = (seat: number, other: number) =>
    memory[at.left + seat] - memory[at.left + other] || memory[at.score + other] - memory[at.score + seat];
  return seats.map((seat) => 1 + seats.filter((other) => isBehind(seat, other) > 0).length);
}
