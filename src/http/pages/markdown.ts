import { headingId } from '../../helpers/heading-id.ts';
import { escapeHtml } from '../../helpers/html.ts';

/** Returns where a link of a document leads on this service; undefined: nowhere, its text alone is shown. */
export type LinkTo = (href: string) => string | undefined;

/**
 * Renders Markdown as GitHub does, with an id for each heading. It is for documents of this project, not for what callers
 * send: HTML in them stays as it is. The renderer is loaded with the first document.
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
      /** What may be too wide for a phone is scrolled by keyboard, too. */
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
