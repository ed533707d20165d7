import type { Plan } from '../../api/types.ts';
import { usePrinted } from '../../board/printed.ts';
import { ROTATIONS } from '../../board/rotation.ts';
import { more } from '../../i18n/index.ts';
import { TilePicture } from '../../ui/art.tsx';
import { capital } from '../../ui/text.ts';
import { tileText } from '../tile-text.ts';
import { UnseenCell } from '../unseen-cell.tsx';
import { exactDecisions } from './draft.ts';
import { assumedText, decisionsText } from './plan-words.ts';

interface PlannedMoveProps {
  readonly plan: {
    /** The required tile; null for any. */
    readonly tile: string | null;
    readonly decisions: readonly Plan['decisions'][number][];
    /** Its decisions in words, where it has some that depend on the board. */
    readonly text?: string;
  };
  /** The name of the player who moves; left out for the reader, with this tile. */
  readonly who?: string;
}

/** A plan's tile with its picture, and its decisions in words. */
export function PlannedMove({ plan, who }: PlannedMoveProps) {
  const words = more().plans;
  const printed = usePrinted();
  const { tile, decisions, text = '' } = plan;
  const exact = exactDecisions(decisions);
  const planned = exact.length < decisions.length ? capital(text) : decisionsText(exact);
  const [first] = decisions;
  const shown = tile ?? (first?.type === 'tile' ? first.tile : undefined);
  const turned = first?.type === 'tile' ? first.rotation : 0;
  const rotation = ROTATIONS.find((each) => each === turned) ?? 0;
  return (
    <div class="planned-move">
      {shown !== undefined && <TilePicture tile={shown} rotation={rotation} size={48} />}
      <p>
        <span class="quiet">
          {who === undefined ? (tile === null ? words.ifAny : words.ifTile) : `${who}:`}
        </span>
        {shown !== undefined && <span class="unseen">{words.ifTileNamed(tileText(printed(shown)))}</span>}{' '}
        <strong>{who === undefined ? planned : assumedText(exact)}</strong>
        <UnseenCell cell={exact.find((decision) => 'x' in decision)} />
      </p>
    </div>
  );
}
