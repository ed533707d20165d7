import type { FunctionComponent } from 'preact';
import type { Phase } from '../../api/client.ts';
import type { Turn } from '../turn/use-turn.ts';
import { AbbeyChoiceQuestion, LastAbbeysQuestion } from './abbey/abbeys.tsx';
import { WagonQuestion } from './abbey/wagon.tsx';
import { CountQuestion } from './count/count.tsx';
import { FinalRedeployQuestion, RedeployQuestion } from './count/redeploy.tsx';

/** The questions of expansions, by phase. A phase without one gets the generic question. */
export const expansionQuestions: Readonly<Partial<Record<Phase, FunctionComponent<Turn>>>> = {
  'abbey-choice': AbbeyChoiceQuestion,
  'last-abbeys': LastAbbeysQuestion,
  wagon: WagonQuestion,
  count: CountQuestion,
  redeploy: RedeployQuestion,
  'final-redeploy': FinalRedeployQuestion,
};
