import { toldIn } from '../../../src/texts/choices.ts';
import { type Cell, isAt } from '../../board/cell.ts';
import { t } from '../../i18n/index.ts';
import { PiecePicture } from '../../ui/art.tsx';
import { capital } from '../../ui/text.ts';
import { nameAt, ownedPieceText } from '../players.ts';
import { handOf } from '../turn/choice.ts';
import { chosenOf, keyOf, type SingleOption } from '../turn/placements.ts';
import { cellOf, pieceOf } from '../turn/target.ts';
import type { Turn } from '../turn/use-turn.ts';
import { HandQuestion } from './hand.tsx';
import { ConfirmOption, OptionLine, OptionList, Sheet } from './parts.tsx';
import { optionText, questionText } from './phase-text.ts';
import { placeHint } from './place.tsx';

/** A question for which there is no special view: the usual placement of a tile, or else a list of all options as sentences. */
export function GenericQuestion(turn: Turn) {
  const hand = handOf(turn.question, turn.choice);
  if (hand.item !== undefined) return <HandQuestion turn={turn} hint={placeHint(hand)} />;
  const options = turn.question.options.flatMap((option): SingleOption[] => [
    option,
    ...(option.deployments ?? []),
  ]);
  const chosen = chosenOf(options, turn.choice);
  return (
    <Sheet turn={turn}>
      <OptionList label={questionText(turn)}>
        {options.map((option) => (
          <OptionLine key={keyOf(option)} turn={turn} option={option} isChosen={option === chosen}>
            <OptionLabel turn={turn} option={option} />
          </OptionLine>
        ))}
      </OptionList>
      <ConfirmOption turn={turn} option={chosen} />
    </Sheet>
  );
}

function OptionLabel({ turn, option }: { turn: Turn; option: SingleOption }) {
  const cell = cellOf(option);
  if (cell !== undefined) return <CellLabel turn={turn} option={option} cell={cell} />;
  const piece = pieceOf(option.decision, turn.table);
  return (
    <>
      {piece !== undefined && <PiecePicture piece={piece} seat={turn.seat} />}
      <span>{optionText(turn, option)}</span>
    </>
  );
}

/** An option that points at a tile: its number on the board, and what stands on the tile. */
function CellLabel({ turn, option, cell }: { turn: Turn; option: SingleOption; cell: Cell }) {
  const { table, game } = turn;
  const here = table.pieces.filter(({ at }) => 'x' in at && isAt(cell, at));
  const pieces = here.map(({ piece, seat }) => ownedPieceText(piece, nameAt(game, seat)));
  const things = [...pieces, ...t().game.thingsAt(cell, table.expansions)];
  return (
    <>
      <b class="feature-number">{option.number}</b>
      <span>
        {capital(toldIn(t().game, option.decision))}
        {things.length > 0 && <small class="hint">{capital(things.join(', '))}</small>}
      </span>
    </>
  );
}
