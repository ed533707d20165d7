import { activeSeat, hasResigned, kindNumberOfPiece, ownerOfPiece } from '#engine/search';
import { floors, floorsLeft, isWithin, openTowers, prisoners } from '#expansion-search/tower';
import { worthOfReturn } from '../followers.ts';
import { type Exposed, exposedFollowers, leadIn } from '../losses.ts';
import type { Outlook, Terms } from '../outlook.ts';

/** Points of a floor in the supply, while there is time to build it. */
const FLOOR = 0.3;
const TIME = 4;
/** Chances that a seat captures the follower whose capture gains it most, and the one after that. */
const CAPTURES = [0.4, 0.15];
/** Relative chances of the seat that has just had its turn: its targets may escape before the next. */
const LATER = 0.5;
/** Chance that a prisoner is bought back or exchanged, and the price. */
const BOUGHT = 0.7;
const RANSOM = 3;

/** Followers within reach of open towers, prisoners, and floors to build. */
export const tower: Terms = {
  expansion: 'tower',
  add(outlook) {
    const { search, survey, totals, draws } = outlook;
    const time = 1 - Math.exp(-draws / TIME);
    for (const { piece, holder } of prisoners(search)) {
      const meeples = outlook.pieceWorth[kindNumberOfPiece(search, piece)];
      addPrisoner(outlook, { seat: ownerOfPiece(search, piece), meeples }, holder, time, totals);
    }
    if (draws === 0) return;
    const inReach = followersInReach(outlook);
    for (let seat = 0; seat < survey.seats; seat++) {
      totals[seat] += FLOOR * floorsLeft(search, seat) * time;
      if (floorsLeft(search, seat) > 0 && !hasResigned(search, seat))
        addCaptures(outlook, seat, inReach, time);
    }
  },
};

/** Adds to points of each seat what is left of a prisoner's worth, and the ransom, with a chance. */
function addPrisoner(
  outlook: Outlook,
  { seat, meeples }: Pick<Exposed, 'seat' | 'meeples'>,
  holder: number,
  chance: number,
  points: { [seat: number]: number },
): void {
  const worth = Math.max(0, worthOfReturn(outlook, seat, meeples) - RANSOM);
  const part = BOUGHT * chance;
  points[seat] = (points[seat] ?? 0) + part * worth;
  points[holder] = (points[holder] ?? 0) + part * RANSOM;
}

/** Adds what the most rewarding captures of a seat in its next turns change. */
function addCaptures(outlook: Outlook, seat: number, inReach: readonly Exposed[], time: number): void {
  const { search, survey, totals } = outlook;
  const targets = inReach
    .filter((each) => each.seat !== seat)
    .map((each) => {
      const changes = [...each.changes];
      addPrisoner(outlook, each, seat, time, changes);
      return { changes, lead: leadIn(changes, seat, survey.seats) };
    })
    .sort((a, b) => b.lead - a.lead);
  const scale = seat === activeSeat(search) ? LATER : 1;
  for (const [index, chance] of CAPTURES.entries()) {
    const target = targets[index];
    if (target === undefined || target.lead <= 0) return;
    for (let each = 0; each < survey.seats; each++)
      totals[each] += scale * chance * (target.changes[each] ?? 0);
  }
}

/** Followers on the board that some tower reaches with one floor more. */
function followersInReach(outlook: Outlook): Exposed[] {
  const { search } = outlook;
  const towers = openTowers(search);
  if (towers.length === 0) return [];
  return exposedFollowers(outlook).filter(({ tile }) =>
    towers.some((each) => isWithin(search, each, tile, floors.get(search, each) + 1)),
  );
}
