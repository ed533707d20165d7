import { useEffect, useState } from 'preact/hooks';
import {
  api,
  bodyOf,
  type Decision,
  type Game,
  newKey,
  type Options,
  type Phase,
  Refused,
  type Table,
} from '../../api/client.ts';
import type { Spot } from '../../board/board.tsx';
import type { Cell } from '../../board/cell.ts';
import { featureAt } from '../../board/features.ts';
import { t } from '../../i18n/index.ts';
import { sentenceFor } from '../../ui/errors.ts';
import type { Keys } from '../../ui/use-keys.ts';
import { readOption } from '../game-state.ts';
import type { Players } from '../players.ts';
import type { TableNews } from '../use-game.ts';
import { openAction, placedStage } from './actions.ts';
import {
  type Action,
  type Choice,
  chosenPlacement,
  handOf,
  noChoice,
  type Question,
  reduce,
} from './choice.ts';
import { keepChoice, keptChoice } from './kept-choice.ts';
import { cellsOf } from './target.ts';
import { useDeployments, useLeftOut } from './use-deployments.ts';

/** A turn of the player: the question, the choice so far, and the possible actions. */
export interface Turn {
  /** The players. */
  readonly game: Pick<Game, 'yourSeat'> & Players;
  readonly table: Table;
  readonly seat: number;
  readonly question: Question;
  readonly phase: Phase;
  /** The question of the phase, in the language of the reader: `Place a tile.` */
  readonly prompt: string;
  /** Deadline of the decision; null without a time limit. */
  readonly deadline: string | null;
  /** True while the clock is paused. */
  readonly isPaused?: boolean;
  readonly choice: Choice;
  readonly dispatch: (action: Action) => void;
  /** Makes the decision. */
  readonly send: (decision: Decision) => void;
  readonly isSending: boolean;
  /** Labels for a turn that is only explored: whose it is, and the last button. */
  readonly labels?: { readonly whose: string; readonly confirm: string };
}

interface TurnState {
  /** Undefined while the game does not wait for the player. */
  readonly turn: Turn | undefined;
  /** Why the last decision was refused. */
  readonly message: string | undefined;
}

const NO_QUESTION: Question = { options: [], drawn: '' };

/** Manages the player's choice, and sends the decision. */
export function useTurn({ options, refresh, error }: TableNews, game: Game, table: Table): TurnState {
  const deployments = useDeployments(options === undefined ? NO_QUESTION : questionOf(options, table));
  const { question } = deployments;
  const [choice, dispatch] = useChoice(game, question, options?.version);
  const unloaded = useLeftOut(deployments, choice, (label) => readOption(game.id, label));
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  // A decision that could not be sent can be retried once the service is reachable.
  const refused = refusal?.isOffline && error === undefined && !isSending ? undefined : refusal?.message;
  const message = unloaded === undefined ? refused : sentenceFor(unloaded);
  const send = async (decision: Decision) => {
    setSending(true);
    setRefusal(undefined);
    const failure = await sendDecision(game, options?.version ?? game.version, decision);
    if (failure !== undefined) setRefusal(refusalOf(failure));
    await refresh();
    if (failure === undefined) dispatch({ type: 'reset' });
    setSending(false);
  };
  const { awaiting, question: prompt } = options ?? {};
  if (!awaiting || !prompt || game.yourSeat === null || question.options.length === 0)
    return { turn: undefined, message };
  const { phase, deadline } = awaiting;
  const controls = { choice, dispatch: forgetting(dispatch, setRefusal), send, isSending };
  return {
    turn: {
      game,
      table,
      seat: game.yourSeat,
      question,
      phase,
      prompt,
      deadline,
      isPaused: game.pausedAt !== null,
      ...controls,
    },
    message,
  };
}

interface Refusal {
  readonly message: string;
  /** Whether the decision did not reach the service. */
  readonly isOffline: boolean;
}

const refusalOf = (error: unknown): Refusal => ({
  message: explainRefusal(error),
  isOffline: error instanceof Refused && error.kind === 'offline',
});

/** Forgets why the last decision was refused once another place is chosen. */
const forgetting =
  (dispatch: (action: Action) => void, setRefusal: (refusal: undefined) => void) => (action: Action) => {
    if (action.type === 'take-cell') setRefusal(undefined);
    dispatch(action);
  };

/** Keeps the choice through reloads; one for an older version is reduced to its legal parts. */
function useChoice(
  game: Game,
  question: Question,
  version: number | undefined,
): readonly [Choice, (action: Action) => void] {
  const [kept, setKept] = useState(() => keptChoice(game));
  const choice = kept?.choice ?? noChoice;
  const dispatch = (action: Action) =>
    setKept((before) => ({
      version: version ?? 0,
      choice: reduce(before?.choice ?? noChoice, action, question),
    }));
  useEffect(() => {
    if (version !== undefined && kept !== undefined && kept.version !== version)
      dispatch({ type: 'keep-legal' });
  }, [version]);
  useEffect(() => {
    if (kept !== undefined && game.yourSeat !== null) keepChoice(game, kept);
  }, [kept]);
  return [choice, dispatch];
}

function questionOf({ options }: Options, table: Table): Question {
  return { options, drawn: table.drawn ?? table.hand?.[0] ?? '' };
}

/** Sends a decision made on a version of the game. Returns the error, if any. */
async function sendDecision({ id }: Game, version: number, body: Decision): Promise<unknown> {
  const params = { path: { id }, header: { ...newKey(), 'If-Match': `"${version}"` } };
  try {
    await bodyOf(api.POST('/v1/games/{id}/moves', { params, body }));
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Chooses the option that points at a spot of the board. Returns whether there is one. */
export function takeSpot({ question, table, choice, dispatch }: Turn, spot: Spot): boolean {
  const action = actionAt(table, spot);
  if (action === undefined) return false;
  const isTarget = reduce(choice, action, question) !== choice;
  if (isTarget) dispatch(action);
  return isTarget;
}

function actionAt(table: Table, spot: Spot): Action | undefined {
  if (spot.segment === undefined) return { type: 'take-cell', cell: { x: spot.x, y: spot.y } };
  const feature = featureAt(table, { ...spot, segment: spot.segment });
  return feature && { type: 'take-feature', segments: feature.segments };
}

/** Explains why a decision was refused, and what to do now. */
function explainRefusal(error: unknown): string {
  const words = t().turn;
  if (!(error instanceof Refused)) return sentenceFor(error);
  if (error.kind === 'offline') return words.offline;
  if (error.status === 412) return words.stale;
  if (error.kind === 'not-your-turn') return words.notYourTurn;
  if (error.kind !== 'illegal-decision') return sentenceFor(error);
  const rule = error.body['rule'];
  return `${words.notLegal}: ${error.message}${typeof rule === 'string' ? ` (${words.ruleHint(rule)})` : ''}`;
}

/** Returns the cells of the previewed tile and of the action that goes with it, or the cells that the options point at. */
export function focusOf({ choice, question, table }: Turn): readonly Cell[] {
  if (choice.cell === undefined) return cellsOf(question.options, table);
  const action = openAction(chosenPlacement(handOf(question, choice), choice), choice);
  const stage = action && placedStage(action, choice);
  const cells = stage?.alternatives.flatMap(({ part }) => part?.at ?? []) ?? [];
  return [choice.cell, ...cells];
}

/** Keys to rotate the tile and to take the choice back; none while another player decides. */
export function turnKeys(turn: Turn | undefined): Keys {
  if (turn === undefined) return {};
  const { dispatch } = turn;
  return {
    r: (event) => dispatch({ type: 'turn', step: event.shiftKey ? -1 : 1 }),
    Escape: () => dispatch({ type: 'take-back' }),
  };
}
