import {
  activeSeat,
  awaitingIn,
  choices,
  deploy,
  drawnTile,
  finishTurn,
  layDrawn,
  listDeployments,
  listPlacements,
  play,
  playableTypes,
  type Random,
  type Search,
  SPOTS,
  type TileType,
} from '#engine/search';

const placements = new Int32Array(4096);
const deployments = new Int32Array(SPOTS * 16);

/** Decides at random for the awaiting seat: each tile, placement, deployment or other decision is equally likely. */
export function decideRandomly(search: Search, random: Random): void {
  const drawn = drawnTile(search);
  if (drawn !== undefined) {
    placeRandomly(search, drawn, random);
    return;
  }
  const awaiting = awaitingIn(search);
  if (awaiting === undefined) return;
  const all = awaiting.phase === 'place' ? [] : choices(search);
  const decision = all[random(all.length)];
  if (decision === undefined) placeFromHand(search, random);
  else play(search, awaiting.seat, decision);
}

function placeFromHand(search: Search, random: Random): void {
  const fitting = playableTypes(search).filter((type) => listPlacements(search, type, placements) > 0);
  const type = fitting[random(fitting.length)];
  if (type === undefined) throw new Error('no tile of the hand fits');
  placeRandomly(search, type, random);
}

function placeRandomly(search: Search, type: TileType, random: Random): void {
  const code = placements[random(listPlacements(search, type, placements))] as number;
  const tile = layDrawn(search, type, code);
  const seat = activeSeat(search);
  const chosen = random(listDeployments(search, seat, tile, deployments) + 1);
  if (chosen > 0) deploy(search, seat, tile, deployments[chosen - 1] as number);
  finishTurn(search);
}
