#!/usr/bin/env node
/** Starts `carcassonne-record` as it is compiled: `npx carcassonne-record` in a clone after `npm ci`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { load, prepare } from '../tools/prepare.mjs';
import { root } from '../tools/stamps.mjs';

if (!existsSync(join(root, 'node_modules'))) {
  console.error('Nothing is installed yet: npm ci');
  process.exit(2);
}
const { main } = await load(await prepare('record'));
await main(process.argv.slice(2));
