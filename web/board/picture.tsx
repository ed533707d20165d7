import { useEffect, useRef, useState } from 'preact/hooks';
import type { ThemeName } from '../../src/render/theme.ts';
import { api, bodyOf } from '../api/client.ts';
import { useTheme } from '../appearance.ts';
import { language } from '../i18n/index.ts';

/** A moment of a game: after so many entries of its log. */
export interface Moment {
  readonly id: string;
  readonly seq: number;
}

const keptPictures = 60;
/** Sharp when zoomed in, with small letters: the widest that the service draws. */
const fullSize = 2400;
/** Large pieces and no fine details. */
const smallSize = 400;
const pictures = new Map<string, Promise<SVGSVGElement>>();

/**
 * The service's picture of the board at a moment, without the strip beside it: the cell 0,0 begins at 0,0 and a cell
 * is 100 wide. The past never changes, so pictures are kept.
 */
export function loadPicture(moment: Moment, theme: ThemeName, size = fullSize): Promise<SVGSVGElement> {
  const key = `${moment.id} ${moment.seq} ${theme} ${size}`;
  const kept = pictures.get(key);
  if (kept !== undefined) return kept;
  const drawn = fetchPicture(moment, theme, size);
  pictures.set(key, drawn);
  drawn.catch(() => pictures.delete(key));
  const [oldest] = pictures.keys();
  if (pictures.size > keptPictures && oldest !== undefined) pictures.delete(oldest);
  return drawn;
}

async function fetchPicture({ id, seq }: Moment, theme: ThemeName, size: number): Promise<SVGSVGElement> {
  const params = { path: { id, seq }, query: { size, theme } } as const;
  const text = await bodyOf(api.GET('/v1/games/{id}/moves/{seq}/board.svg', { params, parseAs: 'text' }));
  return boardOf(new DOMParser().parseFromString(String(text), 'image/svg+xml'));
}

/** The board of a whole picture: its first group, freed from the place that it has there. */
function boardOf(picture: Document): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const child of picture.documentElement.querySelectorAll(':scope > defs'))
    svg.append(document.importNode(child, true));
  const board = picture.documentElement.querySelector(':scope > g');
  if (board !== null) {
    const own = document.importNode(board, true);
    own.removeAttribute('transform');
    svg.append(own);
  }
  const told = picture.documentElement.getAttribute('aria-label');
  if (told !== null) svg.setAttribute('aria-label', told);
  return svg;
}

/** Shows the board at a moment; until a new picture is there the one before stays. */
export function BoardPicture({ moment, alt }: { moment: Moment; alt: string }) {
  const { name } = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    loadPicture(moment, name).then(
      (svg) => {
        if (!isWanted || place.current === null) return;
        shadowOf(place.current).replaceChildren(svg.cloneNode(true));
        setTold(svg.getAttribute('aria-label') ?? alt);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [moment.id, moment.seq, name]);
  return (
    <div
      class={told === undefined ? 'picture' : 'picture drawn'}
      ref={place}
      role="img"
      aria-label={language() === 'en' ? (told ?? alt) : alt}
      data-seq={moment.seq}
    />
  );
}

/** The whole board, small: a look at a game in a list. */
export function BoardThumbnail({ moment }: { moment: Moment }) {
  const { name } = useTheme();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    loadPicture(moment, name, smallSize).then(
      (drawn) => {
        if (place.current === null) return;
        const svg = drawn.cloneNode(true) as SVGSVGElement;
        shadowOf(place.current, 'svg{display:block;width:100%;height:100%}').replaceChildren(svg);
        const { x, y, width, height } = svg.getBBox();
        svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
      },
      () => undefined,
    );
  }, [moment.id, moment.seq, name]);
  return <div class="thumbnail" ref={place} aria-hidden="true" />;
}

const overBoard = 'svg{position:absolute;width:1px;height:1px;overflow:visible}';

/** Names within a picture mean that picture only. */
function shadowOf(element: HTMLDivElement, style = overBoard): ShadowRoot {
  if (element.shadowRoot !== null) return element.shadowRoot;
  const shadow = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}
