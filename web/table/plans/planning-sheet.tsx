import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../api/client.ts';
import { more, t } from '../../i18n/index.ts';
import { Button, CheckBox, FormError } from '../../ui/form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { nameAt } from '../players.ts';
import { QuestionView } from '../questions/question.tsx';
import { changePlan, createPlan } from './api.ts';
import { AssumedTurns, OthersFirst } from './assumed-turns.tsx';
import { ConditionChoice } from './condition-choice.tsx';
import { canContinue, type Draft, plansOf } from './draft.ts';
import { PlannedMove } from './planned-move.tsx';
import { Preferences } from './preferences.tsx';
import { Answers, TileChoice } from './tile-choice.tsx';
import type { Planning } from './use-planning.ts';

interface PlanningSheetProps {
  readonly planning: Planning;
  /** Whether the game waits for the player meanwhile. */
  readonly isTurn: boolean;
}

/** Guides the player through a plan: the tile, the decisions, and the conditions. */
export function PlanningSheet({ planning, isTurn }: PlanningSheetProps) {
  const { draft, close, hide } = planning;
  const words = more().plans;
  if (draft === undefined) return null;
  return (
    <div class="planning">
      {isTurn && (
        <p class="plan-turn" role="status">
          {words.yourTurn} <Button label={words.toTurn} class="link" onClick={hide} />
        </p>
      )}
      <AssumedTurns planning={planning} draft={draft} />
      <Step planning={planning} draft={draft} />
      <div class="buttons">
        <BackButton planning={planning} draft={draft} />
        <Button label={t().cancel} class="link" onClick={close} />
      </div>
    </div>
  );
}

/** The button back to the choice of the tile or to the turn before; the summary has its own. */
function BackButton({ planning: { table, dispatch }, draft }: StepProps) {
  const words = more().plans;
  const { step, seat, before, decisions } = draft;
  const isOtherTile = step === 'decide' && table.hand == null && decisions.length === 0;
  const isStep = step === 'tile' || table.hand != null ? before.length > 0 || seat !== null : !isOtherTile;
  if (step === 'summary' || (!isOtherTile && !isStep)) return null;
  return (
    <>
      <Button
        label={isOtherTile ? words.otherTile : words.stepBack}
        class="link"
        onClick={() => dispatch({ type: 'back' })}
      />
      {decisions.length > 0 && (
        <Button label={words.leaveOpen} class="link" onClick={() => dispatch({ type: 'leave-open' })} />
      )}
    </>
  );
}

interface StepProps {
  readonly planning: Planning;
  readonly draft: Draft;
}

function Step({ planning, draft }: StepProps) {
  const { turn, error, isEmpty } = planning;
  const words = more().plans;
  if (draft.step === 'summary') return <Summary planning={planning} draft={draft} />;
  if (draft.step === 'decide' && turn !== undefined)
    return (
      <>
        <QuestionView {...turn} />
        <FormError error={error} />
        {planning.table.hand != null && turn.choice.cell === undefined && <BesidesHand {...planning} />}
      </>
    );
  return (
    <div class="question">
      <FocusedHeading text={headingOf(planning.game, draft)} />
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

/** With a hand of tiles, planning needs no step to choose the tile. */
function BesidesHand(planning: Planning) {
  return (
    <>
      {planning.draft?.before.length === 0 && (
        <>
          <Answers {...planning} />
          <Preferences {...planning} />
        </>
      )}
      <OthersFirst {...planning} />
    </>
  );
}

function headingOf(game: Game, { seat, before, follows }: Draft): string {
  const words = more().plans;
  if (seat !== null) return words.theirTile(nameAt(game, seat));
  return before.length > 0 || follows !== null ? words.thenTile : words.whichTile;
}

/** Renders the heading of a step; screen readers continue from here. */
function FocusedHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // It can have the focus already and still be above the visible part.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}

/** Renders the plan, its conditions, and the buttons to save or continue it. */
function Summary({ planning, draft }: StepProps) {
  const { table, dispatch } = planning;
  const words = more().plans;
  const { run, isBusy, error, plans } = useSave(planning, draft);
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
        <Button label={words.otherMove} disabled={isBusy} onClick={() => dispatch({ type: 'back' })} />
        <Button
          label={isBusy ? t().turn.sending : words.save(plans?.length ?? 1)}
          class="main"
          disabled={isBusy || plans === undefined}
          onClick={() => run()}
        />
      </div>
      {plans !== undefined && canContinue(draft) && (
        <Button
          label={words.goOn}
          class="go-on"
          disabled={isBusy}
          onClick={() => dispatch({ type: 'go-on', hasHand: table.hand !== null })}
        />
      )}
    </div>
  );
}

/** Saves the player's turns one after another. If one is refused, those already saved are not saved again. */
function useSave({ game, plans: saved, dispatch, close }: Planning, draft: Draft) {
  const plans = plansOf(draft);
  const action = useAction(async () => {
    const last = plans?.at(-1);
    if (plans === undefined || last === undefined) return;
    let { follows } = draft;
    for (const plan of plans.slice(0, -1)) {
      follows = (await createPlan(game.id, { ...plan, follows })).id;
      dispatch({ type: 'saved', id: follows });
    }
    await (draft.id === undefined
      ? createPlan(game.id, { ...last, follows })
      : changePlan(game.id, draft.id, last));
    saved.reload();
    close();
  });
  return { ...action, plans };
}
