import { t } from '../../i18n/index.ts';
import { nameAt } from '../players.ts';
import type { Turn } from '../turn/use-turn.ts';

/** Writes the points that a decision brings to each seat at once, the reader's first; empty without any. */
export function gainsText({ you, players }: Turn['game'], gains: readonly number[]): string {
  return gains
    .map((points, seat) => ({ points, seat }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => Number(b.seat === you) - Number(a.seat === you))
    .map(({ points, seat }) =>
      seat === you ? `+${points}` : t().turn.gain(nameAt({ players }, seat), points),
    )
    .join(', ');
}
