import { isDeepStrictEqual } from 'node:util';
import type { FastifySerializerCompiler } from 'fastify';
import { core } from 'zod';

type Compiler = FastifySerializerCompiler<core.$ZodType>;

/** Writes responses unfiltered, so they must never contain anything that callers may not see. */
export const writeAnswers: Compiler = () => (answer) => JSON.stringify(answer);

/** Checks responses in tests: missing or additional members are errors. */
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
