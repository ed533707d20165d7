// Runs on its own thread. Plain JavaScript, so that the thread starts without a loader even from the sources.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Maximum number of characters that are judged, because the time grows with them. */
const judgedLength = 32;

const bounds = { maxLength: judgedLength, l33tMaxSubstitutions: 4 };
const judge = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs, ...bounds });

/** Returns the score of a password, from 0 to 4. */
export const scorePassword = ({ password, names }) =>
  judge.check(password.slice(0, judgedLength), names).score;
