#!/usr/bin/env node
// Runs the service, or the command in the first argument, as JavaScript compiled from the sources.
import { load, prepare } from '../tools/prepare.mjs';

const [name = 'main', ...args] = process.argv.slice(2);
const file = prepare(name);
process.argv = [process.execPath, file, ...args]; // as if it had been started directly
await load(file);
