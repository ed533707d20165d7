import type { LogDecision } from '../engine/index.ts';
import type { GameWords } from './game-words.ts';
import { plainName } from './names.ts';

/** A decision as an item of a list: what is done, and who is deployed with it. */
export interface ChoiceText {
  readonly text: string;
  /** With the name of the segment, which tells two of a kind apart. */
  readonly deployed: string | undefined;
}

/** Returns what a decision would do, as an item of a list. */
export function choiceIn(words: GameWords, decision: LogDecision): ChoiceText {
  const { text, also } = choicePartsIn(words, decision);
  return { text: also === undefined ? text : `${text}, ${also}`, deployed: deployedText(words, decision) };
}

/** Returns the same in two parts: what it has in common with others, and what it does in addition. */
export function choicePartsIn(words: GameWords, decision: LogDecision): { text: string; also?: string } {
  return words.decision(decision.type)?.choice(decision, words) ?? { text: rawText(decision) };
}

/** Returns a decision that has no words, by its members: `circle 3 -1 road0`. */
function rawText(decision: LogDecision): string {
  return leavesOf(decision)
    .map((leaf) => (typeof leaf === 'string' ? plainName(leaf) : `${leaf}`))
    .join(' ');
}

function leavesOf(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [value];
}

function deployedText(words: GameWords, decision: LogDecision): string | undefined {
  const deploy = 'deploy' in decision ? decision.deploy : undefined;
  if (deploy === undefined) return undefined;
  return `${words.deployed(deploy.piece, deploy)} (${'corner' in deploy ? deploy.corner : deploy.segment})`;
}
