export { abbeys } from './abbey-and-mayor/abbeys.ts';
export { quarterOfCount, townsmen } from './count/town.ts';
export { holdersOf } from './king-and-robber/awards.ts';
export { GOODS, tokens } from './traders-and-builders/goods.ts';
