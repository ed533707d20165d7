export { isWithin } from './capture.ts';
export { floors, floorsLeft, openTowers, prisoners } from './towers.ts';
