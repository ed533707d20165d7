/** Keys of a route's schema for the generated document's details that a JSON schema can't express. */

/** Names of the endpoint's possible problems. */
export const problemNames = 'x-problems';
/** True if successful responses carry the game's `ETag`. */
export const taggedAnswer = 'x-tagged-answer';
/** True if the response is a page of a list. */
export const listAnswer = 'x-list-answer';
/** True if the body is optional; the generator marks every body as required. */
export const optionalBody = 'x-optional-body';
/** Examples of bodies; the generator drops those of transforming schemas. */
export const bodyExamples = 'x-body-examples';
