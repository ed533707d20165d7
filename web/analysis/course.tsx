import type { Analysis } from '../api/types.ts';
import { momentAddress } from '../app/addresses.ts';
import { go } from '../app/router.ts';
import { more } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import { scaleOf, stepPath, ticksBetween, useChartWidth } from './chart.ts';
import type { Review } from './use-analysis.ts';

const pointsFrame = { height: 260, left: 34, right: 12, top: 14, bottom: 8 };
const leadFrame = { height: 120, left: 34, right: 12, top: 8, bottom: 22 };

/** The points after each move, and below it, for two players, the lead that the robot expected. */
export function Course(review: Review) {
  const words = more().analysis;
  const { game, analysis } = review;
  return (
    <section class="card course">
      <h2>{words.course}</h2>
      <ul class="legend">
        {game.players.map(({ seat }) => (
          <li key={seat} style={{ '--seat': `var(--seat-${seat})` }}>
            {nameAt(game, seat)}
          </li>
        ))}
      </ul>
      <div class="chart">
        <PointsChart {...review} />
        {analysis !== undefined && game.players.length === 2 && <LeadChart {...review} analysis={analysis} />}
      </div>
      <p class="hint">{words.courseText}</p>
    </section>
  );
}

function PointsChart({ game, statistics: { course }, analysis }: Review) {
  const words = more().analysis;
  const points = { ...pointsFrame, width: useChartWidth() };
  const last = course.length - 1;
  const most = Math.max(10, ...course.flat());
  const { x, y } = scaleOf(points, last, 0, most);
  const open = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * points.width;
    const seq = Math.round(((at - points.left) / (points.width - points.left - points.right)) * last);
    go(momentAddress(game.id, Math.min(last, Math.max(0, seq))));
  };
  return (
    <svg
      viewBox={`0 0 ${points.width} ${points.height}`}
      role="group"
      aria-label={words.course}
      onClick={open}
    >
      {ticksBetween(0, most, 5).map((tick) => (
        <g key={tick}>
          <path class="grid" d={`M${points.left} ${y(tick)}H${points.width - points.right}`} />
          <text class="tick" x={points.left - 6} y={y(tick) + 4} text-anchor="end">
            {tick}
          </text>
        </g>
      ))}
      {game.players.map(({ seat }) => (
        <path
          key={seat}
          class="line"
          style={{ '--seat': `var(--seat-${seat})` }}
          d={stepPath(course.map((scores, seq) => [x(seq), y(scores[seat] ?? 0)] as const))}
        />
      ))}
      {analysis?.costliest.map((seq) => {
        const seat = analysis.decisions.find((each) => each.seq === seq)?.seat ?? 0;
        const at = y(course[seq]?.[seat] ?? 0);
        return (
          <a key={seq} href={`#move-${seq}`} aria-label={words.move(seq)}>
            <circle class="mark" cx={x(seq)} cy={at} r={8} style={{ '--seat': `var(--seat-${seat})` }} />
            <text class="mark-text" x={x(seq)} y={at + 4.5} text-anchor="middle">
              ?
            </text>
          </a>
        );
      })}
    </svg>
  );
}

/** The lead that the robot expected, from the side of the first seat. */
function LeadChart({ game, statistics: { course }, analysis }: Review & { readonly analysis: Analysis }) {
  const words = more().analysis;
  const lead = { ...leadFrame, width: useChartWidth() };
  const last = course.length - 1;
  const final = (game.scores[0] ?? 0) - (game.scores[1] ?? 0);
  const known = analysis.decisions.map(({ seq, seat, expectedLead }) => [
    seq - 1,
    seat === 0 ? expectedLead : -expectedLead,
  ]);
  const leads = [...known, [last, final]] as [number, number][];
  const most = Math.max(10, ...leads.map(([, value]) => Math.abs(value)));
  const { x, y } = scaleOf(lead, last, -most, most);
  const line = leads.map(([seq, value], index) => `${index === 0 ? 'M' : 'L'}${x(seq)} ${y(value)}`).join('');
  const area = `${line}L${x(last)} ${y(0)}L${x(leads[0]?.[0] ?? 0)} ${y(0)}Z`;
  return (
    <svg viewBox={`0 0 ${lead.width} ${lead.height}`} role="img" aria-label={words.expected(nameAt(game, 0))}>
      <clipPath id="ahead">
        <rect x="0" y="0" width={lead.width} height={y(0)} />
      </clipPath>
      <clipPath id="behind">
        <rect x="0" y={y(0)} width={lead.width} height={lead.height} />
      </clipPath>
      <path class="area" clip-path="url(#ahead)" style={{ '--seat': 'var(--seat-0)' }} d={area} />
      <path class="area" clip-path="url(#behind)" style={{ '--seat': 'var(--seat-1)' }} d={area} />
      <path class="grid zero" d={`M${lead.left} ${y(0)}H${lead.width - lead.right}`} />
      {[most, -most].map((value) => (
        <text
          key={value}
          class="tick of-seat"
          style={{ '--seat': `var(--seat-${value > 0 ? 0 : 1})` }}
          x={lead.left - 6}
          y={y(value) + (value > 0 ? 10 : 0)}
          text-anchor="end"
        >
          {words.signed(Math.round(Math.abs(value)))}
        </text>
      ))}
      {ticksBetween(0, last, 8).map((tick) => (
        <text key={tick} class="tick" x={x(tick)} y={lead.height - 4} text-anchor="middle">
          {tick}
        </text>
      ))}
    </svg>
  );
}
