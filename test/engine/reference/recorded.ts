/** Plays a recorded game (the format of the vectors) through the reference and compares every line of it. */
import { expect } from 'vitest';
import { expectSame } from '../../support/same.ts';
import {
  type Decision,
  deployFrom,
  moveFrom,
  moveText,
  segmentFrom,
  segmentText,
} from '../support/decision-text.ts';
import { survey } from './board.ts';
import { legalDeployments } from './deployment.ts';
import { type Game, newGame, playGame } from './game.ts';
import { legalPlacements, type Spot } from './placement.ts';
import {
  goodsNames,
  type PieceName,
  type PlacedTile,
  type Quarter,
  type Rotation,
  type Rules,
} from './position.ts';
import type { Answer, Asking, Question } from './question.ts';
import type { Points } from './report.ts';

type Row = [number, number, Rotation];

interface More {
  kind: 'count-join' | 'wagon' | 'count-deploy' | 'count-move' | 'count-final';
  player: number;
  legal: string[];
  choice: string | null;
}

interface Turn {
  player: number;
  part?: number;
  abbey?: { legal: Row[]; choice: Row | null };
  discarded?: string[];
  tile?: string;
  hand?: string[];
  exchanged?: { aside: string[]; drawn: string[] }[];
  drawn?: string[];
  left?: number;
  legal?: Row[] | Record<string, Row[]>;
  place?: Row;
  deployLegal?: string[];
  deploy?: string | null;
  more?: More[];
  events: unknown[];
  tokens?: unknown[];
  scores: number[];
  goods?: number[][];
  king?: number | null;
  robber?: number | null;
  count?: string;
  endRound?: boolean;
}

export interface RecordedGame {
  id: string;
  players: number;
  rules: Rules;
  start: [string, number, number, Rotation][];
  hands?: string[][];
  turns: Turn[];
  end?: { abbeyRoundFrom?: number; discarded?: string[]; more?: More[]; events?: unknown[] };
  scores: number[];
}

const abbeyTile = 'abbey/ABBEY';

/** The order of the draws as the record implies it. */
function drawsOf(recorded: RecordedGame): string[] {
  const river: string[] = [];
  const bag = (recorded.hands ?? []).flat();
  for (const turn of recorded.turns) {
    const placed = turn.tile && turn.tile !== abbeyTile ? [turn.tile] : [];
    if (!recorded.hands || !turn.hand) river.push(...(turn.discarded ?? []), ...placed);
    bag.push(...(turn.exchanged ?? []).flatMap(({ drawn }) => drawn), ...(turn.drawn ?? []));
  }
  return [...river, ...(recorded.end?.discarded ?? []), ...bag];
}

/** Plays the record to its end; throws an assertion error at the first difference. */
export function playRecorded(recorded: RecordedGame): void {
  const start = recorded.start.map(([tile, x, y, rotation]): PlacedTile => ({ tile, x, y, rotation }));
  const game = newGame({
    rules: recorded.rules,
    seats: recorded.players,
    draws: drawsOf(recorded),
    start,
    returnPlaces: () => [],
  });
  const asking = playGame(game);
  const driver = new Driver(game, asking);
  recorded.turns.forEach((turn, i) => {
    driver.playTurn(turn, `${recorded.id} turn ${i}`);
  });
  driver.finish(recorded);
}

class Driver {
  readonly game: Game;
  readonly asking: Asking<void>;
  question: Question | undefined;
  asides = 0;

  constructor(game: Game, asking: Asking<void>) {
    this.game = game;
    this.asking = asking;
    this.take(asking.next());
  }

  take(step: IteratorResult<Question, void>): void {
    this.question = step.done ? undefined : step.value;
  }

  answer(entry: Answer['entry']): void {
    this.take(this.asking.next({ seat: this.question?.seat ?? 0, entry }));
  }

  playTurn(turn: Turn, where: string): void {
    const { position } = this.game;
    const reports = this.game.reports.length;
    this.abbeyBefore(turn, where);
    if (turn.tile) {
      const question = this.questionFor(turn.player, where);
      if (turn.tile === abbeyTile) this.placeAbbey(turn, where);
      else this.placeTile(turn, question, where);
    }
    this.more(turn.more ?? [], where);
    const report = this.game.reports[reports];
    expectSame(eventsText(report?.points ?? []), turn.events.map((e) => JSON.stringify(e)).sort(), where);
    const tokens = (report?.tokens ?? []).map(({ seat, token, number }) =>
      JSON.stringify([seat, token, number]),
    );
    expectSame(tokens.sort(), (turn.tokens ?? []).map((t) => JSON.stringify(t)).sort(), where);
    if (this.game.final === undefined) expectSame(position.scores, turn.scores, where);
    if (turn.goods) {
      expectSame(
        position.goods.map((store) => goodsNames.map((good) => store[good])),
        turn.goods,
        where,
      );
    }
    if ('king' in turn) expectSame(position.king ?? null, turn.king, where);
    if ('robber' in turn) expectSame(position.robber ?? null, turn.robber, where);
    if ('count' in turn) expectSame(position.countAt, turn.count, where);
  }

  questionFor(seat: number, where: string): Question {
    expect(this.question?.seat, `${where} awaiting`).toBe(seat);
    return this.question as Question;
  }

  /** A question for the abbey before a tile is known, and the exchanges of hands without a fitting tile. */
  abbeyBefore(turn: Turn, where: string): void {
    if (!turn.abbey) return;
    while (
      ['abbey-choice', 'last-abbeys'].includes(this.question?.phase ?? '') &&
      this.question?.seat === turn.player
    ) {
      const offered = this.question.options.flatMap((o) => (o.type === 'abbey' ? [[o.x, o.y, 0]] : []));
      expectSame(offered, turn.abbey.legal, where);
      const asides = this.game.aside.length;
      if (turn.abbey.choice && (turn.exchanged ?? []).flatMap((e) => e.aside).length === this.asides) return;
      this.answer({ type: 'draw' });
      this.asides += turn.hand ? this.game.aside.length - asides : 0;
      if (!turn.hand) return;
    }
  }

  placeAbbey(turn: Turn, where: string): void {
    const [x, y] = turn.place as Row;
    this.checkDeployments(turn, { tile: abbeyTile, x, y, rotation: 0 }, where);
    this.answer({ type: 'abbey', x, y, ...deployOf(turn) });
    this.asides = 0;
  }

  placeTile(turn: Turn, question: Question, where: string): void {
    expect(question.phase, where).toBe('place');
    const tiles = Array.isArray(turn.legal) ? { [turn.tile as string]: turn.legal } : (turn.legal ?? {});
    const board = survey(this.game.position);
    for (const [tile, rows] of Object.entries(tiles)) {
      expectSame(legalPlacements(board, tile).map(rowOf), rows, `${where} ${tile}`);
    }
    expect(question.options.filter((o) => o.type === 'tile').length, where).toBe(
      Object.values(tiles).flat().length,
    );
    if (turn.left !== undefined) expect(this.game.bag.length + this.game.river.length, where).toBe(turn.left);
    const [x, y, rotation] = turn.place as Row;
    this.checkDeployments(turn, { tile: turn.tile as string, x, y, rotation }, where);
    this.answer({ type: 'tile', tile: turn.tile as string, x, y, rotation, ...deployOf(turn) });
    this.asides = 0;
  }

  checkDeployments(turn: Turn, tile: PlacedTile, where: string): void {
    const { position } = this.game;
    const board = survey({ tiles: [...position.tiles, tile], pieces: position.pieces });
    expectSame(legalDeployments(board, position, turn.player, tile), turn.deployLegal, where);
  }

  more(decisions: More[], where: string): void {
    for (let i = 0; i < decisions.length; i++) {
      const more = decisions[i] as More;
      const question = this.questionFor(more.player, `${where} ${more.kind}`);
      if (more.kind === 'count-join') i = this.join(decisions, i, question, where);
      else if (more.kind === 'wagon') this.wagon(more, question, where);
      else if (more.kind === 'count-deploy') i = this.enter(decisions, i, question, where);
      else this.leaveMarket(more, question, where);
    }
  }

  /** Several records of one seat are one answer of ours. */
  join(decisions: More[], first: number, question: Question, where: string): number {
    const moves = question.options.flatMap((o) => (o.type === 'redeploy' ? o.pieces : []));
    expectSame(moves.map(moveText).sort(), [...(decisions[first] as More).legal].sort(), where);
    const chosen: string[] = [];
    let i = first;
    for (; decisions[i]?.kind === 'count-join' && decisions[i]?.player === question.seat; i++) {
      const choice = decisions[i]?.choice;
      if (choice) chosen.push(choice);
    }
    this.answer({ type: 'redeploy', pieces: chosen.map(moveFrom) });
    return i - 1;
  }

  wagon(more: More, question: Question, where: string): void {
    const targets = question.options.flatMap((o) =>
      o.type === 'wagon' && o.to ? [`wagon@${segmentText(o.to)}`] : [],
    );
    expectSame(targets, [...more.legal].sort(), where);
    this.answer({ type: 'wagon', to: more.choice ? segmentFrom(more.choice.replace('wagon@', '')) : null });
  }

  enter(decisions: More[], at: number, question: Question, where: string): number {
    const { legal, choice } = decisions[at] as More;
    const ways = question.options.flatMap((o) =>
      o.type === 'count' && o.quarter ? [`${o.piece}@${o.quarter}`] : [],
    );
    expectSame([...new Set(ways)].sort(), [...legal].sort(), where);
    if (!choice) {
      this.answer({ type: 'count', quarter: null });
      return at;
    }
    const [piece, quarter] = choice.split('@') as [PieceName, Quarter];
    const next = decisions[at + 1];
    const moved = next?.kind === 'count-move' ? next : undefined;
    const to = moved?.choice as Quarter | null | undefined;
    this.answer({ type: 'count', piece, quarter, ...(to ? { moveCountTo: to } : {}) });
    return moved ? at + 1 : at;
  }

  leaveMarket(more: More, question: Question, where: string): void {
    const moves = question.options.flatMap((o) => (o.type === 'redeploy' ? o.pieces : []));
    expectSame(moves.map(moveText).sort(), [...more.legal].sort(), where);
    this.answer({ type: 'redeploy', pieces: more.choice ? [moveFrom(more.choice)] : [] });
  }

  finish(recorded: RecordedGame): void {
    this.more(recorded.end?.more ?? [], `${recorded.id} end`);
    expect(this.question, `${recorded.id} is over`).toBeUndefined();
    const events = (recorded.end?.events ?? []).map((e) => JSON.stringify(e)).sort();
    expectSame(eventsText(this.game.final ?? []), events, `${recorded.id} end`);
    expectSame(this.game.position.scores, recorded.scores);
  }
}

function deployOf(turn: Turn): { deploy?: NonNullable<Extract<Decision, { type: 'tile' }>['deploy']> } {
  return turn.deploy ? { deploy: deployFrom(turn.deploy) } : {};
}

function rowOf(spot: Spot): Row {
  return [spot.x, spot.y, spot.rotation];
}

function eventsText(points: Points[]): string[] {
  return points
    .map(({ seat, points: n, kind, feature }) =>
      JSON.stringify(feature ? [seat, n, kind, feature] : [seat, n, kind]),
    )
    .sort();
}
