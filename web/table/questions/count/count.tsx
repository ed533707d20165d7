import type { Decision, Option } from '../../../api/client.ts';
import { more, t } from '../../../i18n/index.ts';
import { PiecePicture } from '../../../ui/art.tsx';
import { Button } from '../../../ui/form.tsx';
import { capital } from '../../../ui/text.ts';
import { chosenOf, keyOf } from '../../turn/placements.ts';
import type { Turn } from '../../turn/use-turn.ts';
import { Confirm, OptionLine, OptionList, Sheet } from '../parts.tsx';
import { optionText, questionText } from '../phase-text.ts';

type CountDecision = Extract<Decision, { type: 'count' }>;
type CountOption = Option & { decision: CountDecision };

interface StepProps {
  readonly turn: Turn;
  readonly options: readonly CountOption[];
}

const NOBODY = 'nobody';
const stepOf = (decision: CountDecision) =>
  decision.quarter === null ? NOBODY : `${decision.piece}@${decision.quarter}`;

/** First choose the follower that enters the town, then where the count moves. */
export function CountQuestion(turn: Turn) {
  const options = turn.question.options.filter(
    (option): option is CountOption => option.decision.type === 'count',
  );
  const { step } = turn.choice;
  if (step === undefined) return <EntryQuestion turn={turn} options={options} />;
  return (
    <CountMoveQuestion turn={turn} options={options.filter(({ decision }) => stepOf(decision) === step)} />
  );
}

function EntryQuestion({ turn, options }: StepProps) {
  const words = more().turn;
  // The option to place no follower comes first: it is the usual choice.
  const entries = options
    .filter(({ decision }) => decision.quarter === null || decision.moveCountTo === undefined)
    .sort((a, b) => Number(b.declines) - Number(a.declines));
  return (
    <Sheet turn={turn} hint={words.countHint}>
      <OptionList label={questionText(turn)}>
        {entries.map((option) => (
          <OptionLine
            key={keyOf(option)}
            turn={turn}
            option={option}
            isChosen={false}
            onChoose={() =>
              turn.dispatch({ type: 'take-step', step: stepOf(option.decision), option: keyOf(option) })
            }
          >
            <EntryLabel turn={turn} option={option} />
          </OptionLine>
        ))}
      </OptionList>
    </Sheet>
  );
}

function EntryLabel({ turn, option }: { turn: Turn; option: CountOption }) {
  const { decision } = option;
  const words = more().turn;
  if (decision.quarter === null) return <>{optionText(turn, option)}</>;
  return (
    <>
      <PiecePicture piece={decision.piece} seat={turn.seat} />
      {capital(words.countEnter(decision.piece, decision.quarter))}
    </>
  );
}

function CountMoveQuestion({ turn, options }: StepProps) {
  const words = more().turn;
  const isNobody = turn.choice.step === NOBODY;
  const chosen = chosenOf(options, turn.choice);
  return (
    <Sheet
      turn={turn}
      title={isNobody ? chosen && optionText(turn, chosen) : words.moveCount}
      hint={isNobody ? undefined : words.moveCountHint}
    >
      {!isNobody && (
        <OptionList label={words.moveCount}>
          {options.map((option) => (
            <OptionLine key={keyOf(option)} turn={turn} option={option} isChosen={option === chosen}>
              {destinationText(turn, option.decision)}
            </OptionLine>
          ))}
        </OptionList>
      )}
      <Confirm turn={turn} option={chosen} onConfirm={() => chosen && turn.send(chosen.decision)}>
        <Button label={t().turn.takeBack} onClick={() => turn.dispatch({ type: 'take-back' })} />
      </Confirm>
    </Sheet>
  );
}

function destinationText({ table }: Turn, decision: CountDecision): string {
  const words = more().turn;
  const to = decision.quarter === null ? undefined : decision.moveCountTo;
  return to === undefined ? words.countStays(table.expansions.count?.town.count ?? '') : words.countGoes(to);
}
