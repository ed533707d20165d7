import { LESSONS, lessonOf, startLesson, takeLesson } from '../../../tutorial/index.ts';
import { languageOf } from '../../accept.ts';
import { type Route, route } from '../../endpoint/route.ts';
import { contentTag, sendUnlessUnchanged } from '../../etag.ts';
import { pageOf, pageOfAll, shortListQuery } from '../../list-pages.ts';
import { notModified } from '../../schemas/forms.ts';
import {
  attemptSchema,
  lessonParams,
  lessonProgressSchema,
  lessonSchema,
} from '../../schemas/site/lessons.ts';
import { describeLesson, summarizeLesson } from './describe-lesson.ts';

const tag = 'tutorial';

/** `/v1/lessons`: the tutorial. It is stateless: the learner sends all decisions each time. */
export const lessonRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/lessons',
      id: 'listLessons',
      tag,
      summary: 'List the lessons',
      description: 'Lists every lesson of the tutorial, in the language of `Accept-Language`.',
      needs: 'none',
      querystring: shortListQuery,
      response: { 200: pageOf(lessonSchema), 304: notModified },
    },
    ({ query, request, reply }) => {
      const language = languageOf(request);
      const lessons = LESSONS.map((lesson) => summarizeLesson(lesson, language));
      const answer = pageOfAll(lessons, query, ({ id }) => id);
      return sendUnlessUnchanged(request, reply, contentTag(answer), () => answer, 'Accept-Language');
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/lessons/:lesson',
      id: 'getLesson',
      tag,
      summary: 'Start a lesson',
      description:
        'Returns the first step of a lesson: the explanation, the task, the table, and every legal decision. No ' +
        'account is needed, and nothing is stored.',
      needs: 'none',
      params: lessonParams,
      response: { 200: lessonProgressSchema, 304: notModified },
    },
    ({ params, request, reply }) => {
      const answer = describeLesson(startLesson(lessonOf(params.lesson)), languageOf(request));
      return sendUnlessUnchanged(request, reply, contentTag(answer), () => answer, 'Accept-Language');
    },
  ),
  route(
    {
      method: 'POST',
      url: '/v1/lessons/:lesson/check',
      id: 'submitLessonMove',
      tag,
      summary: 'Submit a move in a lesson',
      description:
        'Takes all your decisions in the lesson, newest last, and returns the result. A decision that is illegal or ' +
        'not the task of the step also gets 200. `feedback` then gives the reason, and the table is unchanged.',
      needs: 'none',
      params: lessonParams,
      body: attemptSchema,
      response: { 200: lessonProgressSchema },
    },
    ({ params, body, request }) => {
      const { decisions } = body;
      return describeLesson(takeLesson(lessonOf(params.lesson), decisions), languageOf(request));
    },
  ),
];
