import { escapeHtml } from '../../helpers/html.ts';

/**
 * Renders the Markdown of the rules as HTML: headings, paragraphs, lists, tables, bold, code, links and anchors. It is
 * for documents of this project, not for what callers send.
 */
export function renderMarkdown(text: string): string {
  return text
    .split(/\n{2,}/)
    .map(blockOf)
    .join('\n');
}

function blockOf(block: string): string {
  const heading = /^(#{1,3}) (.*)/.exec(block);
  if (heading) return headingOf(heading[1]?.length ?? 1, heading[2] ?? '');
  if (block.startsWith('- '))
    return `<ul>${block
      .split(/\n(?=- )/)
      .map(itemOf)
      .join('\n')}</ul>`;
  if (block.startsWith('|')) return tableOf(block.trim().split('\n'));
  return `<p>${inline(block)}</p>`;
}

function headingOf(level: number, title: string): string {
  const anchor = title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
  return `<h${level} id="${anchor}">${inline(title)}</h${level}>`;
}

const anchorMark = /^- <a id="([\w-]+)"><\/a>/;

function itemOf(item: string): string {
  const [, id] = anchorMark.exec(item) ?? [];
  const text = inline(item.replace(anchorMark, '').replace(/^- /, ''));
  return id === undefined ? `<li>${text}</li>` : `<li id="${id}">${text}</li>`;
}

function tableOf([head = '', , ...rows]: readonly string[]): string {
  const cells = (row: string, tag: string) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><tr>${cells(head, 'th')}</tr>${body}</table>`;
}

function inline(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^[\]]+)\]\((#[\w-]+)\)/g, '<a href="$2">$1</a>');
}
