/** Keys of a route's schema by which an endpoint tells the generated document what a JSON schema cannot say. */

/** Names of the problems that the endpoint may answer with. */
export const problemNames = 'x-problems';
/** Whether successful answers carry the `ETag` of the game. */
export const taggedAnswer = 'x-tagged-answer';
/** Whether the answer is a page of a list. */
export const listAnswer = 'x-list-answer';
/** Whether the body may be left out; the generator takes every body as required. */
export const optionalBody = 'x-optional-body';
/** Examples of bodies; the generator drops those of schemas that transform. */
export const bodyExamples = 'x-body-examples';
