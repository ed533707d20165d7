import { isDeepStrictEqual } from 'node:util';
import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

type Compiler = FastifySerializerCompiler<z.core.$ZodType>;

/** Answers are written as they are: what callers may not see must never get into them. */
export const writeAnswers: Compiler = () => (answer) => JSON.stringify(answer);

/** For tests: an answer that lacks something its schema promises, or says more than that, is an error. */
export const checkAnswers: Compiler = (route) => {
  const encode = serializerCompiler(route);
  return (answer) => {
    const promised = encode(answer);
    const sent = JSON.stringify(answer);
    if (isDeepStrictEqual(parsed(sent), parsed(promised))) return sent;
    throw new Error(`${route.method} ${route.url} answers what its schema does not have: ${sent}`);
  };
};

function parsed(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text);
}
