export { quarterOfCount, townsmen } from './town.ts';
