import type { Schemas } from '#client';
import { scaleOf } from '../analysis/chart.ts';
import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { useResource } from '../use-resource.ts';
import { ratingText } from './rating-text.ts';

type ClassRating = Schemas['ClassRating'];

const frame = { width: 320, height: 72, left: 2, right: 2, top: 4, bottom: 4 };

/** Games from which on there is a course to see. */
const fewest = 3;

/** Renders a player's ratings, each with its course from game to game. */
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

/** Draws how a rating came about, by its last hundred games. */
function Course({ handle, kind }: { handle: string; kind: ClassRating['class'] }) {
  const { value } = useResource(async () => {
    const params = { path: { handle }, query: { class: kind, limit: 100 } };
    return (await bodyOf(api.GET('/v1/players/{handle}/rating-changes', { params }))).items;
  }, [handle, kind]);
  if (value === undefined || value.length < fewest) return null;
  const [first] = value.slice(-1);
  const course = [...(first === undefined ? [] : [first.before.rating])];
  for (const { after } of [...value].reverse()) course.push(after.rating);
  const { x, y } = scaleOf(frame, course.length - 1, Math.min(...course), Math.max(...course));
  return (
    <figure class="result-course">
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={more().ratings.course}
      >
        <path
          class="line plain"
          d={`M${course.map((rating, game) => `${x(game)} ${y(rating)}`).join('L')}`}
        />
      </svg>
      <figcaption class="hint">{more().ratings.course}</figcaption>
    </figure>
  );
}
