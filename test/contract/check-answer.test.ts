import { expect, test } from 'vitest';
import { type Exchange, faultsOf } from './check-answer.ts';

const right: Exchange = {
  method: 'GET',
  url: '/healthz?x=1',
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: Buffer.from('{"status":"ok"}'),
};
const problem = Buffer.from(
  JSON.stringify({ type: '/problems/x', title: 'x', status: 404, detail: 'x', instance: '/v1/x' }),
);
const oddProblem = Buffer.from(JSON.stringify({ ...JSON.parse(problem.toString()), x: 1 }));
const problemType = { 'content-type': 'application/problem+json' };

test.each<[string, Partial<Exchange>]>([
  ['an answer as it is described', {}],
  ['a HEAD, which is the GET without its body', { method: 'HEAD', body: Buffer.from('') }],
  ['a page, which is no part of the API', { url: '/games/1', headers: { 'content-type': 'text/html' } }],
  ['an address that is not there', { url: '/v1/x', status: 404, headers: problemType, body: problem }],
])('%s is valid', (_name, change) => {
  expect(faultsOf({ ...right, ...change })).toEqual([]);
});

test.each<[string, RegExp, Partial<Exchange>]>([
  ['a status', /checkLiveness has no such answer/, { status: 202 }],
  ['a media type', /type text\/html is not described/, { headers: { 'content-type': 'text/html' } }],
  ['a value', /must be equal to one of/, { body: Buffer.from('{"status":"bad"}') }],
  [
    'a member too many',
    /must NOT have additional properties/,
    { body: Buffer.from('{"status":"ok","x":1}') },
  ],
  ['a body that is no JSON', /must be object/, { body: Buffer.from('ok') }],
  ['a field', /etag is not described/, { headers: { ...right.headers, etag: '"1"' } }],
  ['a malformed field', /ratelimit is malformed/, { headers: { ...right.headers, ratelimit: '1' } }],
  ['a missing field', /location is missing/, { method: 'POST', url: '/v1/games', status: 201 }],
  [
    'a member of a problem',
    /must NOT have additional properties/,
    { url: '/v1/x', status: 404, headers: problemType, body: oddProblem },
  ],
  ['an operation', /no such operation/, { url: '/v1/x' }],
  ['a method', /no such operation/, { method: 'PUT' }],
  [
    'a wrong method without Allow',
    /no Allow/,
    { method: 'PUT', status: 405, headers: problemType, body: problem },
  ],
])('%s that is not described is an error', (_name, fault, change) => {
  expect(faultsOf({ ...right, ...change }).join()).toMatch(fault);
});
