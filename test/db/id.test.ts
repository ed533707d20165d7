import { expect, test } from 'vitest';
import { firstIdAt, newId, noId } from '../../src/db/id.ts';

test('ids are distinct UUIDs of version 7 in order of creation', () => {
  const ids = Array.from({ length: 10_000 }, () => newId());
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([...ids].sort()).toEqual(ids);
  const tails = ids.map((id) => id.slice(19));
  expect(new Set(tails).size, 'random ends').toBe(ids.length);
});

test('an id contains its creation time, but never an earlier one than previous ids', () => {
  const soon = Date.now() + 60_000;
  const id = newId(soon);
  expect(id > firstIdAt(new Date(soon)) && id < firstIdAt(new Date(soon + 1))).toBe(true);
  expect(newId(soon - 1_000) > id).toBe(true);
  expect(noId < firstIdAt(new Date(0))).toBe(true);
});
