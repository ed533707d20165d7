import type { ComponentProps } from 'preact';
import { addedIn } from '../../../src/texts/choices.ts';
import { isAt } from '../../board/cell.ts';
import { usePrinted } from '../../board/printed.ts';
import { useTiles } from '../../board/tiles.ts';
import { t } from '../../i18n/index.ts';
import { PiecePicture } from '../../ui/art.tsx';
import { Button } from '../../ui/form.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import { capital } from '../../ui/text.ts';
import { nameAt } from '../players.ts';
import { joinText } from '../tile-text.ts';
import { actionOf, actionsOf, openAction } from '../turn/actions.ts';
import type { Hand } from '../turn/choice.ts';
import {
  chosenOf,
  deploymentOf,
  type Item,
  isLeftOut,
  isSameDecision,
  isSimple,
  keyOf,
  type Placement,
  placesOf,
  type SingleOption,
} from '../turn/placements.ts';
import type { Turn } from '../turn/use-turn.ts';
import { Confirm, OptionLine, OptionList, Sheet } from './parts.tsx';
import { deploymentText, sideWithin } from './segment-text.ts';

const ActionList = lazyPart<ComponentProps<typeof import('./action.tsx')['ActionList']>>(
  async () => (await import('./action.tsx')).ActionList,
);
const ActionQuestion = lazyPart<ComponentProps<typeof import('./action.tsx')['ActionQuestion']>>(
  async () => (await import('./action.tsx')).ActionQuestion,
);

interface DeployQuestionProps {
  readonly turn: Turn;
  readonly hand: Hand;
  readonly item: Item;
  /** The chosen placement without a piece. */
  readonly placement: Placement;
}

/** The tile is previewed on its cell: add a piece, or take an action instead? */
export function DeployQuestion(props: DeployQuestionProps) {
  const { turn, placement } = props;
  const action = openAction(placement, turn.choice);
  if (action === undefined) return <SimpleQuestion {...props} />;
  return <ActionQuestion turn={turn} action={action} />;
}

function SimpleQuestion({ turn, hand, item, placement }: DeployQuestionProps) {
  const words = t().turn;
  const printed = usePrinted();
  const joins = joinText(turn.table, printed, placement.decision, (seat) => nameAt(turn.game, seat));
  const { deployments = [] } = placement;
  const chosen = chosenOf(deployments, turn.choice) ?? placement;
  const pieces = deployments.filter(({ decision }) => isSimple(decision));
  const actions = actionsOf(placement);
  const isWithChosen = ({ decision }: SingleOption) =>
    actionOf(decision) === undefined && isSameDecision(deploymentOf(decision), deploymentOf(chosen.decision));
  const [alone = placement, ...extended] = [placement, ...deployments].filter(isWithChosen);
  return (
    <Sheet turn={turn} title={pieces.length > 0 ? words.deploy : undefined} hint={joins}>
      {isLeftOut(placement) && (
        <p class="quiet" role="status">
          {t().loading}
        </p>
      )}
      {pieces.length > 0 && (
        <OptionList label={words.deploy}>
          <OptionLine turn={turn} option={placement} isChosen={isWithChosen(placement)}>
            {words.deployNobody}
          </OptionLine>
          {pieces.map((option) => (
            <OptionLine key={keyOf(option)} turn={turn} option={option} isChosen={isWithChosen(option)}>
              <DeploymentLabel turn={turn} option={option} item={item} />
            </OptionLine>
          ))}
        </OptionList>
      )}
      {extended.length > 0 && (
        <ExtendedOptions turn={turn} item={item} alone={alone} extended={extended} chosen={chosen} />
      )}
      {actions.length > 0 && <ActionList turn={turn} actions={actions} isInstead={pieces.length > 0} />}
      <Confirm turn={turn} option={chosen} onConfirm={() => turn.send(chosen.decision)}>
        <PlacementButtons turn={turn} hand={hand} placement={placement} />
      </Confirm>
    </Sheet>
  );
}

interface ExtendedOptionsProps {
  readonly turn: Turn;
  readonly item: Item;
  /** The placement with the chosen piece, and the same with additions of expansions. */
  readonly alone: SingleOption;
  readonly extended: readonly SingleOption[];
  readonly chosen: SingleOption;
}

/** The possible additions to the tile and the chosen piece. */
function ExtendedOptions({ turn, item, alone, extended, chosen }: ExtendedOptionsProps) {
  const words = t().turn;
  return (
    <>
      <h3>{words.also}</h3>
      <OptionList label={words.also}>
        <OptionLine turn={turn} option={alone} list="also" isChosen={chosen === alone}>
          {words.alsoNothing}
        </OptionLine>
        {extended.map((option) => (
          <OptionLine
            key={keyOf(option)}
            turn={turn}
            option={option}
            list="also"
            isChosen={chosen === option}
          >
            <ExtendedLabel turn={turn} option={option} item={item} />
          </OptionLine>
        ))}
      </OptionList>
    </>
  );
}

interface LabelProps {
  readonly turn: Turn;
  readonly option: SingleOption;
  readonly item: Item;
}

function ExtendedLabel({ turn, option, item }: LabelProps) {
  const geometry = useTiles()(item.tile, item.isAbbey ? 0 : turn.choice.rotation);
  const added = addedIn(t().game, option.decision);
  const texts = added.map(({ text, segment, piece }) =>
    piece === undefined || segment === undefined
      ? `${capital(text)}${sideWithin(geometry, segment ?? '')}`
      : deploymentText({ piece, segment }, geometry),
  );
  const pieces = added.flatMap(({ piece }) => piece ?? []);
  return (
    <>
      {pieces.map((piece) => (
        <PiecePicture key={piece} piece={piece} seat={turn.seat} />
      ))}
      {texts.join(', ')}
    </>
  );
}

function DeploymentLabel({ turn, option, item }: LabelProps) {
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
        <Button
          label="↻"
          class="icon"
          aria-label={`${words.turnTile} (R)`}
          title={words.turnTile}
          onClick={() => dispatch({ type: 'turn', step: 1 })}
        />
      )}
      <Button label={words.takeBack} disabled={isSending} onClick={() => dispatch({ type: 'take-back' })} />
    </>
  );
}
