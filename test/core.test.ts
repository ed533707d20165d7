/** Runs last in `npm test`: checks that the core covers everything callers can do or receive. */
import { expect, test } from 'vitest';
import { COMMANDS } from '../src/chat/commands/index.ts';
import { webhookEventSchemas } from '../src/notifications/kinds/index.ts';
import { operations } from './contract/document.ts';
import { type CoveredKind, readCovered } from './support/covered.ts';

/** Tests that treat all operations alike: they cover refusals, but not the effect of an operation. */
const generic = ['test/authorisation/', 'test/contract/'];
const isGeneric = (file: string) => generic.some((folder) => file.startsWith(folder));

const covered = readCovered();

/** Returns the names not covered by a core test. */
function missing(
  kind: CoveredKind,
  names: readonly string[],
  counts: (file: string) => boolean = () => true,
) {
  const found = covered.filter((each) => each.kind === kind && counts(each.file)).map(({ name }) => name);
  return names.filter((name) => !found.includes(name));
}

test('each operation is tested in the core', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(missing('operation', ids, (file) => !isGeneric(file))).toEqual([]);
});

test('each operation that can refuse is tested for a refusal in the core', () => {
  const ids = operations
    .filter(({ responses }) => Object.keys(responses).some((status) => status.startsWith('4')))
    .map(({ operationId }) => operationId);
  expect(missing('refusal', ids)).toEqual([]);
});

test('each event is sent in a core test', () => {
  expect(missing('event', Object.keys(webhookEventSchemas))).toEqual([]);
});

test('each text command is used in a core test', () => {
  const names = COMMANDS.map(({ name }) => name);
  expect(missing('command', names)).toEqual([]);
});
