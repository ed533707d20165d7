export { live } from './channel.ts';
