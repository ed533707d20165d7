import { escapeHtml } from '../../helpers/html.ts';
import { CARD } from '../../render/index.ts';
import type { LinkCard } from './link-card.ts';

/** Returns the page with what chats and search engines read of it: Open Graph, with everything escaped. */
export function withCard(page: string, { title, text, image, url }: LinkCard): string {
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
  ] as const;
  const tags = properties.map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`,
  );
  const card = '<meta name="twitter:card" content="summary_large_image" />';
  const description = `<meta name="description" content="${escapeHtml(text)}" />`;
  // Functions, as `$` has a meaning in a replacement text.
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => description)
    .replace('</head>', () => `${[...tags, card].join('\n    ')}\n  </head>`);
}
