import { useEffect, useState } from 'preact/hooks';
import type { Decision, Game, Options, Plan, Plans, Table } from '../../api/client.ts';
import { language, t } from '../../i18n/index.ts';
import { type Resource, useResource } from '../../use-resource.ts';
import { type Action, noChoice, type Question, reduce } from '../turn/choice.ts';
import type { Turn } from '../turn/use-turn.ts';
import { readPlanOptions } from './api.ts';
import { type Draft, draftOf, type Edit, edit, newDraft } from './draft.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { usePlans } from './use-plans.ts';

/** What the player prepares for later turns, and what can be done about it. */
export interface Planning {
  readonly game: Game;
  readonly table: Table;
  readonly plans: Resource<Plans>;
  /** The plan that is being made; it is kept while it is not shown. */
  readonly draft: Draft | undefined;
  readonly isOpen: boolean;
  /** The turn that is explored; undefined in the other steps, and while it is loaded. */
  readonly turn: Turn | undefined;
  /** Why the turn cannot be explored. */
  readonly error: unknown;
  /** Whether there is nothing to decide in that turn. */
  readonly isEmpty: boolean;
  /** The plan that is shown on the board. */
  readonly shown: Plan | undefined;
  readonly show: (plan: Plan | undefined) => void;
  /** Goes on with what is being planned, or begins anew. */
  readonly open: () => void;
  readonly change: (plan: Plan) => void;
  readonly dispatch: (action: Edit) => void;
  /** Goes back to the game; what is being planned is kept. */
  readonly hide: () => void;
  /** Goes back to the game, and drops what is being planned. */
  readonly close: () => void;
}

/** Keeps what the player is planning. */
export function usePlanning(game: Game, table: Table, pulse: number): Planning {
  const plans = usePlans(game, pulse);
  const [draft, setDraft] = useState(() => keptDraft(game));
  const [isOpen, setOpen] = useState(false);
  const [shown, show] = useState<Plan>();
  const dispatch = (action: Edit) => setDraft((before) => before && edit(before, action));
  useEffect(() => {
    if (game.you !== null) keepDraft(game, draft);
  }, [draft]);
  const explored = useExploredTurn(game, table, isOpen ? draft : undefined, dispatch);
  const openWith = (next: Draft) => {
    setDraft(next);
    setOpen(true);
    show(undefined);
  };
  return {
    ...{ game, table, plans, draft, isOpen, shown, show, dispatch },
    ...explored,
    open: () => openWith(draft ?? newDraft(table.hand !== null)),
    change: (plan) => openWith(draftOf(plan)),
    hide: () => setOpen(false),
    close: () => {
      setDraft(undefined);
      setOpen(false);
    },
  };
}

interface Explored {
  readonly turn: Turn | undefined;
  readonly error: unknown;
  readonly isEmpty: boolean;
}

/** Loads what could be decided with the tile of the draft, and keeps what is chosen of it. */
function useExploredTurn(
  game: Game,
  table: Table,
  draft: Draft | undefined,
  onEdit: (action: Edit) => void,
): Explored {
  const isDeciding = draft?.step === 'decide';
  const tile = draft?.tile ?? null;
  const [choice, setChoice] = useState(noChoice);
  const { value, error } = useResource(
    async () => (isDeciding ? { tile, options: await readPlanOptions(game.id, tile) } : undefined),
    [game.id, game.version, isDeciding, tile, language()],
  );
  const options = isDeciding && value?.tile === tile ? value.options : undefined;
  const question: Question = { options: options?.options ?? [], drawn: tile ?? table.hand?.[0] ?? '' };
  const dispatch = (action: Action) => setChoice((before) => reduce(before, action, question));
  useEffect(() => dispatch({ type: 'keep-legal' }), [options]);
  useEffect(() => setChoice(noChoice), [isDeciding, tile]);
  if (options === undefined) return { turn: undefined, error, isEmpty: false };
  const send = (decision: Decision) => onEdit({ type: 'decide', decision });
  const turn = turnOf(game, table, options, { choice, dispatch, send, isSending: false, question });
  return { turn, error, isEmpty: turn === undefined };
}

type Controls = Pick<Turn, 'choice' | 'dispatch' | 'isSending' | 'send' | 'question'>;

function turnOf(game: Game, table: Table, options: Options, controls: Controls): Turn | undefined {
  const { awaiting, question: prompt, seat } = options;
  if (awaiting === null || prompt === null || seat === null || options.options.length === 0) return undefined;
  const labels = { whose: t().plans.planning, confirm: t().plans.use };
  return { game, table, seat, phase: awaiting.phase, prompt, deadline: null, labels, ...controls };
}
