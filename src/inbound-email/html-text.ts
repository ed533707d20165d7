import { compile, type FormatCallback } from 'html-to-text';
import { Parser } from 'htmlparser2';

/** Elements that programs put around a quoted email; everything from there on is a quotation. */
const quotations = [
  '.gmail_quote',
  '.gmail_quote_container',
  '.gmail_extra',
  '.yahoo_quoted',
  '.protonmail_quote',
  '.moz-forward-container',
  '.tutanota_quote',
  '.zmail_extra',
  '.quote',
  '#appendonsend',
  '#divRplyFwdMsg',
  '#mail-editor-reference-message-container',
  '#OLK_SRC_BODY_SECTION',
  '#reply-intro',
  '#replybody',
  '.ms-outlook-mobile-reference-message',
  '.fastmail-quote',
  '.gmx_quote',
  '.front-blockquote',
  '.bloop_original_html',
  '.sh-quoted-content',
] as const;

/** Elements that programs put around signatures and advertisements. */
const signatures = [
  '.gmail_signature',
  '.moz-signature',
  '.protonmail_signature_block',
  '#Signature',
  '#signature',
  '#ms-outlook-mobile-signature',
  '.ms-outlook-mobile-signature',
  '#AppleMailSignature',
  '.yahoo-signature',
] as const;

/** The line that marks the start of a quotation without marks in the text. */
export const quotationLine = '----- quotation -----';

/** Maximum number of characters that are read. */
const longest = 100_000;

/** Marks the start of a quotation, and omits it. */
const cut: FormatCallback = (_element, _walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addInline(quotationLine);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: longest, maxDepth: 60, maxChildNodes: 2_000 },
  formatters: { cut },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'table', format: 'block' },
    ...quotations.map((selector) => ({ selector, format: 'cut' })),
    ...signatures.map((selector) => ({ selector, format: 'skip' })),
  ],
});

/** Converts an HTML email to text: `blockquote` gets `>` before its lines, and other quotations are replaced by one line. */
export const textOfHtml = (html: string): string => convert(withoutHidden(html.slice(0, longest)));

/** Styles with which programs hide content, such as a preview of the email. */
const hiding =
  /(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|mso-hide:all|(?:font-size|max-height|opacity):0(?:px|pt|em|%)?)(?:!important)?(?:;|$)/;

const isHidden = (name: string, { hidden, style = '' }: Readonly<Record<string, string>>) =>
  name === 'template' ||
  name === 'noscript' ||
  hidden !== undefined ||
  hiding.test(style.toLowerCase().replaceAll(/\s+/g, ''));

/** Removes hidden elements, because text the sender did not see is not a command. */
function withoutHidden(html: string): string {
  let shown = '';
  let from = 0;
  let depth = 0;
  /** Depth of the open hidden element; 0 if there is none. */
  let hiddenAt = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (hiddenAt > 0 || !isHidden(name, attributes)) return;
      hiddenAt = depth;
      shown += html.slice(from, parser.startIndex);
    },
    onclosetag(_name, isImplied) {
      if (hiddenAt === depth) {
        hiddenAt = 0;
        from = isImplied ? parser.startIndex : parser.endIndex + 1;
      }
      depth -= 1;
    },
  });
  parser.end(html);
  return shown + html.slice(from);
}
