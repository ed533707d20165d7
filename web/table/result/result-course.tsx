import { scaleOf, stepPath } from '../../analysis/chart.ts';
import type { Game } from '../../api/client.ts';
import { more } from '../../i18n/index.ts';

const frame = { width: 320, height: 72, left: 2, right: 2, top: 4, bottom: 4 };

interface ResultCourseProps {
  readonly game: Pick<Game, 'players'>;
  /** Points per seat after each entry of the log. */
  readonly course: readonly (readonly number[])[];
}

/** Renders the points of the players during the game as small lines. */
export function ResultCourse({ game, course }: ResultCourseProps) {
  const { x, y } = scaleOf(frame, course.length - 1, 0, Math.max(1, ...course.flat()));
  return (
    <figure class="result-course seat-colours">
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={more().analysis.course}
      >
        <path class="base" d={`M0 ${y(0)}H${frame.width}`} />
        {game.players.map(({ seat }) => (
          <path
            key={seat}
            class="line"
            style={{ '--seat': `var(--seat-${seat})` }}
            d={stepPath(course.map((scores, seq) => [x(seq), y(scores[seat] ?? 0)] as const))}
          />
        ))}
      </svg>
      <figcaption class="hint">{more().analysis.course}</figcaption>
    </figure>
  );
}
