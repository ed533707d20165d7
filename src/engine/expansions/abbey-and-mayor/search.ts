export { abbeys } from './abbeys.ts';
