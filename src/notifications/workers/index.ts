export type { GameServices, PictureContent } from '../game-services.ts';
export { startWorkers, type Workers } from './start.ts';
