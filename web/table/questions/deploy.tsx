import { PiecePicture } from '../../art.tsx';
import { isAt } from '../../board/cell.ts';
import { usePrinted } from '../../board/printed.ts';
import { useTiles } from '../../board/tiles.ts';
import { t } from '../../i18n/index.ts';
import { nameAt } from '../players.ts';
import { joinText } from '../tile-text.ts';
import type { Hand } from '../turn/choice.ts';
import {
  deploymentOf,
  type Item,
  keyOf,
  type Placement,
  placesOf,
  type SingleOption,
} from '../turn/placements.ts';
import type { Turn } from '../turn/use-turn.ts';
import { Confirm, OptionLine, OptionList, Sheet } from './parts.tsx';
import { deploymentText } from './segment-text.ts';

interface DeployQuestionProps {
  readonly turn: Turn;
  readonly hand: Hand;
  readonly item: Item;
  /** The chosen placement without a piece. */
  readonly placement: Placement;
}

/** The tile lies on its cell for a look: does a piece go with it? */
export function DeployQuestion({ turn, hand, item, placement }: DeployQuestionProps) {
  const words = t().turn;
  const printed = usePrinted();
  const joins = joinText(turn.table, printed, placement.decision, (seat) => nameAt(turn.game, seat));
  const deployments = placement.deployments ?? [];
  const chosen: SingleOption =
    deployments.find((option) => keyOf(option) === turn.choice.option) ?? placement;
  return (
    <Sheet turn={turn} title={deployments.length > 0 ? words.deploy : undefined} hint={joins}>
      {deployments.length > 0 && (
        <OptionList label={words.deploy}>
          <OptionLine turn={turn} option={placement} isChosen={chosen === placement}>
            {words.deployNobody}
          </OptionLine>
          {deployments.map((option) => (
            <OptionLine key={keyOf(option)} turn={turn} option={option} isChosen={chosen === option}>
              <DeploymentLabel turn={turn} option={option} item={item} />
            </OptionLine>
          ))}
        </OptionList>
      )}
      <Confirm turn={turn} option={chosen} onConfirm={() => turn.send(chosen.decision)}>
        <PlacementButtons turn={turn} hand={hand} placement={placement} />
      </Confirm>
    </Sheet>
  );
}

function DeploymentLabel({ turn, option, item }: { turn: Turn; option: SingleOption; item: Item }) {
  const geometry = useTiles()(item.tile, item.isAbbey ? 0 : turn.choice.rotation);
  const deployment = deploymentOf(option.decision);
  if (deployment === undefined) return null;
  return (
    <>
      <PiecePicture piece={deployment.piece} seat={turn.seat} />
      {deploymentText(deployment, geometry)}
    </>
  );
}

function PlacementButtons({ turn, hand, placement }: Omit<DeployQuestionProps, 'item'>) {
  const { dispatch, isSending } = turn;
  const words = t().turn;
  const place = placesOf(hand.placements).find((one) => isAt(one, placement.decision));
  const isTurnable = place !== undefined && place.rotations.length > 1;
  return (
    <>
      {isTurnable && (
        <button
          type="button"
          class="icon"
          aria-label={`${words.turnTile} (R)`}
          title={words.turnTile}
          onClick={() => dispatch({ type: 'turn', step: 1 })}
        >
          ↻
        </button>
      )}
      <button type="button" disabled={isSending} onClick={() => dispatch({ type: 'take-back' })}>
        {words.takeBack}
      </button>
    </>
  );
}
