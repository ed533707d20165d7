import { TilePicture } from '../../art.tsx';
import type { Rotation } from '../../board/rotation.ts';
import { t } from '../../i18n/index.ts';
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
  /** Label of an option that lays nothing, in place of what the option says of itself. */
  readonly otherLabel?: string | undefined;
}

/** What can be laid, and where; once it lies on a cell, whether a piece goes with it. */
export function HandQuestion({ turn, title, hint, otherLabel }: HandQuestionProps) {
  const hand = handOf(turn.question, turn.choice);
  const placement = chosenPlacement(hand, turn.choice);
  if (placement !== undefined && hand.item !== undefined)
    return <DeployQuestion turn={turn} hand={hand} item={hand.item} placement={placement} />;
  return (
    <Sheet turn={turn} title={title} hint={hint}>
      <div class="hand">
        <HandTiles turn={turn} hand={hand} />
        <OtherOptions turn={turn} label={otherLabel} />
      </div>
      {hand.item !== undefined && <PlaceList placements={hand.placements} dispatch={turn.dispatch} />}
    </Sheet>
  );
}

function HandTiles({ turn: { choice, dispatch }, hand }: { turn: Turn; hand: Hand }) {
  return (
    <>
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
    </>
  );
}

/** Buttons for the options that lay nothing; they are sent at once. */
function OtherOptions({ turn, label }: { turn: Turn; label: string | undefined }) {
  const others = turn.question.options.filter((option) => !isPlacement(option));
  return (
    <>
      {others.map((option) => (
        <button
          key={keyOf(option)}
          type="button"
          class="main"
          disabled={turn.isSending}
          onClick={() => turn.send(option.decision)}
        >
          {label ?? optionText(turn, option)}
        </button>
      ))}
    </>
  );
}

interface HandTileProps {
  readonly item: Item;
  readonly isChosen: boolean;
  readonly rotation: Rotation;
  readonly onChoose: () => void;
  readonly onTurn: () => void;
}

/** A tile in hand: the first tap takes it up, every other turns it. */
function HandTile({ item, isChosen, rotation, onChoose, onTurn }: HandTileProps) {
  const name = item.isAbbey ? t().turn.abbey : t().turn.tile;
  const isTurned = isChosen && !item.isAbbey;
  return (
    <button
      type="button"
      class={isChosen ? 'hand-tile chosen' : 'hand-tile'}
      aria-pressed={isChosen}
      aria-label={isChosen ? `${t().turn.turnTile} (R), ${rotation}°` : name}
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
