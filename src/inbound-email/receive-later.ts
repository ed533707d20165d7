import type { receiveEmail as receive } from './receive.ts';

/** Receives an email with `receive.ts`, which is loaded with the first one because its parsers would slow down each start. */
export const receiveEmail: typeof receive = async (...email) => {
  const loaded = await import('./receive.ts');
  return loaded.receiveEmail(...email);
};
