import type { Lesson, LessonId } from '../api/client.ts';
import { expansionArt } from '../board/expansion-art.ts';
import { t } from '../i18n/index.ts';
import { TilePicture } from '../ui/art.tsx';
import { FormError } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { finishedLessons } from './finished-lessons.ts';
import { useLessons } from './use-lessons.ts';

/** A tile for each lesson of the base game. */
const BASE_TILES: Readonly<Partial<Record<LessonId, string>>> = {
  place: 'base/D',
  road: 'base/V',
  city: 'base/M',
  monastery: 'base/A',
  farmer: 'base/H',
  final: 'base/X',
};

/** Returns the tile shown with a lesson. */
function tileFor({ id, expansions: [expansion] }: Lesson): string | undefined {
  return expansion === undefined ? BASE_TILES[id] : expansionArt[expansion]?.exampleTile;
}

/** All lessons, in their recommended order. */
export function LessonList() {
  const { value, error } = useLessons();
  const words = t().learn;
  const lessons = value?.items ?? [];
  return (
    <div class="learn">
      <PageTitle>{words.title}</PageTitle>
      <p class="lead">{words.text}</p>
      <FormError error={error} />
      <LessonCards title={words.base} lessons={lessons.filter(({ expansions }) => expansions.length === 0)} />
      <LessonCards
        title={words.expansions}
        lessons={lessons.filter(({ expansions }) => expansions.length > 0)}
      />
    </div>
  );
}

function LessonCards({ title, lessons }: { title: string; lessons: readonly Lesson[] }) {
  const finished = finishedLessons();
  return (
    <section>
      <h2>{title}</h2>
      <ul class="lessons">
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonCard lesson={lesson} isFinished={finished.includes(lesson.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LessonCard({ lesson, isFinished }: { lesson: Lesson; isFinished: boolean }) {
  const { id, number, title, summary } = lesson;
  const tile = tileFor(lesson);
  return (
    <a class="card lesson-card" href={`/learn/${id}`}>
      {tile && <TilePicture tile={tile} rotation={0} size={72} />}
      <span>
        <strong>
          <span class="number">{number}</span> {title}
        </strong>
        <span class="hint">{summary}</span>
        {isFinished && <span class="finished">✓ {t().learn.done}</span>}
      </span>
    </a>
  );
}
