import { kindOf } from '../../../../src/texts/names.ts';
import { more } from '../../../i18n/index.ts';
import { chosenOf, keyOf, type SingleOption } from '../../turn/placements.ts';
import type { Turn } from '../../turn/use-turn.ts';
import { FeatureNumber, featureText } from '../feature-text.tsx';
import { ConfirmOption, OptionLine, OptionList, Sheet } from '../parts.tsx';
import { optionText, questionText } from '../phase-text.ts';

/** Move the wagon to a feature nearby, or return it to the supply. */
export function WagonQuestion(turn: Turn) {
  const words = more().turn;
  const { options } = turn.question;
  const chosen = chosenOf(options, turn.choice);
  return (
    <Sheet turn={turn} hint={words.wagonHint}>
      <OptionList label={questionText(turn)}>
        {options.map((option) => (
          <OptionLine key={keyOf(option)} turn={turn} option={option} isChosen={option === chosen}>
            <Destination turn={turn} option={option} />
          </OptionLine>
        ))}
      </OptionList>
      <ConfirmOption turn={turn} option={chosen} />
    </Sheet>
  );
}

function Destination({ turn, option }: { turn: Turn; option: SingleOption }) {
  const { decision } = option;
  if (decision.type !== 'wagon' || decision.to === null) return <>{optionText(turn, option)}</>;
  return (
    <>
      <FeatureNumber turn={turn} at={decision.to} />
      <span>
        {more().turn.wagonTo(kindOf(decision.to.segment))}
        <small class="hint">{featureText({ turn, at: decision.to })}</small>
      </span>
    </>
  );
}
