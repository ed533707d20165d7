import { useEffect, useState } from 'preact/hooks';
import type { Game, Plan, Plans, Table } from '../../api/client.ts';
import type { Resource } from '../../ui/use-resource.ts';
import type { Turn } from '../turn/use-turn.ts';
import { planBefore } from './chain.ts';
import { type Draft, draftOf, type Edit, edit, newDraft } from './draft.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { useExplored } from './use-explored.ts';
import { usePlans } from './use-plans.ts';

/** The player's plans for later turns, with the possible actions. */
export interface Planning {
  readonly game: Game;
  /** The actual table. */
  readonly present: Table;
  /** The table after the assumed turns; without any, the present one. */
  readonly table: Table;
  /** The types of tile that can be drawn then. */
  readonly tiles: readonly string[];
  readonly plans: Resource<Plans>;
  /** The plan being made; kept while it is hidden. */
  readonly draft: Draft | undefined;
  readonly isOpen: boolean;
  /** The explored turn; undefined in other steps and while loading. */
  readonly turn: Turn | undefined;
  /** Why the turn cannot be explored. */
  readonly error: unknown;
  /** True while the consequences of a decision are being explored. */
  readonly isBusy: boolean;
  /** True if there is nothing to decide in that turn. */
  readonly isEmpty: boolean;
  /** The plan that is shown on the board. */
  readonly shown: Plan | undefined;
  readonly show: (plan: Plan | undefined) => void;
  /** Continues the draft, or starts a new one. */
  readonly open: () => void;
  readonly change: (plan: Plan) => void;
  /** Starts a plan that follows another one. */
  readonly follow: (plan: Plan) => void;
  readonly dispatch: (action: Edit) => void;
  /** Returns to the game and keeps the draft. */
  readonly hide: () => void;
  /** Returns to the game and discards the draft. */
  readonly close: () => void;
}

/** Manages the player's draft. */
export function usePlanning(game: Game, table: Table, pulse: number): Planning {
  const plans = usePlans(game, pulse);
  const [draft, setDraft] = useState(() => keptDraft(game));
  const [isOpen, setOpen] = useState(false);
  const [shown, show] = useState<Plan>();
  const dispatch = (action: Edit) => setDraft((before) => before && edit(before, action));
  useEffect(() => {
    if (game.yourSeat !== null) keepDraft(game, draft);
  }, [draft]);
  const items = plans.value?.items ?? [];
  const explored = useExplored(game, table, isOpen ? draft : undefined, dispatch);
  const openWith = (next: Draft) => {
    setDraft(next);
    setOpen(true);
    show(undefined);
  };
  return {
    game,
    plans,
    draft,
    present: table,
    isOpen,
    shown,
    show,
    dispatch,
    ...explored,
    tiles: explored.tiles ?? plans.value?.tiles ?? [],
    open: () => openWith(draft ?? newDraft(table.hand !== null)),
    change: (plan) => openWith(draftOf({ ...plan, follows: planBefore(plan, items)?.id ?? null })),
    follow: (plan) => openWith(newDraft(table.hand !== null, plan.id)),
    hide: () => setOpen(false),
    close: () => {
      setDraft(undefined);
      setOpen(false);
    },
  };
}
