import { useTiles } from '../../board/tiles.ts';
import { more, t } from '../../i18n/index.ts';
import { PiecePicture } from '../../ui/art.tsx';
import { Button } from '../../ui/form.tsx';
import { actionWords, type TileAction } from '../turn/actions.ts';
import { chosenOf, keyOf } from '../turn/placements.ts';
import { type Alternative, type Stage, stagesOf } from '../turn/stages.ts';
import type { Turn } from '../turn/use-turn.ts';
import { alternativeText, MAX_NUMBERED, numbersOf, questionFor } from './action-text.ts';
import { DropDown } from './drop-down.tsx';
import { Confirm, OptionLine, OptionList, Sheet } from './parts.tsx';

interface ActionListProps {
  readonly turn: Turn;
  readonly actions: readonly TileAction[];
  /** Whether there are deployments to choose from as well. */
  readonly isInstead: boolean;
}

/** The actions that the player can take in place of a deployment on the tile, as buttons. */
export function ActionList({ turn, actions, isInstead }: ActionListProps) {
  const title = isInstead ? more().turn.instead : more().turn.alsoDo;
  return (
    <>
      <h3>{title}</h3>
      <div class="turn-options" role="group" aria-label={title}>
        {actions.map(({ name, options }) => (
          <button
            key={name}
            type="button"
            class="turn-option action"
            data-action={name}
            onClick={() => turn.dispatch({ type: 'take-step', step: name, option: onlyOf(options) })}
          >
            <span class="what">{actionWords(name)?.label ?? name}</span>
            <span class="further" aria-hidden="true">
              ›
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

/** Returns the first option if there is nothing to choose in the first part. */
function onlyOf(options: TileAction['options']): string | undefined {
  const [stage] = stagesOf(options, undefined);
  const [first, ...others] = stage?.alternatives ?? [];
  return first === undefined || others.length > 0 ? undefined : keyOf(first.option);
}

interface ActionProps {
  readonly turn: Turn;
  readonly action: TileAction;
}

/** Asks for one part of an action after the other: which tower, whom it captures, who comes back for it. */
export function ActionQuestion({ turn, action }: ActionProps) {
  const { dispatch } = turn;
  const chosen = chosenOf(action.options, turn.choice);
  const stages = stagesOf(action.options, chosen);
  const shown = stages.at(-1);
  const open = stages.filter(({ alternatives }, index) => index > 0 || alternatives.length > 1);
  const geometryOf = useTiles();
  if (shown === undefined) return null;
  const before = stages
    .slice(0, -1)
    .flatMap(({ path, chosen: taken }) =>
      taken === undefined ? [] : alternativeText(turn, geometryOf, action.name, path, taken).text,
    );
  const hint = [actionWords(action.name)?.label, ...before].join(' · ');
  return (
    <Sheet turn={turn} title={questionFor(action.name, shown.path)} hint={hint}>
      <StageList turn={turn} action={action.name} stage={shown} />
      <Confirm turn={turn} option={chosen} onConfirm={() => chosen && turn.send(chosen.decision)}>
        <Button
          label={t().turn.takeBack}
          disabled={turn.isSending}
          onClick={() => {
            const isFirst = open.length < 2 || chosen === undefined;
            dispatch(
              isFirst ? { type: 'leave-step' } : { type: 'take-step', step: action.name, option: undefined },
            );
          }}
        />
      </Confirm>
    </Sheet>
  );
}

interface StageProps {
  readonly turn: Turn;
  /** The action's name. */
  readonly action: string;
  readonly stage: Stage;
}

function StageList(props: StageProps) {
  const { turn, action, stage } = props;
  const { alternatives, chosen, path } = stage;
  if (alternatives.length > MAX_NUMBERED) return <LongList {...props} />;
  const numbers = numbersOf(alternatives);
  return (
    <OptionList label={questionFor(action, path)}>
      {alternatives.map((alternative) => (
        <OptionLine
          key={keyOf(alternative.option)}
          turn={turn}
          option={alternative.option}
          isChosen={chosen === alternative}
        >
          <Line {...props} alternative={alternative} number={numbers.get(alternative)} />
        </OptionLine>
      ))}
    </OptionList>
  );
}

interface LineProps extends StageProps {
  readonly alternative: Alternative;
  readonly number: number | undefined;
}

function Line({ turn, action, stage, alternative, number }: LineProps) {
  const { text, detail } = alternativeText(turn, useTiles(), action, stage.path, alternative);
  const { part } = alternative;
  const isPiece = turn.table.seats.some(({ pieces }) => (part?.word ?? '') in pieces);
  return (
    <>
      {number !== undefined && <b class="feature-number">{number}</b>}
      {isPiece && <PiecePicture piece={part?.word ?? ''} seat={part?.seat ?? turn.seat} />}
      <span>
        {text}
        {detail !== '' && <small class="hint">{detail}</small>}
      </span>
    </>
  );
}

/** Many places, with their cells, because they are not numbered on the board. */
function LongList({ turn, action, stage }: StageProps) {
  const geometryOf = useTiles();
  const { alternatives, chosen, path } = stage;
  const lines = alternatives.map((alternative) => {
    const { text, detail } = alternativeText(turn, geometryOf, action, path, alternative);
    const at = alternative.part?.at;
    const where = at === undefined ? '' : ` ${t().turn.atCell(at.x, at.y)}`;
    return `${text}${where}${detail === '' ? '' : ` · ${detail}`}`;
  });
  return (
    <DropDown
      class="long-list"
      lines={lines}
      chosen={chosen && alternatives.indexOf(chosen)}
      onChoose={(index) => {
        const alternative = alternatives[index];
        if (alternative !== undefined) turn.dispatch({ type: 'choose', option: keyOf(alternative.option) });
      }}
    />
  );
}
