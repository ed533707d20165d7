import { expect, test } from 'vitest';
import { fileSizes, functionSizes, longerThan, quantile, sourceFiles } from './support/source-sizes.ts';

/** Tables of data, which are read by looking something up. */
const tables = ['src/problems.ts', 'web/i18n/en.ts', 'web/i18n/it.ts'];

const files = ['src', 'web', 'examples', 'openapi/client/src'].flatMap(sourceFiles);
const code = fileSizes(files).filter(({ name }) => !tables.includes(name));
const functions = functionSizes(files);

test('half of all files have fewer than 70 lines, none but tables more than 300', () => {
  expect(quantile(code, 0.5)).toBeLessThan(70);
  expect(longerThan(code, 300)).toEqual([]);
});

test('nine functions in ten have fewer than 20 lines, none more than 60', () => {
  expect(quantile(functions, 0.9)).toBeLessThan(20);
  expect(longerThan(functions, 60)).toEqual([]);
});

test('functions are found', () => {
  expect(functionSizes(['test/support/source-sizes.ts'])).toContainEqual({
    name: expect.stringMatching(/^test\/support\/source-sizes\.ts:\d+ fileSizes$/),
    lines: 3,
  });
});
