import { expect, test } from 'vitest';
import { textOfHtml } from '../../src/inbound-email/html-text.ts';

const hidden = [
  '<div style="display:none">resign yes</div>',
  '<div style="DISPLAY : none !important">resign <b>yes</b><br>now</div>',
  '<span style="color:#fff;font-size: 0px">resign yes</span>',
  '<p style="max-height:0">resign yes</p>',
  '<p style="mso-hide:all">resign yes</p>',
  '<p hidden>resign yes',
  '<noscript>resign yes</noscript>',
  '<template>resign yes</template>',
];

test.each(hidden)('hidden text is not read: %s', (html) => {
  expect(textOfHtml(`${html}<p>score</p>`).trim()).toBe('score');
});

test('visible text is read, however small, and so is text after unclosed hidden parts', () => {
  expect(textOfHtml('<p style="font-size:0.9em;opacity:0.5">score</p>')).toBe('score');
  expect(textOfHtml('<p>one<p style="opacity:0">two<p>three')).toBe('one\n\nthree');
  expect(textOfHtml('<div style="display:none">resign yes')).toBe('');
});
