export { describeProgress, type LessonWords, textOfLesson } from './describe.ts';
export { type Attempt, LEARNER, type Lesson, type Step } from './lesson.ts';
export { LESSONS, lessonAfter, lessonOf } from './lessons/index.ts';
export {
  formatTaken,
  type Mistake,
  type Progress,
  parseTaken,
  startLesson,
  takeLesson,
} from './take-lesson.ts';
