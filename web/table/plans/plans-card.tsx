import { useRef } from 'preact/hooks';
import { more } from '../../i18n/index.ts';
import { Button, CheckBox, FormError } from '../../ui/form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { setPlayForcedMoves } from './api.ts';
import { PlanLine } from './plan-line.tsx';
import type { Planning } from './use-planning.ts';

/** Lists the player's pending plans in order, the outcomes of earlier ones, and the button for a new one. */
export function PlansCard({ planning }: { planning: Planning }) {
  const { plans, isOpen } = planning;
  const words = more().plans;
  const heading = useRef<HTMLHeadingElement>(null);
  const items = plans.value?.items ?? [];
  const waiting = items.filter(({ state }) => state === 'waiting');
  const ended = items.filter(({ state }) => state !== 'waiting');
  const onGone = () => heading.current?.focus();
  return (
    <section class="card plans" id="part-plans">
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p class="quiet">
        {words.private} {waiting.length === 0 ? words.none : waiting.length > 1 ? words.order : ''}
      </p>
      <FormError error={plans.error} />
      <ol>
        {waiting.map((plan, index) => (
          <PlanLine
            key={plan.id}
            planning={planning}
            plan={plan}
            onGone={onGone}
            number={index + 1}
            isLast={index === waiting.length - 1}
          />
        ))}
      </ol>
      {ended.length > 0 && (
        <ul aria-label={words.over} class="ended">
          {ended.map((plan) => (
            <PlanLine key={plan.id} planning={planning} plan={plan} onGone={onGone} />
          ))}
        </ul>
      )}
      {!isOpen && <PlanButton planning={planning} />}
      <PlayForcedMoves planning={planning} />
    </section>
  );
}

/** The button to start a plan, or to return to the one being made. */
export function PlanButton({ planning: { draft, open } }: { planning: Planning }) {
  const words = more().plans;
  return <Button label={draft === undefined ? words.ahead : words.resume} onClick={open} />;
}

/** The switch for automatic forced moves. */
function PlayForcedMoves({ planning: { game, plans } }: { planning: Planning }) {
  const { run, error } = useAction((isOn: boolean) => setPlayForcedMoves(game.id, isOn).then(plans.reload));
  return (
    <>
      <CheckBox
        label={more().plans.forced}
        checked={plans.value?.playForcedMoves ?? false}
        onChange={({ currentTarget }) => run(currentTarget.checked)}
      />
      <FormError error={error} />
    </>
  );
}
