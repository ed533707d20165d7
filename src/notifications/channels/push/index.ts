export { push } from './channel.ts';
