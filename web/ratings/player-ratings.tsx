import type { Schemas } from '#client';
import { scaleOf } from '../analysis/chart.ts';
import { CourseFigure, courseFrame } from '../analysis/course-figure.tsx';
import { api, bodyOf } from '../api/client.ts';
import { language, more } from '../i18n/index.ts';
import { useResource } from '../ui/use-resource.ts';
import { ratingText } from './rating-text.ts';

type ClassRating = Schemas['ClassRating'];

/** Minimum number of games for a chart. */
const fewest = 3;

/** Renders a player's ratings, each with its history. */
export function PlayerRatings({ handle, ratings }: { handle: string; ratings: readonly ClassRating[] }) {
  const words = more().ratings;
  return (
    <section class="card">
      <h2>{words.rating}</h2>
      {ratings.map((rating) => (
        <div key={rating.class}>
          <p>
            {`${words.classes[rating.class]}: `}
            <strong>{ratingText(rating)}</strong>
            {` · ${words.count(rating.games)}`}
            {rating.isProvisional && ` · ${words.provisional}`}
          </p>
          <Course handle={handle} kind={rating.class} />
        </div>
      ))}
    </section>
  );
}

/** Draws a rating's history over its last hundred games. */
function Course({ handle, kind }: { handle: string; kind: ClassRating['class'] }) {
  const { value } = useResource(async () => {
    const params = { path: { handle }, query: { class: kind, limit: 100 } };
    return (await bodyOf(api.GET('/v1/players/{handle}/rating-changes', { params }))).items;
  }, [handle, kind]);
  if (value === undefined || value.length < fewest) return null;
  const changes = [...value].reverse();
  const start = changes.slice(0, 1).map(({ before }) => before.rating);
  const course = [...start, ...changes.map(({ after }) => after.rating)];
  const words = more().ratings;
  const [lowest, highest] = [Math.min(...course), Math.max(...course)];
  const { x, y } = scaleOf(courseFrame, course.length - 1, lowest, highest);
  return (
    <CourseFigure label={words.course(daysOf(changes), lowest, highest)}>
      <path class="line plain" d={`M${course.map((rating, game) => `${x(game)} ${y(rating)}`).join('L')}`} />
    </CourseFigure>
  );
}

/** Formats the period of the games: `3 May – 9 August 2026`. */
function daysOf(changes: readonly Schemas['RatingChange'][]): string {
  const [first, last] = [changes[0], changes.at(-1)].map((each) => new Date(each?.finishedAt ?? 0));
  const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' });
  return first === undefined || last === undefined ? '' : format.formatRange(first, last);
}
