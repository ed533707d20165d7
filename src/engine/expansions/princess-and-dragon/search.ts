export { dragonTile } from './dragon.ts';
export { followerOfFairy } from './fairy.ts';
export { type FlightAhead, flightAhead, MOVES, mayEnter, moverAfter } from './flight.ts';
export { bears } from './marks.ts';
