import {
  applyDecision,
  awaiting,
  bareDecisions,
  type Decision,
  type GameEvent,
  type GameRecord,
  newGame,
  type PlayedDecision,
  setupOfRecord,
} from '../../../engine/index.ts';
import { JczRefusal } from './refusal.ts';
import { bears, tileThere } from './tiles.ts';

/**
 * Returns the tiles of a record in the order in which they are drawn to be placed. JCloisterZone draws no dragon tile before the first
 * volcano lies; here such a tile is drawn, held back, and drawn again later. For that the game is played on to its end in any way.
 * @throws JczRefusal at an illegal decision, or if no volcano is placed until dragon tiles alone are left
 */
export function drawnTiles(record: GameRecord): readonly string[] {
  if (!record.draws.some((tile) => bears(tileThere(tile)?.tile ?? '', 'dragon'))) return record.draws;
  let { state, events } = newGame(setupOfRecord(record));
  const all = [...events];
  const decide = (seat: number, decision: PlayedDecision, where: string) => {
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw new JczRefusal(applied.refusal.detail, where);
    state = applied.state;
    all.push(...applied.events);
  };
  for (const [index, { seat, decision }] of record.decisions.entries())
    decide(seat, decision, `decisions[${index}]`);
  for (let waiting = awaiting(state); waiting !== undefined; waiting = awaiting(state)) {
    const [decision] = bareDecisions(state, waiting.seat);
    decide(waiting.seat, decision as Decision, 'draws');
  }
  return drawnIn(all);
}

function drawnIn(events: readonly GameEvent[]): string[] {
  const drawn: string[] = [];
  let waiting = 0;
  for (const event of events) {
    if (event.type === 'tile-drawn') drawn.push(event.tile);
    if (event.type === 'tiles-given-back') waiting = 0;
    if (event.type !== 'tiles-held-back') continue;
    drawn.length -= event.tiles.length;
    waiting += event.tiles.length;
  }
  if (waiting === 0) return drawn;
  throw new JczRefusal(
    'JCloisterZone ends a game in which only dragon tiles are left before a volcano',
    'draws',
  );
}
