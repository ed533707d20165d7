import { useEffect, useRef, useState } from 'preact/hooks';
import { Semaphore } from '../../src/helpers/semaphore.ts';
import { useTheme } from '../app/appearance.ts';
import { language } from '../i18n/index.ts';
import { type Area, areaAround } from './camera.ts';
import type { Cell } from './cell.ts';
import { type BoardImage, loadImage } from './load-image.ts';
import { type GameMoment, loadPicture, type Moment, momentKey } from './load-picture.ts';

interface BoardPictureProps {
  readonly moment: Moment;
  /** Width of the picture, in pixels. */
  readonly size: number;
  /** Cells that it has to show, at that moment and at later ones. */
  readonly cells: readonly Cell[];
  readonly alt: string;
  /** Cells that are invisible. */
  readonly hidden?: readonly Cell[];
  /** Called when the picture of an entry is shown. */
  readonly onDrawn?: (seq: number) => void;
}

/** Coordinates are written round the tiles. */
const COORDINATES_MARGIN = 160;

/** Shows the board at a moment; the previous picture stays until the new one is loaded. */
export function BoardPicture({ moment, size, cells, alt, hidden = NO_CELLS, onDrawn }: BoardPictureProps) {
  const { name } = useTheme();
  const [drawn, setDrawn] = useState<{ readonly image: BoardImage; readonly seq: number | undefined }>();
  const image = drawn?.image;
  const seq = 'seq' in moment ? moment.seq : undefined;
  useEffect(() => {
    let isWanted = true;
    const area = areaAround(cells, COORDINATES_MARGIN);
    loadImage(moment, name, size, area).then(
      (next) => (isWanted ? setDrawn({ image: next, seq }) : release(next)),
      // If the new picture cannot be loaded, keep the old one.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [momentKey(moment), name, size, cells.length]);
  useEffect(() => () => release(image), [image]);
  useEffect(() => {
    if (drawn?.seq !== undefined) onDrawn?.(drawn.seq);
  }, [drawn]);
  const description = image?.description || alt;
  return (
    <img
      class={image === undefined ? 'picture' : 'picture drawn'}
      src={image?.url}
      style={image && { ...boxOf(image.area), 'clip-path': without(hidden, image.area) }}
      alt={language() === 'en' ? description : alt}
      draggable={false}
      data-seq={seq}
    />
  );
}

const boxOf = ({ left, top, width, height }: Area) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

const NO_CELLS: readonly Cell[] = [];

/** Returns a clip path that excludes cells, except for the frame around one; none if there are no cells. */
function without(cells: readonly Cell[], { left, top, width, height }: Area): string {
  if (cells.length === 0) return 'none';
  const holes = cells.map(({ x, y }) => `M${x * 100 - left} ${y * 100 - top}h100v100h-100z`);
  return `path(evenodd, "M0 0H${width}V${height}H0z${holes.join('')}")`;
}

const release = (image: BoardImage | undefined) => image && URL.revokeObjectURL(image.url);

interface DetailProps {
  readonly moment: GameMoment;
  /** The part that is shown, in units of 100 a cell. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The cell that is framed. */
  readonly frame: Cell | undefined;
  readonly alt: string;
}

/** A part of the board at a moment, with a frame round one cell. */
export function BoardDetail({ moment, area, frame, alt }: DetailProps) {
  const { name } = useTheme();
  const element = useRef<HTMLDivElement>(null);
  const { x, y, width, height } = area;
  useEffect(() => {
    details
      .run(() => loadPicture(moment, name, DETAIL_SIZE))
      .then(
        (svg) => {
          if (element.current === null) return;
          svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
          if (frame !== undefined) svg.append(frameRound(frame));
          shadowOf(element.current, FILLING).replaceChildren(svg);
        },
        // The picture is optional: the texts describe the moves, too.
        () => undefined,
      );
  }, [moment.id, moment.seq, moment.isBetter, name, x, y, width, height]);
  return (
    <div
      class="detail"
      ref={element}
      role="img"
      aria-label={alt}
      style={{ 'aspect-ratio': `${width / height}` }}
    />
  );
}

/** The service limits a caller's concurrent pictures. */
const details = new Semaphore(2);
/** Large enough for fine details, but not the finest. */
const DETAIL_SIZE = 1200;

function frameRound({ x, y }: Cell): SVGRectElement {
  const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const look = { x: x * 100 - 3, y: y * 100 - 3, width: 106, height: 106, rx: 6, fill: 'none' };
  for (const [key, value] of Object.entries(look)) rect.setAttribute(key, String(value));
  rect.style.setProperty('stroke', 'var(--seat)');
  rect.style.setProperty('stroke-width', '6');
  return rect;
}

const FILLING = 'svg{display:block;width:100%;height:100%}';

/** Returns a shadow root that keeps the ids of pictures separate. */
function shadowOf(element: HTMLDivElement, style: string): ShadowRoot {
  if (element.shadowRoot !== null) return element.shadowRoot;
  const shadow = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}
