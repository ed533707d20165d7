import { headingId } from '../../helpers/heading-id.ts';
import { escapeHtml } from '../../helpers/html.ts';

/** Maps a document's link to an address on this service; if undefined, only the link's text is shown. */
export type LinkTo = (href: string) => string | undefined;

/**
 * Renders Markdown like GitHub, with an id for each heading. Only for documents of this project, because it keeps their
 * HTML. The renderer is loaded at its first use.
 */
export async function renderMarkdown(text: string, linkTo: LinkTo = (href) => href): Promise<string> {
  const { Marked } = await import('marked');
  const seen = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const content = this.parser.parseInline(tokens);
        const id = headingId(content.replaceAll(/<[^<>]*>|&#?\w+;/g, ''));
        const before = seen.get(id) ?? 0;
        seen.set(id, before + 1);
        return `<h${depth} id="${before === 0 ? id : `${id}-${before}`}">${content}</h${depth}>\n`;
      },
      /** Content that can be too wide for a phone can also be scrolled by keyboard. */
      code({ text: code }) {
        return `<pre tabindex="0"><code>${escapeHtml(code)}\n</code></pre>`;
      },
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        const to = linkTo(href);
        return to === undefined ? content : `<a href="${escapeHtml(to)}">${content}</a>`;
      },
    },
  });
  return marked.parse(text);
}
