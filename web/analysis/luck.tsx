import type { Analysis } from '../api/types.ts';
import { more } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import { TilePicture } from '../ui/art.tsx';
import { scaleOf, ticksBetween, useChartWidth } from './chart.ts';
import type { Review } from './use-analysis.ts';

interface LuckProps extends Review {
  readonly analysis: Analysis;
}

const luckFrame = { height: 170, left: 34, right: 12, top: 10, bottom: 22 };

/** Draws the luck of each draw, with the luckiest and the unluckiest. */
export function Luck({ game, analysis, statistics }: LuckProps) {
  const words = more().analysis;
  const { draws } = analysis;
  if (draws.length === 0) return null;
  const sorted = [...draws].sort((a, b) => b.luck - a.luck);
  const extremes = [
    { title: words.luckiest, draw: sorted[0] },
    { title: words.unluckiest, draw: sorted.at(-1) },
  ];
  return (
    <section class="card luck">
      <h2>{words.draws}</h2>
      <ul class="legend">
        {analysis.seats.map(({ seat, draws: luck }) => (
          <li key={seat} style={{ '--seat': `var(--seat-${seat})` }}>
            {words.ownDraws(nameAt(game, seat), luck)}
          </li>
        ))}
      </ul>
      <LuckBars draws={draws} last={statistics.course.length - 1} />
      <div class="extremes">
        {extremes.map(
          ({ title, draw }) =>
            draw !== undefined && (
              <figure key={title} style={{ '--seat': `var(--seat-${draw.seat})` }}>
                <TilePicture tile={draw.tile} size={72} />
                <figcaption>
                  {title}
                  <strong>{words.signed(draw.luck)}</strong>
                  <span class="quiet">{words.draw(nameAt(game, draw.seat), draw.seq)}</span>
                </figcaption>
              </figure>
            ),
        )}
      </div>
      <p class="hint">{words.drawsText}</p>
    </section>
  );
}

function LuckBars({ draws, last }: { draws: Analysis['draws']; last: number }) {
  const words = more().analysis;
  const frame = { ...luckFrame, width: useChartWidth() };
  const most = Math.max(3, ...draws.map(({ luck }) => Math.abs(luck)));
  const { x, y } = scaleOf(frame, last, -most, most);
  const width = Math.max(2, (frame.width - frame.left - frame.right) / Math.max(1, last) - 1.5);
  return (
    <div class="chart">
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={words.draws}>
        <path class="grid zero" d={`M${frame.left} ${y(0)}H${frame.width - frame.right}`} />
        {draws.map(({ seq, seat, luck }) => (
          <rect
            key={seq}
            class="bar"
            style={{ '--seat': `var(--seat-${seat})` }}
            x={x(seq) - width / 2}
            y={Math.min(y(luck), y(0))}
            width={width}
            height={Math.max(1, Math.abs(y(luck) - y(0)))}
            rx={1.5}
          />
        ))}
        {[most, -most].map((value) => (
          <text
            key={value}
            class="tick"
            x={frame.left - 6}
            y={y(value) + (value > 0 ? 10 : 0)}
            text-anchor="end"
          >
            {words.signed(Math.round(value))}
          </text>
        ))}
        {ticksBetween(0, last, 8).map((tick) => (
          <text key={tick} class="tick" x={x(tick)} y={frame.height - 4} text-anchor="middle">
            {tick}
          </text>
        ))}
      </svg>
    </div>
  );
}
