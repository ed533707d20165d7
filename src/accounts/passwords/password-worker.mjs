// Scores passwords on a separate thread: the lists of common ones take 15 MB, which go with it.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { answerTasks } from '../../answer-tasks.mjs';

/** Characters of a password that are judged: the time that it takes grows with them. */
const judgedLength = 32;

const bounds = { maxLength: judgedLength, l33tMaxSubstitutions: 4 };
const judge = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs, ...bounds });

answerTasks(({ password, names }) => judge.check(password.slice(0, judgedLength), names).score);
