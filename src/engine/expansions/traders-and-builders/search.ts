export { GOODS, tokens } from './goods.ts';
