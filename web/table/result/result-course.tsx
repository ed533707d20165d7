import { scaleOf, stepPath } from '../../analysis/chart.ts';
import { CourseFigure, courseFrame } from '../../analysis/course-figure.tsx';
import type { Game } from '../../api/client.ts';
import { more } from '../../i18n/index.ts';

interface ResultCourseProps {
  readonly game: Pick<Game, 'players'>;
  /** Points per seat after each entry of the log. */
  readonly course: readonly (readonly number[])[];
}

/** Renders the players' points over the game as sparklines. */
export function ResultCourse({ game, course }: ResultCourseProps) {
  const { x, y } = scaleOf(courseFrame, course.length - 1, 0, Math.max(1, ...course.flat()));
  return (
    <CourseFigure label={more().analysis.course}>
      <path class="base" d={`M0 ${y(0)}H${courseFrame.width}`} />
      {game.players.map(({ seat }) => (
        <path
          key={seat}
          class="line"
          style={{ '--seat': `var(--seat-${seat})` }}
          d={stepPath(course.map((scores, seq) => [x(seq), y(scores[seat] ?? 0)] as const))}
        />
      ))}
    </CourseFigure>
  );
}
