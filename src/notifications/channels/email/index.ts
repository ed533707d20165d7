export { email } from './channel.ts';
