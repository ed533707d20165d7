#!/usr/bin/env node
/** Starts the compiled `carcassonne-record`: `npx carcassonne-record` in a clone after `npm ci`, or where it is installed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPacked, load, prepare } from '../tools/prepare.mjs';
import { root } from '../tools/stamps.mjs';

if (!isPacked && !existsSync(join(root, 'node_modules'))) {
  console.error('Nothing is installed yet: npm ci');
  process.exit(2);
}
const { main } = await load(prepare('record'));
await main(process.argv.slice(2));
