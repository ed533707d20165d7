#!/usr/bin/env node
/** Starts `carcassonne-record`, whose parts are TypeScript: `npx carcassonne-record` in a clone after `npm ci`. */
const isMissing = ({ code }) => code === 'ERR_MODULE_NOT_FOUND';

try {
  const { register } = await import('tsx/esm/api');
  register();
} catch (error) {
  if (!isMissing(error)) throw error;
  console.error('Nothing is installed yet: npm ci');
  process.exit(2);
}
const { main } = await import('./record.ts');
await main(process.argv.slice(2));
