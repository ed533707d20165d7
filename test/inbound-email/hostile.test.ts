/** Expensive emails are parsed in a separate thread, within limits; no request waits for them. */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { bounds, parseOnThread } from '../../src/inbound-email/parse-on-thread.ts';
import { largestEmail, TryLater } from '../../src/inbound-email/receipt.ts';
import { partOf } from '../support/depth.ts';

const head = (type: string) =>
  `From: a@example.org\r\nTo: b@example.org\r\nMessage-ID: <x@example.org>\r\nContent-Type: ${type}\r\n\r\n`;
const size = partOf(largestEmail);
/** An email of the maximum size, with fewer lines than the maximum. */
const filled = (start: string, part: string) =>
  Buffer.from(start + part.repeat(part.includes('\n') ? 9_000 : size)).subarray(0, size);

const hostile = {
  'very many lines': filled(head('text/plain'), 'a\r\n'),
  'very many flowed lines': filled(head('text/plain; format=flowed'), 'a \r\n'),
  'lines that announce quotations': filled(head('text/plain'), 'On 12:00 a@b c: \r\n'),
  'blank lines that are preformatted': filled(`${head('text/html')}<pre>`, ' \n'),
  'elements within elements': filled(head('text/html'), '<blockquote>'),
};
/** An email that is refused before much of it is read. */
const ofManyParts = filled(head('multipart/mixed; boundary=b'), '--b\r\n\r\n');

describe('a hostile email', () => {
  test.each(Object.entries(hostile))('with %s does not block the event loop', async (_name, raw) => {
    let isParsed = false;
    const parsing = parseOnThread(raw)
      .catch((error: Error) => expect(error.message).toMatch(/too (many (lines|parts)|long)|memory limit/))
      .finally(() => {
        isParsed = true;
      });
    // Other work of this thread runs meanwhile.
    await setImmediate();
    expect(isParsed).toBe(false);
    await parsing;
  });

  test('with an abnormal number of lines is refused', async () => {
    const raw = Buffer.from(head('text/plain') + '\n'.repeat(20_000));
    await expect(parseOnThread(raw)).rejects.toThrow(/too many lines/);
  });

  test('does not prevent the next one from being parsed', async () => {
    await expect(parseOnThread(ofManyParts)).rejects.toThrow(/too many parts/);
    const { written } = await parseOnThread(Buffer.from(`${head('text/plain')}7b\r\n`));
    expect(written?.line).toBe('7b');
  });

  test('is temporarily refused when many are waiting', async () => {
    const raw = Buffer.from(`${head('text/plain')}7b\r\n`);
    const all = Array.from({ length: bounds.waiting + 3 }, () => parseOnThread(raw));
    const outcomes = await Promise.allSettled(all);
    const refused = outcomes.filter((one) => one.status === 'rejected' && one.reason instanceof TryLater);
    expect(refused).toHaveLength(3);
  });
});
