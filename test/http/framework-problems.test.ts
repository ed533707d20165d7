import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { frameworkProblem } from '../../src/http/plugins/framework-problems.ts';

const request = { headers: {}, routeOptions: { bodyLimit: 1000 } } as FastifyRequest;
const errorWith = (code: string, statusCode?: number) => Object.assign(new Error(code), { code, statusCode });

test.each([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 413, 'payload-too-large'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 400, 'bad-request'],
  ['FST_ERR_REP_INVALID_PAYLOAD_TYPE', 500, undefined],
  ['FST_ERR_HOOK_INVALID_HANDLER', undefined, undefined],
  ['ENOENT', 404, 'route-not-found'],
  ['EACCES', 500, undefined],
])('%s with the status %s is %s', (code, statusCode, expected) => {
  expect(frameworkProblem(errorWith(code, statusCode), request)?.kind).toBe(expected);
});
