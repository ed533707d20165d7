import { useEffect, useRef } from 'preact/hooks';
import { CheckBox, FormError } from '../../form.tsx';
import { t } from '../../i18n/index.ts';
import { useAction } from '../../use-action.ts';
import { QuestionView } from '../questions/question.tsx';
import { changePlan, createPlan } from './api.ts';
import { ConditionChoice } from './condition-choice.tsx';
import { type Draft, planOf } from './draft.ts';
import { PlannedMove } from './planned-move.tsx';
import { Answers, TileChoice } from './tile-choice.tsx';
import type { Planning } from './use-planning.ts';

interface PlanningSheetProps {
  readonly planning: Planning;
  /** Whether the game waits for the player meanwhile. */
  readonly isTurn: boolean;
}

/** A plan is made step by step: for which tile, what is done with it, and when. */
export function PlanningSheet({ planning, isTurn }: PlanningSheetProps) {
  const { draft, dispatch, close, hide } = planning;
  const words = t().plans;
  if (draft === undefined) return null;
  return (
    <div class="planning">
      {isTurn && (
        <p class="plan-turn" role="status">
          {words.yourTurn}{' '}
          <button type="button" class="link" onClick={hide}>
            {words.toTurn}
          </button>
        </p>
      )}
      <Step planning={planning} draft={draft} />
      <div class="buttons">
        {draft.step === 'decide' && planning.table.hand == null && (
          <button type="button" class="link" onClick={() => dispatch({ type: 'back' })}>
            {words.otherTile}
          </button>
        )}
        <button type="button" class="link" onClick={close}>
          {t().cancel}
        </button>
      </div>
    </div>
  );
}

interface StepProps {
  readonly planning: Planning;
  readonly draft: Draft;
}

function Step({ planning, draft }: StepProps) {
  const { turn, error, isEmpty } = planning;
  const words = t().plans;
  if (draft.step === 'summary') return <Summary planning={planning} draft={draft} />;
  if (draft.step === 'decide' && turn !== undefined)
    return (
      <>
        <QuestionView {...turn} />
        {planning.table.hand != null && turn.choice.cell === undefined && <Answers {...planning} />}
      </>
    );
  return (
    <div class="question">
      <FocusedHeading text={words.whichTile} />
      {draft.step === 'tile' && <TileChoice {...planning} />}
      {draft.step === 'decide' && <FormError error={error} />}
      {draft.step === 'decide' && error === undefined && (
        <p class="quiet" role="status">
          {isEmpty ? (draft.tile === null ? words.noAnswer : words.fitsNowhere) : t().loading}
        </p>
      )}
    </div>
  );
}

/** The heading of a step; what reads the page aloud goes on from here. */
function FocusedHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [text]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}

/** What is planned, when it is to be played, and the button that saves it. */
function Summary({ planning, draft }: StepProps) {
  const { game, table, plans, dispatch, close } = planning;
  const words = t().plans;
  const plan = planOf(draft);
  const { run, isBusy, error } = useAction(async () => {
    if (plan === undefined) return;
    await (draft.id === undefined ? createPlan(game.id, plan) : changePlan(game.id, draft.id, plan));
    plans.reload();
    close();
  });
  const isAnswer = draft.tile === null && draft.decisions.every(({ type }) => type !== 'tile');
  return (
    <div class="question">
      <FocusedHeading text={draft.id === undefined ? words.newTitle : words.editTitle} />
      <PlannedMove plan={draft} />
      <ConditionChoice draft={draft} table={table} dispatch={dispatch} />
      {isAnswer && (
        <CheckBox
          label={words.repeats}
          checked={draft.repeats}
          onChange={({ currentTarget }) => dispatch({ type: 'repeat', repeats: currentTarget.checked })}
        />
      )}
      <FormError error={error} />
      <div class="confirm">
        <button type="button" disabled={isBusy} onClick={() => dispatch({ type: 'back' })}>
          {words.otherMove}
        </button>
        <button type="button" class="main" disabled={isBusy || plan === undefined} onClick={() => run()}>
          {isBusy ? t().turn.sending : words.save}
        </button>
      </div>
    </div>
  );
}
