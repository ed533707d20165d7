/** The table of the reference. */
import { legalActions } from '../reference/actions.ts';
import { featureOf, survey } from '../reference/board.ts';
import { legalDeployments } from '../reference/deployment.ts';
import { leaveMarket, scoreAtEnd } from '../reference/final.ts';
import { playPart } from '../reference/part.ts';
import { legalPlacements, mayLie } from '../reference/placement.ts';
import { openingPosition, type Position } from '../reference/position.ts';
import type { Asking } from '../reference/question.ts';
import { emptyReport } from '../reference/report.ts';
import { actionFrom, actionText, decisionFrom, textOf } from './decision-text.ts';
import {
  type Answering,
  type OpenQuestion,
  type Played,
  plainRules,
  type Row,
  type Scored,
  type Table,
  type TableMaker,
} from './table.ts';

export const referenceTables: TableMaker = {
  name: 'reference',
  arrange: ({ rules, seats, start }) =>
    tableOf(
      openingPosition(
        { ...plainRules, ...rules },
        seats ?? 3,
        start.map((tile) => ({ ...tile })),
      ),
    ),
};

function tableOf(position: Position): Table {
  return {
    placeAs: (seat, row, answering, part) => placeAs(position, seat, row, answering, part),
    placements: (tile) =>
      legalPlacements(survey(position), tile)
        .map((s) => `${s.x},${s.y} r${s.rotation}`)
        .sort(),
    deployments: (seat, row) => {
      const board = survey({ tiles: [...position.tiles, row], pieces: position.pieces });
      return legalDeployments(board, position, seat, row);
    },
    actions: (seat, row) => {
      const laid = { ...position, tiles: [...position.tiles, row] };
      return legalActions(laid, seat, row).map(actionText).sort();
    },
    scores: () => [...position.scores],
    goods: (seat) => Object.values(position.goods[seat] ?? {}),
    king: () => position.king,
    robber: () => position.robber,
    pieces: () => piecesText(position),
    town: () => townText(position),
    countAt: () => position.countAt,
    finish: (answering) => finish(structuredClone(position), answering),
  };
}

function placeAs(position: Position, seat: number, row: Row, answering?: Answering, part?: 1 | 2): Played {
  const { deploy, action, ...tile } = row;
  if (!mayLie(survey(position), tile.tile, tile))
    throw new Error(`${tile.tile} does not fit at ${tile.x},${tile.y}.`);
  const board = survey({ tiles: [...position.tiles, tile], pieces: position.pieces });
  if (deploy && !legalDeployments(board, position, seat, tile).includes(deploy)) {
    throw new Error(`${deploy} is not legal at ${tile.x},${tile.y}.`);
  }
  const actions = legalActions({ ...position, tiles: [...position.tiles, tile] }, seat, tile).map(actionText);
  if (action && (deploy || !actions.includes(action))) throw new Error(`${action} is not legal.`);
  const report = emptyReport();
  const chosen = { deploy, actions: action ? actionFrom(action) : {} };
  const questions = answerAll(playPart(position, seat, tile, chosen, report), answering);
  return {
    scored: bySeatInFeature(report.points),
    questions,
    secondPartDue: report.secondPartDue && part !== 2,
  };
}

/** Sorts points by seat within each feature, keeping the order of the features. */
export function bySeatInFeature(points: readonly Scored[]): Scored[] {
  const about = ({ kind, feature }: Scored) => `${kind} ${feature ?? ''}`;
  const order = [...new Set(points.map(about))];
  return [...points].sort((a, b) => order.indexOf(about(a)) - order.indexOf(about(b)) || a.seat - b.seat);
}

/** Runs a generator of questions to its end, and lists the questions. */
function answerAll(asking: Asking<void>, answering: Answering = () => undefined): OpenQuestion[] {
  const questions: OpenQuestion[] = [];
  for (let step = asking.next(); !step.done; ) {
    const { seat, phase, options } = step.value;
    const question = { seat, phase, options: options.map(textOf).sort() };
    questions.push(question);
    const answer = answering(question);
    step = asking.next({ seat, entry: answer ? decisionFrom(answer) : { type: 'skip' } });
  }
  return questions;
}

export function piecesText(position: Position): string[] {
  const board = survey(position);
  return position.pieces
    .map(({ seat, piece, x, y, segment }) => `${seat} ${piece} ${featureOf(board, x, y, segment).name}`)
    .sort();
}

export function townText(position: Position): string[] {
  return position.town.map(({ seat, piece, quarter }) => `${seat} ${piece} ${quarter}`).sort();
}

export function tilesText(position: Position): string[] {
  return position.tiles.map(({ tile, x, y, rotation }) => `${tile} ${x},${y} r${rotation}`).sort();
}

function finish(position: Position, answering?: Answering) {
  const questions = answerAll(leaveMarket(position, position.seats - 1), answering);
  const scored = bySeatInFeature(scoreAtEnd(position));
  return { scores: position.scores, scored, questions };
}
