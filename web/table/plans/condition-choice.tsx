import type { PlanCondition, Table } from '../../api/types.ts';
import { useTiles } from '../../board/tiles.ts';
import { more } from '../../i18n/index.ts';
import { RadioGroup } from '../../ui/form.tsx';
import { featureTargets, isSameCondition, squareTargets, type Target } from './conditions.ts';
import type { Draft, Mode } from './draft.ts';
import type { Planning } from './use-planning.ts';

interface ConditionChoiceProps extends Pick<Planning, 'table' | 'dispatch'> {
  readonly draft: Draft;
}

/** Asks when to carry out a plan: as soon as possible, or once a condition on the board holds. */
export function ConditionChoice({ draft, table, dispatch }: ConditionChoiceProps) {
  const words = more().plans;
  const geometryOf = useTiles();
  const modes: Mode[] = [
    'always',
    'completed',
    'occupied',
    ...(draft.mode === 'kept' ? ['kept' as const] : []),
  ];
  return (
    <>
      <RadioGroup
        name="plan-mode"
        legend={words.summary}
        value={draft.mode}
        options={modes.map((value) => ({ value, label: words[value] }))}
        onChoose={(mode) => dispatch({ type: 'take-mode', mode })}
      />
      {(draft.mode === 'completed' || draft.mode === 'occupied') && (
        <TargetList
          label={draft.mode === 'completed' ? words.whichFeature : words.whichSquare}
          table={table}
          targets={
            draft.mode === 'completed' ? featureTargets(table, geometryOf) : squareTargets(table, draft)
          }
          chosen={draft.conditions[0]}
          onChoose={(condition) => dispatch({ type: 'take-condition', condition })}
        />
      )}
    </>
  );
}

interface TargetListProps {
  readonly table: Table;
  readonly label: string;
  readonly targets: readonly Target[];
  readonly chosen: PlanCondition | undefined;
  readonly onChoose: (condition: PlanCondition) => void;
}

/** Lists the targets on the board, as an alternative to tapping them. */
function TargetList({ table, label, targets, chosen, onChoose }: TargetListProps) {
  const index = targets.findIndex(({ condition }) => isSameCondition(table, condition, chosen));
  return (
    <label class="field">
      {label}
      <select
        value={String(index)}
        onChange={(event) => {
          const target = targets[Number(event.currentTarget.value)];
          if (target !== undefined) onChoose(target.condition);
        }}
      >
        <option value="-1" disabled>
          {more().plans.choose}
        </option>
        {targets.map(({ text }, number) => (
          <option key={number} value={number}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
