import { expect, test } from 'vitest';
import { withoutLinks } from '../../src/notifications/channels/email/content/without-links.ts';

test.each([
  ['Buy at http://evil.example/1 now', 'Buy at … now'],
  ['evil.example', '…'],
  ['“Join (EVIL.EXAMPLE)” and «evil.example»', '“Join (…)” and «…»'],
  ['evil。example and evil．example', '… and …'],
  ['www.evil', '…'],
  ['write to me@evil', 'write to …'],
  ['Sunday at St. Anne, 7.30 p.m.', 'Sunday at St. Anne, 7.30 p.m.'],
  ['“Sunday table” (move 1): Anna places a tile.', '“Sunday table” (move 1): Anna places a tile.'],
  ['Mira… e poi Bruno', 'Mira… e poi Bruno'],
])('%s becomes %s', (text, expected) => {
  expect(withoutLinks(text)).toBe(expected);
});

test('a long text is processed quickly', () => {
  const startedAt = performance.now();
  for (const unit of ['a.', 'www', ':/', '。', 'a ']) withoutLinks(unit.repeat(16_000 / unit.length));
  expect(performance.now() - startedAt).toBeLessThan(200);
});
