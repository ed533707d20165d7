// Scores passwords on a separate thread: the lists of common ones take 15 MB, which go with it. Plain JavaScript: a worker
// is started without a loader for TypeScript.
import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Characters of a password that are judged: the time that it takes grows with them. */
const judgedLength = 32;

const bounds = { maxLength: judgedLength, l33tMaxSubstitutions: 4 };
const judge = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs, ...bounds });

parentPort?.on('message', ({ password, names }) => {
  try {
    parentPort?.postMessage({ result: judge.check(password.slice(0, judgedLength), names).score });
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
});
