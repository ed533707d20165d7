import type { GameStatistics } from '../api/types.ts';
import { more, t } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import { TilePicture } from '../ui/art.tsx';
import type { Review } from './use-analysis.ts';

type SeatStatistics = GameStatistics['seats'][number];

/** Renders the statistics that need no analysis. */
export function Statistics({ game, statistics }: Review) {
  const words = more().analysis;
  return (
    <section class="card statistics">
      <h2>{words.statistics}</h2>
      <PointsByKind game={game} statistics={statistics} />
      <SeatTable game={game} statistics={statistics} />
      <dl class="facts">
        <Largest title={words.largestCity} largest={statistics.largestCity} game={game} />
        <Largest title={words.longestRoad} largest={statistics.longestRoad} game={game} />
        <div>
          <dt>{words.leadChanges}</dt>
          <dd>{statistics.leadChanges}</dd>
        </div>
        {statistics.setAside.length > 0 && (
          <div>
            <dt>{words.setAside}</dt>
            <dd class="tiles">
              {statistics.setAside.map(({ tile }, index) => (
                <TilePicture key={index} tile={tile} size={32} />
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

type Part = Pick<Review, 'game' | 'statistics'>;

/** Points for completed and unfinished features count as one kind here. */
const groupOf = (kind: string) => t().game.pointsFor(kind);

/** Renders each seat's points by kind. */
function PointsByKind({ game, statistics: { seats } }: Part) {
  const groups = [...new Set(seats.flatMap(({ points }) => points.map(({ kind }) => groupOf(kind))))];
  const of = (seat: SeatStatistics, group: string) =>
    seat.points.reduce((sum, { kind, points }) => (groupOf(kind) === group ? sum + points : sum), 0);
  const most = Math.max(1, ...seats.flatMap((seat) => groups.map((group) => of(seat, group))));
  return (
    <dl class="kinds">
      {groups.map((group) => (
        <div key={group}>
          <dt>{group}</dt>
          {seats.map((seat) => (
            <dd
              key={seat.seat}
              style={{ '--seat': `var(--seat-${seat.seat})` }}
              title={nameAt(game, seat.seat)}
            >
              <i style={{ '--part': String(of(seat, group) / most) }} />
              <b>{of(seat, group)}</b>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function SeatTable({ game, statistics: { seats } }: Part) {
  const words = more().analysis;
  const rows: readonly (readonly [string, (seat: SeatStatistics) => string])[] = [
    [words.tiles, ({ tiles }) => String(tiles)],
    [words.deployed, ({ followers }) => String(followers.deployed)],
    [words.idleFollowers, ({ followers }) => words.decimal(followers.idleFollowers)],
    [
      words.stuckFollowers,
      ({ followers }) => words.stuckTurns(followers.stuckFollowers, followers.stuckTurns),
    ],
    [words.median, ({ time }) => words.duration(time.median)],
    [words.longest, ({ time }) => (time.longest === null ? '–' : words.duration(time.longest.milliseconds))],
  ];
  return (
    <div class="scrolled">
      <table>
        <thead>
          <tr>
            <td />
            {seats.map(({ seat }) => (
              <th key={seat} scope="col" style={{ '--seat': `var(--seat-${seat})` }}>
                {nameAt(game, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, of]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {seats.map((seat) => (
                <td key={seat.seat}>{of(seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LargestProps extends Pick<Review, 'game'> {
  readonly title: string;
  readonly largest: GameStatistics['largestCity'];
}

function Largest({ title, largest, game }: LargestProps) {
  const words = more().analysis;
  if (largest === null) return null;
  const names = largest.seats.map((seat) => nameAt(game, seat));
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {words.largest(largest.tiles, largest.points)}
        <span class="quiet"> · {names.length === 0 ? words.noOne : t().game.and(names)}</span>
      </dd>
    </div>
  );
}
