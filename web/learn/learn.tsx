import { t } from '../i18n/index.ts';
import { Symbols } from '../ui/art.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { LessonList } from './lesson-list.tsx';
import { LessonView } from './lesson-view.tsx';
import { useLessons } from './use-lessons.ts';

/** The tutorial: all lessons. */
export function Lessons() {
  return (
    <>
      <LessonList />
      <Symbols />
    </>
  );
}

/** One lesson of the tutorial, such as `road`. */
export function Lesson({ id }: { id: string }) {
  return (
    <>
      <OneLesson wanted={id} />
      <Symbols />
    </>
  );
}

function OneLesson({ wanted }: { wanted: string }) {
  const { value } = useLessons();
  const lesson = value?.items.find(({ id }) => id === wanted);
  if (lesson !== undefined) return <LessonView id={lesson.id} />;
  return value === undefined ? (
    <p class="quiet centered">{t().loading}</p>
  ) : (
    <div class="card centered">
      <PageTitle>{t().learn.notFound}</PageTitle>
      <a class="button" href="/learn">
        {t().learn.all}
      </a>
    </div>
  );
}
