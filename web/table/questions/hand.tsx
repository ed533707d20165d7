import { usePrinted } from '../../board/printed.ts';
import type { Rotation } from '../../board/rotation.ts';
import { t } from '../../i18n/index.ts';
import { TilePicture } from '../../ui/art.tsx';
import { Button } from '../../ui/form.tsx';
import { tileText } from '../tile-text.ts';
import { chosenPlacement, type Hand, handOf } from '../turn/choice.ts';
import { type Item, isPlacement, keyOf } from '../turn/placements.ts';
import type { Turn } from '../turn/use-turn.ts';
import { DeployQuestion } from './deploy.tsx';
import { Sheet } from './parts.tsx';
import { optionText } from './phase-text.ts';
import { PlaceList } from './place-list.tsx';

interface HandQuestionProps {
  readonly turn: Turn;
  readonly title?: string | undefined;
  readonly hint: string;
  /** Label of an option that places nothing, replacing its own text. */
  readonly otherLabel?: string | undefined;
  /** True if few players want that option. */
  readonly isOtherQuiet?: boolean;
}

/** Asks which item to place and where; once it is on a cell, whether to add a piece. */
export function HandQuestion({ turn, title, hint, otherLabel, isOtherQuiet = false }: HandQuestionProps) {
  const hand = handOf(turn.question, turn.choice);
  const placement = chosenPlacement(hand, turn.choice);
  if (placement !== undefined && hand.item !== undefined)
    return <DeployQuestion turn={turn} hand={hand} item={hand.item} placement={placement} />;
  return (
    <Sheet turn={turn} title={title} hint={hint} hand={<HandTiles turn={turn} hand={hand} />}>
      <OtherOptions turn={turn} label={otherLabel} isQuiet={isOtherQuiet} />
      {hand.item !== undefined && (
        <PlaceList item={hand.item} placements={hand.placements} dispatch={turn.dispatch} />
      )}
    </Sheet>
  );
}

function HandTiles({ turn: { choice, dispatch }, hand }: { turn: Turn; hand: Hand }) {
  if (hand.items.length === 0) return null;
  return (
    <div class={hand.items.length > 1 ? 'hand several' : 'hand'}>
      {hand.items.map((item) => {
        const isChosen = item.key === hand.item?.key;
        const takeUp = () => dispatch({ type: 'take-item', item: item.key });
        return (
          <HandTile
            key={item.key}
            item={item}
            isChosen={isChosen}
            rotation={choice.rotation}
            onChoose={takeUp}
            onTurn={() => {
              if (!isChosen) takeUp();
              dispatch({ type: 'turn', step: 1 });
            }}
          />
        );
      })}
    </div>
  );
}

interface OtherOptionsProps {
  readonly turn: Turn;
  readonly label: string | undefined;
  readonly isQuiet: boolean;
}

/** Buttons for the options that place nothing; they are sent immediately. */
function OtherOptions({ turn, label, isQuiet }: OtherOptionsProps) {
  const others = turn.question.options.filter((option) => !isPlacement(option));
  if (others.length === 0) return null;
  return (
    <div class="buttons">
      {others.map((option) => (
        <Button
          label={label ?? optionText(turn, option)}
          key={keyOf(option)}
          class={isQuiet ? '' : 'main'}
          disabled={turn.isSending}
          onClick={() => turn.send(option.decision)}
        />
      ))}
    </div>
  );
}

interface HandTileProps {
  readonly item: Item;
  readonly isChosen: boolean;
  readonly rotation: Rotation;
  readonly onChoose: () => void;
  readonly onTurn: () => void;
}

/** A tile in hand: the first tap picks it up, further taps rotate it. */
function HandTile({ item, isChosen, rotation, onChoose, onTurn }: HandTileProps) {
  const words = t();
  const isTurned = isChosen && !item.isAbbey;
  const printed = usePrinted()(item.tile);
  const name = item.isAbbey ? words.turn.abbey : tileText(printed, isTurned ? rotation : 0);
  return (
    <button
      type="button"
      class={isChosen ? 'hand-tile chosen' : 'hand-tile'}
      data-item={item.key}
      aria-pressed={isChosen}
      aria-label={
        isTurned ? `${words.table.tile.inHand(name)}. ${words.turn.turnTile} (R), ${rotation}°` : name
      }
      onClick={isChosen ? onTurn : onChoose}
      onWheel={(event) => {
        event.preventDefault();
        onTurn();
      }}
    >
      <TilePicture tile={item.tile} rotation={isTurned ? rotation : 0} size={84} />
      {isTurned && (
        <span class="turn-mark" aria-hidden="true">
          ↻
        </span>
      )}
    </button>
  );
}
