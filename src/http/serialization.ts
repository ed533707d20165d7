import { isDeepStrictEqual } from 'node:util';
import type { FastifySerializerCompiler } from 'fastify';
import { core } from 'zod';

type Compiler = FastifySerializerCompiler<core.$ZodType>;

/** Writes answers as they are: anything that callers may not see must never be in them. */
export const writeAnswers: Compiler = () => (answer) => JSON.stringify(answer);

/** Checks answers, for tests: one that lacks members of its schema, or has more of them, is an error. */
export const checkAnswers: Compiler =
  ({ schema, method, url }) =>
  (answer) => {
    const text = JSON.stringify(answer);
    const sent: unknown = text === undefined ? undefined : JSON.parse(text);
    const { success, data, error } = core.safeParse(schema, sent);
    if (success && isDeepStrictEqual(sent, data)) return text;
    const fault = success ? 'has more members than its schema' : core.prettifyError(error);
    throw new Error(`${method} ${url}: the answer ${fault}: ${text}`);
  };
