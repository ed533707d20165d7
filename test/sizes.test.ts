import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { functionSizes, longerThan, quantile, sourceFiles } from './support/source-sizes.ts';

const files = ['src', 'web', 'examples', 'openapi/client/src'].flatMap(sourceFiles);
const functions = functionSizes(files);

test('nine functions in ten have fewer than 20 lines, none more than 60', () => {
  expect(quantile(functions, 0.9)).toBeLessThan(20);
  expect(longerThan(functions, 60)).toEqual([]);
});

test('functions are recognised', () => {
  expect(functionSizes(['test/support/source-sizes.ts'])).toContainEqual({
    name: expect.stringMatching(/^test\/support\/source-sizes\.ts:\d+ sourceFiles$/),
    lines: 6,
  });
});

test('no source file is empty', () => {
  expect([...files, ...sourceFiles('test')].filter((file) => statSync(file).size === 0)).toEqual([]);
});
