import { isDeepStrictEqual } from 'node:util';
import type { FastifySerializerCompiler } from 'fastify';
import { core } from 'zod';

type Compiler = FastifySerializerCompiler<core.$ZodType>;

/** Answers are written as they are: what callers may not see must never get into them. */
export const writeAnswers: Compiler = () => (answer) => JSON.stringify(answer);

/** For tests: an answer that lacks something its schema promises, or says more than that, is an error. */
export const checkAnswers: Compiler =
  ({ schema, method, url }) =>
  (answer) => {
    const text = JSON.stringify(answer);
    const sent: unknown = text === undefined ? undefined : JSON.parse(text);
    const { success, data, error } = core.safeParse(schema, sent);
    if (success && isDeepStrictEqual(sent, data)) return text;
    const fault = success ? 'says more than its schema' : core.prettifyError(error);
    throw new Error(`${method} ${url}: the answer ${fault}: ${text}`);
  };
