import type { SeatView } from '../../engine/index.ts';
import { displaysIn } from '../art/displays.ts';
import { emblemArt } from '../art/emblems.ts';
import type { HoldingArt } from '../art/expansion-display.ts';
import { pieceArt } from '../art/pieces.ts';
import { point } from '../geometry/curve.ts';
import { lookOf } from '../seats.ts';
import { el, group, moved } from '../svg.ts';
import { fitted, text, widthOf } from '../text.ts';
import { nameOf, resultWords } from '../words.ts';
import { awaitingSeat, type Block, type Setting } from './block.ts';

/**
 * Makes the block of a seat: its emblem, name and score, its supply, and its holdings from expansions. For a seat that
 * has resigned, a note replaces the supply.
 */
export function seatBlock(setting: Setting, seat: SeatView, width: number): Block {
  const { base } = setting;
  const first = seat.resigned ? 1 : 0;
  const signs = inRows(holdings(setting, seat), width - base * 0.5, base).map((sign) => ({
    ...sign,
    row: sign.row + first,
  }));
  const rows = Math.max(1, ...signs.map(({ row }) => row + 1));
  const draw = (_: number, height: number) =>
    [
      panel(setting, seat, width, height),
      emblemTab(setting, seat),
      nameAndScore(setting, seat, width),
      seat.resigned ? resignation(setting) : '',
      ...signs.map((sign) => signArt(setting, sign)),
    ].join('');
  return { height: base * (2.45 + rows * 1.9), draw };
}

function panel(setting: Setting, { seat, resigned }: SeatView, width: number, height: number): string {
  const { theme, base } = setting;
  const isAwaiting = awaitingSeat(setting) === seat;
  return el('rect', {
    width,
    height,
    rx: base * 0.5,
    fill: theme.panel,
    stroke: isAwaiting ? lookOf(seat).fill : theme.panelLine,
    'stroke-width': base * (isAwaiting ? 0.17 : 0.08),
    'fill-opacity': resigned ? '.55' : undefined,
  });
}

/** Draws the corner of the panel in the colour of the seat, with its emblem. */
function emblemTab({ theme, base }: Setting, { seat }: SeatView): string {
  const look = lookOf(seat);
  const d = `M${base * 0.5} 0H${base * 2.3}V${base * 2.15}H0V${base * 0.5}Q0 0 ${base * 0.5} 0Z`;
  const transform = moved(point(base * 1.15, base * 1.07), base / 5.6);
  return [
    el('path', { d, fill: look.fill, stroke: theme.panelLine, 'stroke-width': base * 0.08 }),
    group({ transform }, emblemArt(look.emblem, look.ink)),
  ].join('');
}

function nameAndScore({ theme, base, options }: Setting, { seat, score }: SeatView, width: number): string {
  const style = { fill: theme.ink, bold: true } as const;
  const room = width - base * 3.4 - widthOf(`${score}`, base * 1.5, true);
  const name = fitted(nameOf(options, seat), base * 1.05, room, true);
  return [
    text(base * 2.75, base * 1.48, name, { ...style, size: base * 1.05 }),
    text(width - base * 0.5, base * 1.62, `${score}`, { ...style, size: base * 1.5, anchor: 'end' }),
  ].join('');
}

function resignation({ theme, base, options }: Setting): string {
  const style = { size: base * 0.95, fill: theme.inkSoft } as const;
  return text(base * 0.5, base * 3.45, resultWords(options).resigned, style);
}

/** A sign with its position: the row, and the distance from the left. */
interface PlacedSign {
  readonly sign: HoldingArt;
  readonly row: number;
  readonly left: number;
}

/** Arranges signs in rows; one with a number takes more room. */
function inRows(all: readonly HoldingArt[], width: number, base: number): PlacedSign[] {
  let [row, left] = [0, 0];
  return all.map((sign) => {
    const wide = base * (sign.count === undefined ? 1.8 : 2.1 + `${sign.count}`.length * 0.35);
    if (left > 0 && left + wide > width) [row, left] = [row + 1, 0];
    left += wide;
    return { sign, row, left: left - wide };
  });
}

function signArt({ theme, base }: Setting, { sign: { svg, count }, row, left }: PlacedSign): string {
  const [x, y] = [base * 0.3 + left, base * (2.25 + row * 1.9)];
  const number = { size: base * 0.9, fill: theme.ink } as const;
  return [
    group({ transform: moved(point(x + base * 0.78, y + base * 0.95), base / 17.5) }, svg),
    count === undefined ? '' : text(x + base * 1.68, y + base * 1.3, `${count}`, number),
  ].join('');
}

/** Draws a seat's supply, unless it has resigned, then its holdings from expansions. */
function holdings({ theme, view }: Setting, { seat, pieces, resigned }: SeatView): HoldingArt[] {
  const look = lookOf(seat);
  const supply = Object.entries(resigned ? {} : pieces)
    .filter(([, count]) => count > 0)
    .map(([piece, count]) => ({
      svg: pieceArt(theme, piece, look),
      count: piece === 'meeple' || count > 1 ? count : undefined,
    }));
  const drawPiece = (piece: string, owner: number) => pieceArt(theme, piece, lookOf(owner));
  const gifts = displaysIn(view).flatMap(
    ({ display, part }) => display.holdings?.(theme, part, seat, drawPiece) ?? [],
  );
  return [...supply, ...gifts];
}
