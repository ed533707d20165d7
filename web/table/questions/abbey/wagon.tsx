import { kindOf } from '../../../../src/texts/names.ts';
import { useTiles } from '../../../board/tiles.ts';
import { more } from '../../../i18n/index.ts';
import { keyOf, type SingleOption } from '../../turn/placements.ts';
import type { Turn } from '../../turn/use-turn.ts';
import { ConfirmOption, OptionLine, OptionList, Sheet } from '../parts.tsx';
import { optionText, questionText } from '../phase-text.ts';
import { placeText } from '../segment-text.ts';

/** The wagon moves on to a feature nearby, or goes home. */
export function WagonQuestion(turn: Turn) {
  const words = more().turn;
  const { options } = turn.question;
  const chosen = options.find((option) => keyOf(option) === turn.choice.option);
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
  const words = more().turn;
  const geometryOf = useTiles();
  if (decision.type !== 'wagon' || decision.to === null) return <>{optionText(turn, option)}</>;
  return (
    <>{`${words.wagonTo(kindOf(decision.to.segment))}${placeText(turn.table, decision.to, geometryOf)}`}</>
  );
}
