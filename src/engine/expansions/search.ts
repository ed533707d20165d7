export { abbeys } from './abbey-and-mayor/abbeys.ts';
export { quarterOfCount, townsmen } from './count/town.ts';
export { holdersOf } from './king-and-robber/awards.ts';
export { dragonTile } from './princess-and-dragon/dragon.ts';
export { followerOfFairy } from './princess-and-dragon/fairy.ts';
export { type FlightAhead, flightAhead, MOVES, mayEnter, moverAfter } from './princess-and-dragon/flight.ts';
export { bears } from './princess-and-dragon/marks.ts';
export { floors, floorsLeft, openTowers, prisoners } from './tower/towers.ts';
export { GOODS, tokens } from './traders-and-builders/goods.ts';
