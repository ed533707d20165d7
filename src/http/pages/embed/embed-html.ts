import { escapeHtml } from '../../../helpers/html.ts';
import { type Language, textsIn } from '../../../texts/index.ts';
import { type EmbedTheme, styleFor } from './embed-style.ts';

/** The content of an embedded page about a game. */
export interface ShownGame {
  readonly id: string;
  readonly name: string;
  /** The players, or the number of taken seats. */
  readonly text: string;
  /** Each log entry in words; undefined if the game has not started. */
  readonly moves: readonly string[] | undefined;
  /** The entry whose picture is shown first. */
  readonly at: number;
}

interface EmbedPage {
  /** Undefined if there is no public game. */
  readonly shown: ShownGame | undefined;
  /** The element that loads the script; empty before the build. */
  readonly script: string;
  readonly theme: EmbedTheme;
  readonly language: Language;
  /** The address of the service. */
  readonly site: string;
}

/** Returns the embedded page. Without its script it shows the picture and all moves in words. */
export function embedHtml({ shown, script, theme, language, site }: EmbedPage): string {
  const { cards, links } = textsIn(language);
  const title = shown === undefined ? links.noPage : `${shown.name} · ${cards.site}`;
  const body =
    shown === undefined
      ? `<main><h1>${escapeHtml(links.noPage)}</h1>${away(site, cards.site)}</main>`
      : gameHtml(shown, theme, language, site);
  const loads = shown?.moves === undefined ? '' : script;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title><style>${styleFor(theme).style}</style>${loads}</head><body>${body}</body></html>`
  );
}

/** A link to the site. It opens in another window because the frame is too small. */
const away = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`;

function gameHtml(shown: ShownGame, theme: EmbedTheme, language: Language, site: string): string {
  const { embed } = textsIn(language);
  const { id, name, text, moves, at } = shown;
  const head = `<header><h1>${escapeHtml(name)}</h1>${away(`${site}/games/${id}`, embed.onSite)}</header>`;
  if (moves === undefined) return `<main>${head}<p>${escapeHtml(text)}</p></main>`;
  return (
    `<main data-pictures="/v1/games/${id}/moves/" data-theme="${theme}" data-failed="${escapeHtml(embed.noPicture)}">${head}` +
    figure(shown, moves, theme, language) +
    controls(moves.length, at, language) +
    `<details><summary>${escapeHtml(embed.allMoves)}</summary><ol start="0">` +
    [embed.start, ...moves].map((move) => `<li>${escapeHtml(move)}</li>`).join('') +
    '</ol></details></main>'
  );
}

/** Layout widths of pictures, at which their text is readable. The script uses the same. */
const sizes = { wide: 480, narrow: 360 };
const isNarrow = '(max-width: 480px)';
const isDark = '(prefers-color-scheme: dark)';

function figure(
  { id, at }: ShownGame,
  moves: readonly string[],
  theme: EmbedTheme,
  language: Language,
): string {
  const { embed, cards } = textsIn(language);
  const address = (colours: string, size: number) =>
    `/v1/games/${id}/moves/${at}/board.svg?theme=${colours}&#38;language=${language}&#38;size=${size}`;
  const source = (media: string, colours: string, size: number) =>
    `<source media="${media}" srcset="${address(colours, size)}">`;
  const usual = theme === 'dark' ? 'dark' : 'light';
  const sources = [
    ...(theme === 'auto' ? [source(`${isDark} and ${isNarrow}`, 'dark', sizes.narrow)] : []),
    ...(theme === 'auto' ? [source(isDark, 'dark', sizes.wide)] : []),
    source(isNarrow, usual, sizes.narrow),
  ];
  const alt = at === 0 ? embed.start : cards.move(at, moves.length);
  return (
    `<figure><picture class="stage">${sources.join('')}` +
    `<img src="${address(usual, sizes.wide)}" alt="${escapeHtml(alt)}"></picture>` +
    `<figcaption aria-live="polite">${escapeHtml(moves[at - 1] ?? embed.start)}</figcaption></figure>`
  );
}

/** Paths of the buttons' icons, in a square of 24. */
const signs = {
  first: 'M6 5h2.5v14H6zM20 5v14L9.5 12z',
  previous: 'M15.5 4.5 17 6l-6 6 6 6-1.5 1.5L8 12z',
  next: 'M8.5 4.5 7 6l6 6-6 6 1.5 1.5L16 12z',
  latest: 'M15.5 5H18v14h-2.5zM4 5v14l10.5-7z',
  go: 'M7 4v16l13-8z',
  pause: 'M6 5h4.5v14H6zM13.5 5H18v14h-4.5z',
} as const;

const sign = (name: keyof typeof signs) =>
  `<svg class="${name}" viewBox="0 0 24 24" aria-hidden="true"><path d="${signs[name]}"/></svg>`;

/** Returns the buttons. The script reveals them, because they need it. */
function controls(last: number, at: number, language: Language): string {
  const { embed, cards } = textsIn(language);
  const button = (name: 'first' | 'previous' | 'next' | 'latest') =>
    `<button type="button" data-go="${name}" aria-label="${escapeHtml(embed[name])}" title="${escapeHtml(embed[name])}">${sign(name)}</button>`;
  const named = (seq: number) => (seq === 0 ? embed.start : cards.move(seq, last));
  const names = Array.from({ length: last + 1 }, (_, seq) => named(seq));
  return (
    `<div class="controls" role="group" aria-label="${escapeHtml(embed.moves)}" data-names="${escapeHtml(JSON.stringify(names))}" hidden>` +
    `${button('first')}${button('previous')}` +
    `<button type="button" class="play" aria-label="${escapeHtml(embed.play)}" data-play="${escapeHtml(embed.play)}" data-pause="${escapeHtml(embed.pause)}">${sign('go')}${sign('pause')}</button>` +
    `${button('next')}${button('latest')}` +
    `<input type="range" min="0" max="${last}" value="${at}" aria-label="${escapeHtml(embed.slider)}">` +
    `<output aria-hidden="true">${at} / ${last}</output></div>`
  );
}
