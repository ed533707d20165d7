import type { receiveEmail as receive } from './receive.ts';

/** Takes an email as `receive.ts` does, which is loaded with the first one: its parsers would make each start longer. */
export const receiveEmail: typeof receive = async (...email) => {
  const loaded = await import('./receive.ts');
  return loaded.receiveEmail(...email);
};
