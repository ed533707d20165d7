export { webhook } from './channel.ts';
