import { useEffect, useState } from 'preact/hooks';
import type { Decision, Game, Table } from '../../api/client.ts';
import type { Explored } from '../../api/types.ts';
import { language, more } from '../../i18n/index.ts';
import { useAction } from '../../ui/use-action.ts';
import { useResource } from '../../ui/use-resource.ts';
import { nameAt } from '../players.ts';
import { type Action, noChoice, reduce } from '../turn/choice.ts';
import { useDeployments, useLeftOut } from '../turn/use-deployments.ts';
import type { Turn } from '../turn/use-turn.ts';
import { explorePlans } from './api.ts';
import { explorationOf, madeBy } from './chain.ts';
import type { Draft, Edit } from './draft.ts';

interface Exploring {
  readonly table: Table;
  /** Undefined without assumed turns. */
  readonly tiles: readonly string[] | undefined;
  readonly turn: Turn | undefined;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly isEmpty: boolean;
}

/** Loads the options after a draft's assumed turns, and keeps the choice among them. */
export function useExplored(
  game: Game,
  table: Table,
  draft: Draft | undefined,
  onEdit: (action: Edit) => void,
): Exploring {
  const exploration = draft && explorationOf(draft);
  const key = JSON.stringify(exploration);
  const [choice, setChoice] = useState(noChoice);
  const { value, error } = useResource(
    async () => exploration && { key, explored: await explorePlans(game.id, exploration) },
    [game.id, game.version, key, language()],
  );
  const last = exploration && value?.explored;
  const explored = value?.key === key && draft?.step === 'decide' ? value.explored : undefined;
  const deployments = useDeployments({
    options: explored?.options ?? [],
    drawn: draft?.tile ?? table.hand?.[0] ?? '',
  });
  const { question } = deployments;
  const dispatch = (action: Action) => setChoice((before) => reduce(before, action, question));
  const unloaded = useLeftOut(deployments, choice, async (option) =>
    exploration === undefined ? [] : (await explorePlans(game.id, { ...exploration, option })).options,
  );
  useEffect(() => dispatch({ type: 'keep-legal' }), [explored]);
  useEffect(() => setChoice(noChoice), [key]);
  const {
    run,
    isBusy = false,
    ...decided
  } = useAction(async (decision: Decision) => {
    if (draft !== undefined && explored !== undefined)
      onEdit(await decide(game, { draft, explored, table }, decision));
  });
  const controls = { choice, dispatch, send: run, isSending: isBusy, question };
  const turn = explored && turnOf(game, explored, controls);
  return {
    table: last?.table ?? table,
    tiles: last?.tiles,
    turn,
    isBusy,
    error: error ?? unloaded ?? decided.error,
    isEmpty: explored !== undefined && turn === undefined,
  };
}

interface Exploration {
  readonly draft: Draft;
  readonly explored: Explored;
  /** The actual table. */
  readonly table: Table;
}

/** Explores the consequences of a decision: further questions in the turn, or the conditions that another player's turn fulfils. */
async function decide(
  { id }: Game,
  { draft, explored, table }: Exploration,
  decision: Decision,
): Promise<Edit> {
  const { seat, tile, decisions } = draft;
  // Declining before the draw leads to an unknown tile.
  const isOpen = tile === null && decisions.length === 0 && isDeclined(explored, decision);
  const exploration = explorationOf({ ...draft, decisions: [...decisions, decision] });
  const after = isOpen || exploration === undefined ? undefined : await explorePlans(id, exploration);
  const makes =
    seat === null || after === undefined ? [] : madeBy(decision, table, explored.table, after.table);
  return { type: 'decide', decision, isLast: (after?.options ?? []).length === 0, makes };
}

const isDeclined = ({ options }: Explored, decision: Decision): boolean =>
  options.find((option) => JSON.stringify(option.decision) === JSON.stringify(decision))?.declines === true;

type Controls = Pick<Turn, 'choice' | 'dispatch' | 'isSending' | 'send' | 'question'>;

function turnOf(game: Game, explored: Explored, controls: Controls): Turn | undefined {
  const { awaiting, question: prompt, seat, table } = explored;
  if (awaiting === null || prompt === null || seat === null || explored.options.length === 0)
    return undefined;
  const words = more().plans;
  const labels =
    seat === game.yourSeat
      ? { whose: words.planning, confirm: words.use }
      : { whose: words.theirMove(nameAt(game, seat)), confirm: words.assume };
  return { game, table, seat, phase: awaiting.phase, prompt, deadline: null, labels, ...controls };
}
