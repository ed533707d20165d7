import { groupBy } from '../../../../src/helpers/group-by.ts';
import { kindOf } from '../../../../src/texts/names.ts';
import type { Decision, Option } from '../../../api/client.ts';
import { featureAt } from '../../../board/features.ts';
import { more } from '../../../i18n/index.ts';
import { PiecePicture } from '../../../ui/art.tsx';
import { capital } from '../../../ui/text.ts';
import { keyOf } from '../../turn/placements.ts';
import type { Turn } from '../../turn/use-turn.ts';
import { FeatureNumber, featureText } from '../feature-text.tsx';
import { Confirm, Gains, Sheet } from '../parts.tsx';
import { optionText, questionText } from '../phase-text.ts';

type RedeployDecision = Extract<Decision, { type: 'redeploy' }>;
type Move = RedeployDecision['pieces'][number];

/** An option that moves a single follower; several can make one decision. */
interface MoveOption extends Option {
  readonly move: Move;
}

/** Followers in the town can join the feature that is about to be scored. */
export function RedeployQuestion(turn: Turn) {
  return <MovesQuestion turn={turn} hint={more().turn.redeployHint} isOne={false} />;
}

/** At the end of the game one follower at a time leaves the market. */
export function FinalRedeployQuestion(turn: Turn) {
  return <MovesQuestion turn={turn} hint={more().turn.redeployFinalHint} isOne />;
}

function movesOf({ decision }: Option): readonly Move[] | undefined {
  return decision.type === 'redeploy' ? decision.pieces : undefined;
}

interface MovesQuestionProps {
  readonly turn: Turn;
  readonly hint: string;
  /** Whether only one follower may move. */
  readonly isOne: boolean;
}

function MovesQuestion({ turn, hint, isOne }: MovesQuestionProps) {
  const { options } = turn.question;
  const single = options.flatMap((option): MoveOption[] => {
    const [move, ...others] = movesOf(option) ?? [];
    return move === undefined || others.length > 0 ? [] : [{ ...option, move }];
  });
  const chosen = single.filter((option) => turn.choice.several.includes(keyOf(option)));
  const none = options.find(({ declines }) => declines);
  return (
    <Sheet turn={turn} hint={hint}>
      <div class="turn-options single" role="group" aria-label={questionText(turn)}>
        {destinationsOf(turn, single, isOne ? 1 : undefined).map((option) => (
          <MoveLine key={keyOf(option)} turn={turn} option={option} chosen={chosen} isOne={isOne} />
        ))}
      </div>
      <Confirm
        turn={turn}
        option={chosen.length > 1 ? undefined : (chosen[0] ?? none)}
        label={chosen.length === 0 && none !== undefined ? optionText(turn, none) : undefined}
        isReady={chosen.length > 0 || none !== undefined}
        onConfirm={() => turn.send({ type: 'redeploy', pieces: chosen.map(({ move }) => move) })}
      />
    </Sheet>
  );
}

/**
 * Returns the options worth showing, most valuable features first. The follower's tile within a feature makes no
 * difference, so a feature has at most as many options as there are followers.
 */
function destinationsOf(turn: Turn, options: readonly MoveOption[], most?: number): readonly MoveOption[] {
  const groups = groupBy(
    options,
    ({ move: { piece, quarter, to } }) => `${piece} ${quarter} ${featureAt(turn.table, to)?.name}`,
  );
  const { several } = turn.choice;
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      const room = most ?? (first === undefined ? 0 : followersLike(turn, first.move));
      // An option that was chosen on the board is shown as chosen.
      const isChosen = (option: MoveOption) => several.includes(keyOf(option));
      return [...group.filter(isChosen), ...group.filter((option) => !isChosen(option))].slice(0, room);
    })
    .sort((one, other) => worthOf(turn, other) - worthOf(turn, one));
}

const worthOf = ({ table }: Turn, { move }: MoveOption) => featureAt(table, move.to)?.points ?? 0;

interface MoveLineProps {
  readonly turn: Turn;
  readonly option: MoveOption;
  readonly chosen: readonly MoveOption[];
  readonly isOne: boolean;
}

function MoveLine({ turn, option, chosen, isOne }: MoveLineProps) {
  const { piece, quarter, to } = option.move;
  const isChosen = chosen.includes(option);
  const isUsedUp = usesOf(chosen, option.move) >= followersLike(turn, option.move);
  return (
    <label class={isChosen ? 'turn-option chosen' : 'turn-option'} data-option={keyOf(option)}>
      <input
        type={isOne ? 'radio' : 'checkbox'}
        name="move"
        checked={isChosen}
        disabled={!isChosen && !isOne && isUsedUp}
        onClick={() => turn.dispatch({ type: 'toggle', option: keyOf(option), alone: isOne })}
      />
      <PiecePicture piece={piece} seat={turn.seat} />
      <span class="what">
        <FeatureNumber turn={turn} at={to} />
        <span>
          {capital(more().turn.redeployMove(piece, quarter, kindOf(to.segment)))}
          <small class="hint">{featureText({ turn, at: to })}</small>
        </span>
      </span>
      <Gains turn={turn} option={option} />
    </label>
  );
}

const isAlike = (one: Move, other: { piece: string; quarter: string }) =>
  one.piece === other.piece && one.quarter === other.quarter;

const usesOf = (chosen: readonly MoveOption[], move: Move) =>
  chosen.filter((option) => isAlike(option.move, move)).length;

/** Counts the player's followers of this kind in this quarter. */
function followersLike({ table, seat }: Turn, move: Move): number {
  const followers = table.expansions.count?.town.followers ?? [];
  return followers.filter((one) => one.seat === seat && isAlike(move, one)).length;
}
