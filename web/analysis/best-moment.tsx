import { momentAddress } from '../app/addresses.ts';
import { BoardDetail } from '../board/picture.tsx';
import { more } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import { textOf } from '../table/sentences.ts';
import { areaAround, cellOf, laidBy } from './area.ts';
import type { Review } from './use-analysis.ts';

/** The decision that brought the most points at once. */
export function BestMoment({ game, entries, statistics: { bestTurn } }: Review) {
  const words = more().analysis;
  if (bestTurn === null) return null;
  const { seq, seat, points } = bestTurn;
  const entry = entries[seq - 1];
  const cell = cellOf(entry?.decision);
  const tiles = laidBy(entries, seq);
  return (
    <section class="card moment good" style={{ '--seat': `var(--seat-${seat})` }}>
      <header>
        <span class="cost">{words.signed(points)}</span>
        <div>
          <h2>{words.best}</h2>
          <p>{words.bestText(nameAt(game, seat), points)}</p>
          <p class="quiet">{entry === undefined ? '' : textOf(entry, (each) => nameAt(game, each))}</p>
        </div>
      </header>
      <a class="boards" href={momentAddress(game.id, seq)}>
        <BoardDetail
          moment={{ id: game.id, seq }}
          area={areaAround(cell === undefined ? [] : [cell], tiles, 2)}
          frame={cell}
          alt={words.playedAlt(seq)}
        />
      </a>
    </section>
  );
}
