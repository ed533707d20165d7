import { escapeHtml } from '../../helpers/html.ts';
import { CARD } from '../../render/index.ts';
import type { LinkCard } from './link-card.ts';

/** Returns the page with metadata for chats and search engines (Open Graph), with everything escaped. */
export function withCard(page: string, { title, text, image, url, oembed }: LinkCard): string {
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', 'Carcassonne by mail'],
    ['og:title', title],
    ['og:description', text],
    ['og:url', url],
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(CARD.width)],
    ['og:image:height', String(CARD.height)],
    ['og:image:alt', text],
  ] as const;
  const tags = properties.map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`,
  );
  const card = '<meta name="twitter:card" content="summary_large_image" />';
  const discovery =
    oembed === undefined
      ? []
      : [
          `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${escapeHtml(title)}" />`,
        ];
  const description = `<meta name="description" content="${escapeHtml(text)}" />`;
  // Functions, because `$` is special in a replacement text.
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => description)
    .replace('</head>', () => `${[...tags, card, ...discovery].join('\n    ')}\n  </head>`);
}
