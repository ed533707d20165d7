import type { Game } from '../../api/client.ts';
import type { GameStatistics } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import { PiecePicture } from '../../ui/art.tsx';
import { nameAt, rankedPlayers } from '../players.ts';

interface ResultTableProps {
  readonly game: Game;
  readonly statistics: Pick<GameStatistics, 'seats'>;
}

/** Renders the players' points by kind, in a column each, the winner's first. */
export function ResultTable({ game, statistics: { seats } }: ResultTableProps) {
  const words = t().outcome;
  const ranked = rankedPlayers(game).map(({ seat }) => seat);
  const rows = pointsByKind(seats);
  return (
    <div class="scrolled" role="group" tabIndex={0} aria-label={words.pointsByKind}>
      <table class="result-table">
        <thead>
          <tr>
            <td />
            {ranked.map((seat) => (
              <SeatHead key={seat} game={game} seat={seat} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([kind, points]) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              {ranked.map((seat) => (
                <td key={seat}>{points.get(seat) ?? <span class="quiet">–</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {ranked.map((seat) => (
              <td key={seat}>{game.scores[seat]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function SeatHead({ game, seat }: { game: Game; seat: number }) {
  return (
    <th scope="col" class={seat === game.yourSeat ? 'you' : ''}>
      <span class="place">
        <PiecePicture piece="meeple" seat={seat} size={22} />
        {t().outcome.place(game.places[seat] ?? 1)}
      </span>
      <span class="name">{nameAt(game, seat)}</span>
      {game.resigned.includes(seat) && <small class="hint">{t().result.resigned}</small>}
    </th>
  );
}

/** Returns the points of each seat for each kind, completed and unfinished features together, the largest kind first. */
function pointsByKind(seats: GameStatistics['seats']): (readonly [string, ReadonlyMap<number, number>])[] {
  const kinds = new Map<string, Map<number, number>>();
  for (const { seat, points } of seats)
    for (const one of points) {
      const kind = t().game.pointsFor(one.kind);
      const ofKind = kinds.get(kind) ?? new Map<number, number>();
      kinds.set(kind, ofKind.set(seat, (ofKind.get(seat) ?? 0) + one.points));
    }
  return [...kinds].sort(([, a], [, b]) => sumOf(b) - sumOf(a));
}

const sumOf = (points: ReadonlyMap<number, number>): number =>
  [...points.values()].reduce((sum, one) => sum + one, 0);
