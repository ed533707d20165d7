import { useState } from 'preact/hooks';
import { type Goal, goalIn } from '../../../src/texts/choices.ts';
import type { Game } from '../../api/client.ts';
import type { NewPlan, Plan } from '../../api/types.ts';
import { useCatalogue } from '../../board/catalogue.ts';
import { more, t } from '../../i18n/index.ts';
import { Button, FormError } from '../../ui/form.tsx';
import { capital } from '../../ui/text.ts';
import { useAction } from '../../ui/use-action.ts';
import { nameAt } from '../players.ts';
import { createPlan } from './api.ts';
import type { Planning } from './use-planning.ts';

type Preference = Extract<Plan['decisions'][number], { type: 'preference' }>;
type PreferencesProps = Pick<Planning, 'game' | 'table' | 'plans' | 'close'>;

/** Offers plans for decisions that depend on the board, such as moves of the dragon, by what the player prefers. */
export function Preferences(props: PreferencesProps) {
  return usePreferable(props.game).map((type) => <PreferenceForm key={type} type={type} {...props} />);
}

/** Asks for goals in their order: each next one is offered until none is left. */
function PreferenceForm({ type, game, table, plans, close }: PreferencesProps & { type: DecisionType }) {
  const words = more().plans;
  const { decision } = t().game;
  const [prefer, setPrefer] = useState<readonly Goal[]>([{ type: 'away' }]);
  const others = table.seats.filter(({ seat, resigned }) => seat !== game.yourSeat && !resigned);
  const all: Goal[] = [{ type: 'away' }, ...others.map(({ seat }) => ({ type: 'towards' as const, seat }))];
  const { run, error, isBusy } = useAction(async () => {
    await createPlan(game.id, planOf({ type: 'preference', decision: type, prefer: [...prefer] }));
    plans.reload();
    close();
  });
  const textOf = (goal: Goal) => capital(goalIn(t().game, goal, (seat) => nameAt(game, seat)));
  const rows = prefer.length < all.length ? [...prefer, undefined] : prefer;
  return (
    <details class="plan-preference">
      <summary>{capital(decision(type)?.preferred?.('…') ?? type)}</summary>
      {rows.map((goal, row) => (
        <GoalChoice
          key={row}
          label={row === 0 ? words.firstGoal : words.nextGoal}
          goals={all.filter((each) => !prefer.slice(0, row).some((before) => isSame(before, each)))}
          chosen={goal}
          textOf={textOf}
          isNeeded={row === 0}
          onChoose={(next) => setPrefer([...prefer.slice(0, row), ...(next === undefined ? [] : [next])])}
        />
      ))}
      <FormError error={error} />
      <Button
        label={isBusy === true ? t().turn.sending : words.save(1)}
        class="main"
        disabled={isBusy}
        onClick={() => run()}
      />
    </details>
  );
}

interface GoalChoiceProps {
  readonly label: string;
  readonly goals: readonly Goal[];
  readonly chosen: Goal | undefined;
  readonly textOf: (goal: Goal) => string;
  /** Whether there must be one. */
  readonly isNeeded: boolean;
  readonly onChoose: (goal: Goal | undefined) => void;
}

function GoalChoice({ label, goals, chosen, textOf, isNeeded, onChoose }: GoalChoiceProps) {
  const index = chosen === undefined ? -1 : goals.findIndex((goal) => isSame(goal, chosen));
  return (
    <label class="field">
      {label}
      <select value={`${index}`} onChange={(event) => onChoose(goals[Number(event.currentTarget.value)])}>
        {!isNeeded && <option value="-1">{more().plans.noGoal}</option>}
        {goals.map((goal, number) => (
          <option key={number} value={number}>
            {textOf(goal)}
          </option>
        ))}
      </select>
    </label>
  );
}

const isSame = (one: Goal, other: Goal): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns a plan that fits any board and repeats. */
const planOf = (preference: Preference): NewPlan => ({
  tile: null,
  conditions: [],
  decisions: [preference],
  follows: null,
});

type DecisionType = Preference['decision'];

/** Lists the types of decision of a game that can be planned by preference. */
function usePreferable({ rules }: Game): readonly DecisionType[] {
  const all = useCatalogue()?.expansions ?? [];
  return all.filter(({ id }) => rules.expansions.includes(id)).flatMap(({ preferences }) => preferences);
}
