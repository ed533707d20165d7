import type { Plan } from '../../api/types.ts';
import { more, t } from '../../i18n/index.ts';
import { Button, FormError } from '../../ui/form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { Notation } from '../notation.tsx';
import { nameAt } from '../players.ts';
import { changePlan, deletePlan } from './api.ts';
import { canContinue, exactDecisions, newDraft } from './draft.ts';
import { conditionsText, endText } from './plan-words.ts';
import { PlannedMove } from './planned-move.tsx';
import type { Planning } from './use-planning.ts';

interface PlanLineProps {
  readonly planning: Planning;
  readonly plan: Plan;
  /** Its position among the pending plans, from 1; undefined once it has ended. */
  readonly number?: number;
  readonly isLast?: boolean;
  /** Called after it was deleted. */
  readonly onGone: () => void;
}

/** A plan in words; while the pointer or the focus is on it, the board shows it. */
export function PlanLine({ planning, plan, number, isLast, onGone }: PlanLineProps) {
  const { game, plans, shown, show } = planning;
  const { run, isBusy, error } = useAction((act: () => Promise<unknown>) => act().then(plans.reload));
  // Buttons are not disabled meanwhile, so that they keep the focus.
  const start = (act: () => Promise<unknown>) => isBusy !== true && run(act);
  const isWaiting = plan.state === 'waiting';
  const decisions = exactDecisions(plan.decisions);
  const remove = () => {
    show(undefined);
    start(() => deletePlan(game.id, plan.id).then(onGone));
  };
  const move = (position: number) => start(() => changePlan(game.id, plan.id, { position }));
  return (
    <li
      class={`${plan.state}${shown?.id === plan.id ? ' shown' : ''}`}
      onPointerEnter={() => isWaiting && show(plan)}
      onPointerLeave={() => show(undefined)}
      onFocusIn={() => isWaiting && show(plan)}
      onFocusOut={() => show(undefined)}
    >
      <PlannedMove plan={plan} />
      <Notation texts={plan.notation} />
      <Circumstances plan={plan} planning={planning} />
      <div class="buttons">
        {number !== undefined && <PlaceButtons number={number} move={move} isLast={isLast === true} />}
        {isWaiting && decisions.length === plan.decisions.length && (
          <Button
            label={more().plans.edit}
            aria-label={number === undefined ? undefined : more().plans.editOf(number)}
            onClick={() => planning.change(plan)}
          />
        )}
        {isWaiting && canContinue({ ...newDraft(false), ...plan, decisions, id: undefined }) && (
          <Button
            label={more().plans.next}
            aria-label={number === undefined ? undefined : more().plans.nextOf(number)}
            onClick={() => planning.follow(plan)}
          />
        )}
        <Button
          label={isWaiting ? t().remove : more().plans.dismiss}
          aria-label={number === undefined ? undefined : more().plans.removeOf(number)}
          onClick={remove}
        />
      </div>
      <FormError error={error} />
    </li>
  );
}

/** Describes the plan's predecessor and conditions, how often it is played, or how it ended. */
function Circumstances({ plan, planning }: { plan: Plan; planning: Planning }) {
  const waiting = (planning.plans.value?.items ?? []).filter(({ state }) => state === 'waiting');
  const before = plan.state === 'waiting' ? waiting.findIndex(({ id }) => id === plan.follows) : -1;
  const after = before === -1 ? [] : [more().plans.after(before + 1)];
  const { game, present } = planning;
  const repeats = plan.repeats ? [more().plans.everyTime] : [];
  const when =
    plan.conditions.length === 0
      ? []
      : [conditionsText(plan.conditions, present, (seat) => nameAt(game, seat))];
  const parts = [...after, ...when, ...repeats];
  const end = endText(plan);
  return (
    <>
      {parts.length > 0 && <p class="quiet">{parts.join(', ')}</p>}
      {end !== undefined && <p class="end">{end}</p>}
    </>
  );
}

interface PlaceButtonsProps {
  readonly number: number;
  readonly isLast: boolean;
  readonly move: (position: number) => void;
}

function PlaceButtons({ number, isLast, move }: PlaceButtonsProps) {
  const words = more().plans;
  if (number === 1 && isLast) return null;
  return (
    <>
      <Button
        label="↑"
        class="icon"
        aria-label={words.up(number)}
        aria-disabled={number === 1}
        onClick={() => number > 1 && move(number - 1)}
      />
      <Button
        label="↓"
        class="icon"
        aria-label={words.down(number)}
        aria-disabled={isLast}
        onClick={() => !isLast && move(number + 1)}
      />
    </>
  );
}
