import { describe, expect, test } from 'vitest';
import { Lru } from '../src/helpers/lru.ts';

describe('Lru', () => {
  test('evicts the least recently used entry', () => {
    const lru = new Lru<string, number>(2);
    lru.set('a', 1);
    lru.set('b', 2);
    expect(lru.get('a')).toBe(1);
    lru.set('c', 3);
    expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, undefined, 3]);
    expect(lru.size).toBe(2);
  });

  test('a new value of a known key replaces the old one and counts as a use', () => {
    const lru = new Lru<string, number>(2);
    lru.set('a', 1);
    lru.set('b', 2);
    lru.set('a', 3);
    lru.set('c', 4);
    expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([3, undefined, 4]);
  });

  test('values can have different weights', () => {
    const lru = new Lru<string, string>(5, (text) => text.length);
    lru.set('a', 'xxx');
    lru.set('b', 'xx');
    lru.set('c', 'xxx');
    expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([undefined, 'xx', 'xxx']);
    lru.set('d', 'too heavy');
    expect(lru.size).toBe(0);
  });

  test('a deleted entry is gone and frees its room', () => {
    const lru = new Lru<string, number>(1);
    lru.set('a', 1);
    lru.delete('a');
    lru.delete('nobody');
    expect([lru.get('a'), lru.size]).toEqual([undefined, 0]);
  });
});
