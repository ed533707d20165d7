export { holdersOf } from './awards.ts';
