/** The table of the engine. */
import { copyPosition, type Position } from '../../../src/engine/core/position/position.ts';
import { seatCount } from '../../../src/engine/core/position/seats.ts';
import { stateOf } from '../../../src/engine/game.ts';
import {
  type Decision,
  type GameEvent,
  isDeclining,
  options,
  resolveRules,
  rulesRequestSchema,
  scores,
  viewFor,
} from '../../../src/engine/index.ts';
import type { PlacedTile } from '../reference/position.ts';
import { type Answer, arrange, askFor, finish, playPart } from './arrange.ts';
import {
  actionFrom,
  actionsIn,
  actionText,
  decisionFrom,
  deployFrom,
  deployText,
  type Decision as TestDecision,
  textOf,
} from './decision-text.ts';
import { countIn, goodsIn, holderIn, piecesIn, townIn } from './engine-view.ts';
import { bySeatInFeature } from './reference-table.ts';
import {
  type Answering,
  type OpenQuestion,
  plainRules,
  type Row,
  type Scored,
  type Table,
  type TableMaker,
} from './table.ts';

export const engineTables: TableMaker = {
  name: 'engine',
  arrange: ({ rules, seats, start }) =>
    tableOf(arrange(resolveRules(rulesRequestSchema.parse({ ...plainRules, ...rules })), seats ?? 3, start)),
};

const abbeyTile = 'abbey/ABBEY';

function tableOf(position: Position): Table {
  const view = () => viewFor(stateOf(position), undefined);
  return {
    placeAs: (seat, row, answering, part = 1) => {
      const questions: OpenQuestion[] = [];
      const decision = placing(row);
      const played = playPart(position, seat, part, row.tile, decision, recording(questions, answering));
      return { scored: scoredIn(played.events), questions, secondPartDue: played.secondPartDue };
    },
    placements: (tile) =>
      optionsFor(position, 0, tile)
        .flatMap(({ decision: d }) => (d.type === 'tile' ? [`${d.x},${d.y} r${d.rotation}`] : []))
        .sort(),
    deployments: (seat, row) => withTileAt(position, seat, row).filter((text) => !text.startsWith('+')),
    actions: (seat, row) => withTileAt(position, seat, row).filter((text) => text.startsWith('+')),
    scores: () => scores(stateOf(position)),
    goods: (seat) => goodsIn(view())?.[seat] ?? [],
    king: () => holderIn(view(), 'king'),
    robber: () => holderIn(view(), 'robber'),
    pieces: () => piecesIn(view()),
    town: () => townIn(view()),
    countAt: () => countIn(view()) ?? '',
    finish: (answering) => {
      const end = copyPosition(position);
      const questions: OpenQuestion[] = [];
      const events = finish(end, seatCount(end) - 1, recording(questions, answering));
      return { scores: scores(stateOf(end)), scored: scoredIn(events), questions };
    },
  };
}

function placing({ tile, x, y, rotation, deploy, action }: Row): Decision {
  const piece = { ...(deploy && { deploy: deployFrom(deploy) }), ...(action && actionFrom(action)) };
  return (
    tile === abbeyTile ? { type: 'abbey', x, y, ...piece } : { type: 'tile', x, y, rotation, ...piece }
  ) as Decision;
}

function recording(questions: OpenQuestion[], answering: Answering = () => undefined): Answer {
  return (seat, phase, legal) => {
    const question = { seat, phase, options: optionTexts(legal) };
    questions.push(question);
    const answer = answering(question);
    return answer ? (decisionFrom(answer) as Decision) : declining(legal);
  };
}

/** Texts of the options; for `redeploy` only the single moves, like the reference. */
export function optionTexts(legal: readonly Decision[]): string[] {
  return legal
    .filter((decision) => decision.type !== 'redeploy' || decision.pieces.length === 1)
    .map((decision) => textOf(decision as Parameters<typeof textOf>[0]))
    .sort();
}

function declining(legal: readonly Decision[]): Decision {
  const found = legal.find(isDeclining);
  if (found === undefined) throw new Error('No option declines.');
  return found;
}

function optionsFor(position: Position, seat: number, tile: string) {
  const waiting = copyPosition(position);
  askFor(waiting, seat, 1, tile, tile === abbeyTile ? 'abbey' : 'tile');
  return options(stateOf(waiting), seat);
}

function withTileAt(position: Position, seat: number, row: PlacedTile): string[] {
  const placement = optionsFor(position, seat, row.tile).find(
    ({ decision: d }) =>
      (d.type === 'abbey' || (d.type === 'tile' && d.rotation === row.rotation)) &&
      d.x === row.x &&
      d.y === row.y,
  );
  if (!placement) throw new Error(`${row.tile} does not fit at ${row.x},${row.y}.`);
  return (placement.deployments ?? []).map(({ decision }) => withTileOf(decision)).sort();
}

/** The deployment or the action of a decision that lays a tile. */
export function withTileOf(decision: Decision): string {
  const { deploy, ...other } = decision as Extract<TestDecision, { type: 'tile' }>;
  return deployText(deploy) ?? actionText(actionsIn(other));
}

export function scoredIn(events: readonly GameEvent[]): Scored[] {
  const scored = events.flatMap((event) =>
    event.type === 'scored'
      ? [{ seat: event.seat, points: event.points, kind: event.kind, feature: event.feature }]
      : [],
  );
  return bySeatInFeature(scored);
}
