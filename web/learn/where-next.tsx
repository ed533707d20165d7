import type { LessonProgress } from '../api/client.ts';
import { PlayNow } from '../guests/play-now.tsx';
import { t } from '../i18n/index.ts';
import { useLessons } from './use-lessons.ts';

/** Links from a finished lesson to the next one; after the last of the base game and the last of all, to a game. */
export function WhereNext({ progress: { lesson, next } }: { progress: LessonProgress }) {
  const words = t().learn;
  const lessons = useLessons().value?.items ?? [];
  const following = lessons.find(({ id }) => id === next);
  const isBaseOver =
    lesson.expansions.length === 0 && following !== undefined && following.expansions.length > 0;
  return (
    <>
      {(isBaseOver || next === null) && <PlayNow />}
      <div class="where-next">
        {next === null && <p>{words.finished}</p>}
        {following !== undefined && (
          <a class="button main" href={`/learn/${following.id}`}>
            {words.next(following.title)}
          </a>
        )}
        <a class="button" href="/learn">
          {words.all}
        </a>
      </div>
    </>
  );
}
