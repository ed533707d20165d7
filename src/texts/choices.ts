import type { Decision } from '../engine/index.ts';
import { kindOf, type Words } from './words.ts';

/** A decision as an item of a list: what is done, and who is deployed with it. */
export interface ChoiceText {
  readonly text: string;
  /** With the name of the segment, which tells two of a kind apart. */
  readonly deployed: string | undefined;
}

/** Says what a decision would do. */
export function choiceIn(words: Words, decision: Decision): ChoiceText {
  return { text: textFor(words, decision), deployed: deployedText(words, decision) };
}

function textFor({ choices }: Words, decision: Decision): string {
  switch (decision.type) {
    case 'tile':
      return choices.tile(cellOf(decision), decision.rotation, decision.tile);
    case 'abbey':
      return choices.abbey(cellOf(decision));
    case 'draw':
      return choices.draw;
    case 'wagon':
      return decision.to === null
        ? choices.wagonHome
        : choices.wagonOn(kindOf(decision.to.segment), cellOf(decision.to));
    case 'count': {
      if (decision.quarter === null) return choices.nobodyEnters;
      const { piece, quarter, moveCountTo } = decision;
      const count = moveCountTo === undefined ? [] : [choices.countGoes(moveCountTo)];
      return [choices.enters(piece, quarter), ...count].join(', ');
    }
    case 'redeploy': {
      const moves = decision.pieces.map(({ piece, quarter, to }) =>
        choices.leaves(piece, quarter, kindOf(to.segment), cellOf(to)),
      );
      return moves.length === 0 ? choices.nobodyLeaves : moves.join(', ');
    }
  }
}

function deployedText({ choices }: Words, decision: Decision): string | undefined {
  const deploy = 'deploy' in decision ? decision.deploy : undefined;
  if (deploy === undefined) return undefined;
  if (!('segment' in deploy)) return `${choices.barn} (${deploy.corner})`;
  return `${choices.deployed(deploy.piece, kindOf(deploy.segment))} (${deploy.segment})`;
}

const cellOf = ({ x, y }: { x: number; y: number }) => `${x},${y}`;
