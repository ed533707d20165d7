import type { LogEntry } from '../api/client.ts';
import type { Cell } from '../board/cell.ts';
import { t } from '../i18n/index.ts';
import { PiecePicture } from '../ui/art.tsx';
import { Button } from '../ui/form.tsx';
import { cellOf } from './moves.ts';
import { textOf } from './sentences.ts';
import { UnseenCell } from './unseen-cell.tsx';

interface SinceProps {
  /** The others' decisions since the player's last one. */
  readonly moves: readonly LogEntry[];
  readonly nameOf: (seat: number) => string;
  readonly onShow: (cell: Cell) => void;
}

/** Maximum number of entries shown. */
const LIMIT = 8;
const hasRoom = matchMedia('(min-width: 56rem) and (min-height: 40rem)');

/** Lists the moves since the player's last one; each can be shown on the board. */
export function Since({ moves, nameOf, onShow }: SinceProps) {
  const words = t().table;
  if (moves.length === 0) return null;
  return (
    <details class="since" open={hasRoom.matches}>
      <summary>{words.since(moves.length)}</summary>
      <ul>
        {moves.slice(-LIMIT).map((entry) => (
          <li key={entry.seq}>
            <PiecePicture piece="meeple" seat={entry.seat} size={16} />
            <span>
              {textOf(entry, nameOf)}
              <UnseenCell cell={cellOf(entry)} />
            </span>
            <ShowButton label={words.showMove(entry.seq)} cell={cellOf(entry)} onShow={onShow} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ShowButtonProps extends Pick<SinceProps, 'onShow'> {
  readonly label: string;
  readonly cell: Cell | undefined;
}

function ShowButton({ label, cell, onShow }: ShowButtonProps) {
  if (cell === undefined) return null;
  return <Button label="◎" class="plain" aria-label={label} title={label} onClick={() => onShow(cell)} />;
}
