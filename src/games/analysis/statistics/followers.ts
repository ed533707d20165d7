import { type GameEvent, type PositionView, rulesCatalogue, type Standing } from '../../../engine/index.ts';
import { type PlayedGame, seatsOf } from './played-game.ts';

/** Statistics about a seat's followers. */
export interface FollowerStatistics {
  /** Number of deployments. */
  readonly deployed: number;
  /** Average number of followers in the supply after a turn of the seat, with one decimal. */
  readonly idleFollowers: number;
  /** Followers on roads, cities and monasteries that were never completed. */
  readonly stuckFollowers: number;
  /** Total number of the seat's turns that they spent there. */
  readonly stuckTurns: number;
}

/** A deployment, move or return of a piece. */
type PieceEvent = Extract<GameEvent, { type: 'piece-deployed' | 'piece-moved' | 'piece-returned' }>;

/** A follower on the board. */
interface Standee {
  readonly piece: string;
  readonly at: Standing;
  /** The turn of its seat in which it was deployed. */
  readonly since: number;
}

/** Intermediate values of a seat. */
interface Tally {
  readonly total: number;
  readonly standing: Standee[];
  deployed: number;
  turns: number;
  /** Sum of the followers in the supply after each turn. */
  idleFollowers: number;
}

/** Returns statistics about the followers of every seat. */
export function followersOf(game: PlayedGame): FollowerStatistics[] {
  const followers = followersIn(game);
  const total = [...followers.values()].reduce((sum, count) => sum + count, 0);
  const tallies = seatsOf(game).map(
    (): Tally => ({ total, standing: [], deployed: 0, turns: 0, idleFollowers: 0 }),
  );
  for (const { seat, events } of game.entries) {
    const tally = tallies[seat];
    const placed = events.some((event) => event.type === 'tile-placed' && event.seat === seat);
    if (tally !== undefined && placed) tally.turns += 1;
    for (const event of events) {
      if (event.type === 'play-ended') break;
      if (isAboutPiece(event) && followers.has(event.piece)) follow(tallies[event.seat], event);
    }
    if (tally !== undefined && placed) tally.idleFollowers += tally.total - tally.standing.length;
  }
  return tallies.map((tally) => summaryOf(tally, game.end));
}

/** Returns the number of followers of each kind that a seat has at the start. */
function followersIn({ rules }: PlayedGame): Map<string, number> {
  const chosen = rulesCatalogue.expansions.filter(({ id }) => (rules.expansions as string[]).includes(id));
  const pieces = [rulesCatalogue.base, ...chosen].flatMap((each) => each.pieces);
  return new Map(pieces.flatMap(({ name, perSeat, follower }) => (follower ? [[name, perSeat]] : [])));
}

const isAboutPiece = (event: GameEvent): event is PieceEvent =>
  event.type === 'piece-deployed' || event.type === 'piece-moved' || event.type === 'piece-returned';

function follow(tally: Tally | undefined, event: PieceEvent): void {
  if (tally === undefined) return;
  const { piece, type } = event;
  if (type !== 'piece-deployed') leave(tally, piece, event.from);
  if (type === 'piece-returned') return;
  if (type === 'piece-deployed' || event.from === undefined) tally.deployed += 1;
  tally.standing.push({ piece, at: type === 'piece-deployed' ? event.at : event.to, since: tally.turns });
}

function leave(tally: Tally, piece: string, from: Standing | undefined): void {
  const index = tally.standing.findIndex((one) => one.piece === piece && isSame(one.at, from));
  if (index !== -1) tally.standing.splice(index, 1);
}

const isSame = (one: Standing, other: Standing | undefined) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other ?? {}).sort());

function summaryOf(
  { standing, deployed, turns, idleFollowers }: Tally,
  end: PositionView,
): FollowerStatistics {
  const stuck = standing.filter(({ at }) => isUnfinished(end, at));
  return {
    deployed,
    idleFollowers: turns === 0 ? 0 : Math.round((idleFollowers / turns) * 10) / 10,
    stuckFollowers: stuck.length,
    stuckTurns: stuck.reduce((sum, { since }) => sum + turns - since, 0),
  };
}

function isUnfinished({ features }: PositionView, at: Standing): boolean {
  if (!('segment' in at)) return false;
  const name = `${at.x},${at.y}:${at.segment}`;
  const feature = features.find(({ segments }) => segments.includes(name));
  return feature !== undefined && feature.kind !== 'field' && !feature.complete;
}
